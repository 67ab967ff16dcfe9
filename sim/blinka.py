"""Sets Blinka up for a desktop, before anything imports displayio."""

import os

# Blinka looks for real hardware when it is first imported, and may even ask on the terminal
# whether to install something; both have to be off before that.
os.environ["BLINKA_OS_AGNOSTIC"] = "1"
os.environ["BLINKA_SKIP_DEPENDENCY_CHECK"] = "1"
