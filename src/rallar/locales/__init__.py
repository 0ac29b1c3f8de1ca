"""Every sentence a person reads: a folder of .ftl files for each language. It knows no rules and prints nothing."""

from rallar.locales.labels import Labels
from rallar.locales.languages import languages, serving
from rallar.locales.messages import Messages

__all__ = ["Labels", "Messages", "languages", "serving"]
