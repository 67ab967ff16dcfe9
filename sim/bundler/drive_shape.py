"""How CircuitPython divides a board's drive: FAT's table, its root, clusters.

It follows FatFs, which is CircuitPython's own file system, in what it chooses: one table, 512
entries in the root, the size of clusters by that of the volume.
"""

from dataclasses import dataclass

SECTOR = 512  # bytes
ROOT_ENTRIES, ENTRY = 512, 32
ROOT = ROOT_ENTRIES * ENTRY
RESERVED = 1  # sectors before the table

_DOUBLES_AT = (1, 4, 16, 64, 256, 512)  # a cluster doubles at so many units of 4096 sectors
_UNIT = 4096
_MOST_12 = 4085  # clusters that numbers of 12 bits are enough for


@dataclass(frozen=True)
class Shape:
    """How a volume of so many sectors is divided."""

    sectors: int
    cluster: int  # sectors
    is_12: bool  # numbers of clusters have 12 bits, not 16
    table: int  # sectors

    @property
    def data_at(self) -> int:
        """The first sector of the first cluster."""
        return RESERVED + self.table + ROOT // SECTOR

    @property
    def clusters(self) -> int:
        """How many there are."""
        return (self.sectors - self.data_at) // self.cluster


def sectors(kb: int) -> int:
    """Return how many sectors a drive of so many KB has."""
    return kb * 1024 // SECTOR


def shape(sectors: int) -> Shape:
    """Return how CircuitPython divides a drive of so many sectors."""
    cluster = 1 << sum(sectors // _UNIT >= boundary for boundary in _DOUBLES_AT)
    count = sectors // cluster
    is_12 = count <= _MOST_12
    table = (count * 3 + 1) // 2 + 3 if is_12 else count * 2 + 4
    return Shape(sectors, cluster, is_12, -(-table // SECTOR))
