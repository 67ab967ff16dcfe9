"""How CircuitPython formats a board's drive: FAT, root directory, clusters.

Makes the same choices as FatFs, CircuitPython's file system: one FAT, 512 entries in the root
directory, a cluster size that depends on the size of the volume.
"""

from dataclasses import dataclass

SECTOR = 512  # bytes
ROOT_ENTRIES, ENTRY = 512, 32
ROOT = ROOT_ENTRIES * ENTRY
RESERVED = 1  # sectors before the FAT

_DOUBLES_AT = (1, 4, 16, 64, 256, 512)  # where the cluster size doubles, in units of 4096 sectors
_UNIT = 4096
_MOST_12 = 4085  # the largest number of clusters that FAT12 can address


@dataclass(frozen=True)
class Shape:
    """How a volume of a certain size is divided."""

    sectors: int
    cluster: int  # sectors
    is_12: bool  # FAT12 instead of FAT16
    table: int  # sectors

    @property
    def data_at(self) -> int:
        """The first sector of the first cluster."""
        return RESERVED + self.table + ROOT // SECTOR

    @property
    def clusters(self) -> int:
        """The number of clusters."""
        return (self.sectors - self.data_at) // self.cluster


def sectors(kb: int) -> int:
    """Return the number of sectors of a drive of `kb` KB."""
    return kb * 1024 // SECTOR


def shape(sectors: int) -> Shape:
    """Return how CircuitPython divides a drive with this number of sectors."""
    cluster = 1 << sum(sectors // _UNIT >= boundary for boundary in _DOUBLES_AT)
    count = sectors // cluster
    is_12 = count <= _MOST_12
    table = (count * 3 + 1) // 2 + 3 if is_12 else count * 2 + 4
    return Shape(sectors, cluster, is_12, -(-table // SECTOR))
