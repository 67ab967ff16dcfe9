"""`python -m sim.atlas`: paints all atlases anew, for simulator and bundles."""

from sim.atlas import folder
from sim.atlas.catalogue import names, paint

if __name__ == "__main__":
    folder.write({name: paint(name) for name in names()})
