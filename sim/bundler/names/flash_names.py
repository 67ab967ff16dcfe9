"""Names that cost no heap: CircuitPython has them in its flash.

Each other name that the program has takes some ten bytes of the heap. Every board has these. They
are names of Python's own modules and types, as its documentation lists them. None is of a type that
a class of the project inherits from, nor of what a module finds without an import. A name that the
program, a library or a board file uses itself is left out, so that nothing can be taken for
anything else.
"""

from collections.abc import Collection, Iterator

_NAMES = """
acos acosh asin asinh atan atan2 atanh copysign cosh degrees erf erfc exp expm1 fabs fmod frexp
gamma isfinite isinf isnan ldexp log10 log2 modf radians sinh tan tanh trunc
EACCES EADDRINUSE EALREADY EBADF ECONNABORTED ECONNREFUSED ECONNRESET EEXIST EHOSTUNREACH
EINPROGRESS EISDIR ENOBUFS ENODEV ENOENT ENOTCONN EOPNOTSUPP EPERM ETIMEDOUT errorcode
choice getrandbits randint randrange uniform
a2b_base64 b2a_base64 crc32 hexlify unhexlify
calcsize pack_into dump loads
chdir getcwd mkdir rmdir statvfs unlink
OrderedDict namedtuple deque appendleft popleft move_to_end
center endswith isalpha isdigit islower isspace isupper lstrip rindex rpartition splitlines
difference difference_update discard intersection intersection_update isdisjoint issubset
issuperset symmetric_difference symmetric_difference_update union
fromkeys popitem setdefault itemsize fromhex deleter getter imag real
"""


def free(taken: Collection[str]) -> Iterator[str]:
    """Yield those that are not `taken`, the shortest first, for a module stores each once more."""
    yield from sorted(set(_NAMES.split()) - set(taken), key=lambda name: (len(name), name))
