"""What every test needs: Blinka told that no hardware is there, no window, no hurry."""

import os

from hypothesis import settings

# Blinka reads these at its first import; SDL when the first window opens.
os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
os.environ.setdefault("BLINKA_SKIP_DEPENDENCY_CHECK", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

# No deadline: a shared computer is slow at times. In CI the same examples each time.
settings.register_profile("project", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("project")
