"""Names that cost no heap because CircuitPython has them in flash.

Any other name in the program takes some ten bytes of heap, and an entry in a table that doubles in
size: the 621st needs a contiguous 3.9 KB block. Every board has the names listed here. They are
names of modules and types of Python and CircuitPython, according to the documentation of both. None
belongs to a type that a class of the project inherits from, or to something a module finds without
an import. A name that the program, a library or a board file uses is left out, so nothing can be
mistaken for anything else. Of the names that only CircuitPython has, only the short ones are
listed: the 32-bit machine of the tests lacks them.
"""

from collections.abc import Collection, Iterator

_NAMES = """
acos acosh asin asinh atan atan2 atanh copysign cos cosh degrees erf erfc exp expm1 fabs fmod frexp
gamma inf isfinite isinf isnan ldexp log10 log2 modf nan radians sinh sqrt tan tanh trunc
EACCES EADDRINUSE EALREADY EBADF ECONNABORTED ECONNREFUSED ECONNRESET EEXIST EHOSTUNREACH
EINPROGRESS EISDIR ENOBUFS ENODEV ENOENT ENOTCONN EOPNOTSUPP EPERM ETIMEDOUT errorcode
choice getrandbits randint randrange uniform
a2b_base64 b2a_base64 crc32 hexlify unhexlify
calcsize pack_into dump loads
chdir getcwd mkdir rename rmdir sep statvfs sync uname unlink
machine nodename platform release sysname
mktime tm_hour tm_mday tm_min tm_mon tm_sec tm_wday tm_yday tm_year
OrderedDict namedtuple deque appendleft popleft move_to_end
send
center endswith isalpha isdigit islower isspace isupper lstrip rindex rpartition splitlines
difference difference_update discard intersection intersection_update isdisjoint issubset
issuperset symmetric_difference symmetric_difference_update union
fromkeys popitem setdefault itemsize fromhex deleter getter imag real
DOWN I2C SPI UART MISO MOSI Parity ODD EVEN cts rts rx tx scl sda stop scan probe parity phase
in_end out_end writeto unlock NORMAL RunMode UF2 cpu uid voltage STARTUP USER pid vid product
reload VfsFat mkfs remount latch dx dy shift_x shift_y Circle Polygon points radius RGB555 RGB888
convert dirty dither mask angle ox oy px py xs ys
INPUT OUTPUT Pin RGB565 flip_x flip_y mount umount
"""


def free(taken: Collection[str]) -> Iterator[str]:
    """Yield flash names that are not `taken`, the shortest first, as each module stores a copy."""
    yield from sorted(set(_NAMES.split()) - set(taken), key=lambda name: (len(name), name))
