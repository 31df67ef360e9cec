"""How Numba compiles rules and entries: by our own pipeline, or by Numba's where ours does not work.

Our pipeline (`core.compiler`) uses parts of Numba that a release may move. It is tried on a few lines before it first
compiles something. If it cannot be imported, or fails on those lines, Numba's own pipeline compiles everything,
and one warning says so.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import version
from typing import Any, NamedTuple

_works: bool | None = None


class Pipelines(NamedTuple):
    """Values of Numba's option `pipeline_class`."""

    entry: type
    rule: type


def rule_options(*, may_allocate: bool, inline: bool) -> dict[str, Any]:
    """Return Numba's options for a rule, which only compiled code calls."""
    if (own := _own_pipelines()) is None:
        return {}
    without_wrappers = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # a sixth of the compile time
    return without_wrappers | {"pipeline_class": own.rule, "_nrt": may_allocate, "forceinline": inline}


def entry_options() -> dict[str, Any]:
    """Return Numba's options for an entry, which Python calls."""
    if (own := _own_pipelines()) is None:
        return {"nogil": True}
    return {"nogil": True, "no_cfunc_wrapper": True, "pipeline_class": own.entry}


@cache
def _own_pipelines() -> Pipelines | None:
    """Return our pipelines, or None if this Numba cannot have them.

    Each decides only when it compiles something: code from the cache needs no check.
    """
    try:
        from numba.core.compiler import DefaultPassBuilder

        from .compiler import EntryPipeline, RulePipeline
    except Exception as error:  # whatever has been moved
        _warn(error)
        return None

    def checked(own: type) -> type:
        def define_pipelines(compiler: Any) -> Any:
            if _is_working():
                return own.define_pipelines(compiler)  # type: ignore[attr-defined]
            return [DefaultPassBuilder.define_nopython_pipeline(compiler.state)]  # type: ignore[no-untyped-call]

        return type(own.__name__, (own,), {"define_pipelines": define_pipelines})

    return Pipelines(checked(EntryPipeline), checked(RulePipeline))


def _is_working() -> bool:
    """Return whether our pipeline works with this Numba; the first call tries it."""
    global _works
    if _works is None:
        _works = True  # for what the check itself compiles
        try:
            from .pipeline_check import check

            check()
        except Exception as error:
            _works = False
            _warn(error)
    return _works


def _warn(error: Exception) -> None:
    warnings.warn(
        f"Snowbound's compiler does not work with Numba {version('numba')} ({type(error).__name__}: {error}). "
        "Games are compiled by Numba's own pipeline instead: they play by the same rules, but compiling takes "
        "about twice as long and games run slower. pyproject.toml names the releases of Numba that were tested.",
        RuntimeWarning,
        stacklevel=2,
    )
