"""How Numba compiles the rules: each by itself only up to LLVM's code, and an entry with all that it calls at once.

Numba would optimise every function together with all that it calls, and make machine code of it, though a rule is
called by compiled code only; it would run passes for parts of Python that no rule uses; it would write thirty
instructions for an item of an array (`core.lowering`), and do much of its work several times (`core.hurry`). Without
all that a game compiles in a third of the time and runs a little faster (docs/decisions/012-compiling.md). What is
used here of Numba is not its public interface, but for `pipeline_class`: pyproject.toml names the versions that are
known to have it.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from llvmlite.binding import parse_assembly
from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core import ir
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import AnalysisPass, FunctionPass, LoweringPass, PassManager, register_pass
from numba.core.ir_utils import check_and_legalize_ir
from numba.core.typed_passes import NoPythonBackend, NopythonTypeInference, PreLowerStripPhis
from numba.core.untyped_passes import FixupArgs, GenericRewrites, ReconstructSSA, TranslateByteCode

from .lowering import ShortLowering

# --- code --------------------------------------------------------------------


class Part(JITCodeLibrary):
    """The code of one rule: what it calls stays beside it, until an entry wants both."""

    def finalize(self) -> None:
        """Leave everything to the entry."""
        self._finalized = True

    def add_ir_module(self, ir_module: Any) -> None:
        """Take the rule's code as it is: it is verified with the entry, and optimised there."""
        module = parse_assembly(str(ir_module))
        module.data_layout = self._codegen._data_layout
        self._final_module.link_in(module)

    def _get_module_for_linking(self) -> Any:
        # For code that is not ours and calls a rule: all in one, as Numba has it.
        if self._shared_module is None:
            module = self._final_module.clone()
            for library in link_parts(module, self._linking_libraries):
                module.link_in(library._get_module_for_linking(), preserve=True)
            for function in defined(module):
                function.linkage = "linkonce_odr"
            self._shared_module = module
        return self._shared_module


class Whole(JITCodeLibrary):
    """The code of an entry, with all rules that it needs."""

    def finalize(self) -> None:
        """Link the parts as functions that nobody else calls, and let Numba do the rest."""
        own = {function.name for function in defined(self._final_module)}
        self._linking_libraries = link_parts(self._final_module, self._linking_libraries)
        for function in defined(self._final_module):
            if function.name not in own:
                function.linkage = "internal"
        super().finalize()

    def _optimize_final_module(self) -> None:
        # Once. Numba's cheaper pass before it is for code that counts references everywhere.
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


def link_parts(module: Any, libraries: list[Any]) -> list[Any]:
    """Link into a module all parts that it needs, directly or not; return Numba's own libraries, for Numba to link."""
    seen: set[Any] = set()
    others = []
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library in seen:
            continue
        seen.add(library)
        if isinstance(library, Part):
            module.link_in(library._final_module, preserve=True)
            waiting.extend(library._linking_libraries)
        else:
            others.append(library)
    return others


def defined(module: Any) -> list[Any]:
    """The functions of a module that are more than declared."""
    return [function for function in module.functions if not function.is_declaration]


# --- passes ------------------------------------------------------------------


@register_pass(mutates_CFG=False, analysis_only=False)
class KnownNumbers(FunctionPass):
    """A member of an enumeration is its number; and so is a field of a named tuple of numbers."""

    _name = "snowbound_known_numbers"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """In one function: wherever a global one is asked for a member, put the number."""
        assignments = [each for block in state.func_ir.blocks.values() for each in block.find_insts(ir.Assign)]
        names = {
            each.target.name: each.value.value
            for each in assignments
            if isinstance(each.value, ir.Global | ir.FreeVar) and _names_numbers(each.value.value)
        }
        if not names:
            return False
        for each in assignments:
            asked = each.value
            if isinstance(asked, ir.Expr) and asked.op == "getattr" and asked.value.name in names:
                number = getattr(names[asked.value.name], asked.attr)
                if isinstance(number, int):
                    each.value = ir.Const(int(number), each.loc)
                    state.func_ir._definitions[each.target.name] = [each.value]
        return True


def _names_numbers(value: object) -> bool:
    if isinstance(value, tuple):
        return hasattr(value, "_fields") and all(type(each) is int for each in value)
    return isinstance(value, type) and issubclass(value, IntEnum)


@register_pass(mutates_CFG=False, analysis_only=True)
class EndVariables(AnalysisPass):
    """Say where variables end; in a rule that counts no references that would mean nothing."""

    _name = "snowbound_end_variables"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """In one function."""
        if state.flags.nrt:
            check_and_legalize_ir(state.func_ir, flags=state.flags)
        return False


@register_pass(mutates_CFG=False, analysis_only=False)
class MakeKnown(LoweringPass):
    """Tell Numba of a rule that has no machine code, so that others can call it."""

    _name = "snowbound_make_known"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """One function; Numba knows it by an object that Python could call, if there were something to call."""
        lowered = state["cr"]
        described, name = lowered.fndesc, lowered.fndesc.qualname.split(".")[-1]
        nothing = _dynfunc.make_function(described.lookup_module(), name, "", 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(nothing, described, [state.library])
        state["cr"] = lowered._replace(cfunc=nothing)
        return True


class Passes(PassManager):
    """Passes of which each leaves sound code behind: nothing is analysed, reported or timed after every one."""

    def _runPass(self, index: int, pss: Any, internal_state: Any) -> None:  # noqa: N802  (Numba's name)
        pss.analysis = self._analysis
        pss.run_pass(internal_state)


# --- compilers ---------------------------------------------------------------


class Entries(CompilerBase):
    """Compiles an entry."""

    code: type = Whole
    passes: tuple[type, ...] = (
        TranslateByteCode,
        FixupArgs,
        KnownNumbers,
        GenericRewrites,
        ReconstructSSA,
        NopythonTypeInference,
        PreLowerStripPhis,
        EndVariables,
        ShortLowering,
        NoPythonBackend,
    )

    def define_pipelines(self) -> list[Any]:
        """What plain functions over numbers and arrays need."""
        self.state.library = self.code(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        manager = Passes("snowbound")
        for each in self.passes:
            manager.add_pass(each, each.__name__)
        manager.finalize()
        return [manager]


class Rules(Entries):
    """Compiles a rule."""

    code = Part
    passes = (*Entries.passes[:-1], MakeKnown, NoPythonBackend)

    def define_pipelines(self) -> list[Any]:
        """The same, without machine code."""
        self.state.flags.no_compile = True
        return super().define_pipelines()
