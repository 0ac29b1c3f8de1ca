"""Every sentence a person reads: a folder of .ftl files for each language. It knows no rules and prints nothing."""

from rallar.locales.labels import Labels
from rallar.locales.languages import languages, serving
from rallar.locales.messages import Messages
from rallar.locales.words import Words

__all__ = ["Labels", "Messages", "Words", "languages", "serving"]
