"""`snowbound board GAME FILE --watch`: a page with a board file and its picture, drawn again on every save."""

from .page_server import PageServer
from .watched_board import WatchedBoard

__all__ = ["PageServer", "WatchedBoard"]
