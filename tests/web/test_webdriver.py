"""A missing browser fails its tests, and they name its package."""

import pytest

from tests.web import webdriver

PACKAGES = {"firefox-esr": webdriver.firefox, "webkit2gtk-driver": webdriver.webkit}


@pytest.mark.parametrize("package", PACKAGES)
def test_a_missing_browser_is_named(package, monkeypatch):
    monkeypatch.setenv("PATH", "")
    with pytest.raises(pytest.fail.Exception, match=f": sudo apt install {package}$"):
        PACKAGES[package](False).__enter__()
