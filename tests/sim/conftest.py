"""Sets Blinka up for a desktop before any test imports displayio."""

import sim.blinka  # noqa: F401
