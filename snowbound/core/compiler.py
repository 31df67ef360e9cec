"""Our pipeline through Numba: rules are compiled up to LLVM's code, and an entry is optimised once with all its rules.

Numba optimises every function together with everything that it calls, and makes machine code of it. A rule is called
by compiled code only, so that work is done again for each of its callers. Numba also runs passes for parts of Python
that no rule uses. Without both, a game compiles in half of the time and runs faster (docs/decisions/012-compiling.md).

Of Numba, `pipeline_class`, `CompilerBase` and the passes are documented; `JITCodeLibrary` and some attributes here are
not. If a release has moved them, `core.pipeline` falls back to Numba's own pipeline.
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
from numba.core.typed_passes import NativeLowering, NoPythonBackend, NopythonTypeInference, PreLowerStripPhis
from numba.core.untyped_passes import FixupArgs, GenericRewrites, ReconstructSSA, TranslateByteCode

# --- code --------------------------------------------------------------------


class RuleLibrary(JITCodeLibrary):
    """The LLVM code of one rule. What the rule calls is linked by the entry that needs both."""

    def finalize(self) -> None:
        """Do nothing: optimising is left to the entry."""
        self._finalized = True

    def add_ir_module(self, ir_module: Any) -> None:
        """Add code without verifying or optimising it: the entry does both."""
        module = parse_assembly(str(ir_module))
        module.data_layout = self._codegen._data_layout
        self._final_module.link_in(module)

    def _get_module_for_linking(self) -> Any:
        # For compiled code that is not ours and calls a rule: everything in one module, as Numba expects.
        if self._shared_module is None:
            module = self._final_module.clone()
            for library in link_rules(module, self._linking_libraries):
                module.link_in(library._get_module_for_linking(), preserve=True)
            for function in defined(module):
                function.linkage = "linkonce_odr"
            self._shared_module = module
        return self._shared_module


class EntryLibrary(JITCodeLibrary):
    """The machine code of an entry, including all rules that it needs."""

    def finalize(self) -> None:
        """Link the rules as internal functions, then let Numba finish."""
        own = {function.name for function in defined(self._final_module)}
        self._linking_libraries = link_rules(self._final_module, self._linking_libraries)
        for function in defined(self._final_module):
            if function.name not in own:
                function.linkage = "internal"
        super().finalize()

    def _optimize_final_module(self) -> None:
        # Once. Numba's cheaper pass before it helps code that counts references everywhere.
        passes, *builder = _as_tuple(self._codegen._module_pass_manager())
        passes.run(self._final_module, *builder)


def _as_tuple(managers: Any) -> tuple[Any, ...]:
    """Return the pass manager, and the pass builder of Numba releases that use LLVM's new pass manager."""
    return managers if isinstance(managers, tuple) else (managers,)


def link_rules(module: Any, libraries: list[Any]) -> list[Any]:
    """Link into a module all rules that it needs, directly or not; return Numba's own libraries, for Numba to link."""
    seen: set[Any] = set()
    others = []
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library in seen:
            continue
        seen.add(library)
        if isinstance(library, RuleLibrary):
            module.link_in(library._final_module, preserve=True)
            waiting.extend(library._linking_libraries)
        else:
            others.append(library)
    return others


def defined(module: Any) -> list[Any]:
    """Return the functions of a module that have a body."""
    return [function for function in module.functions if not function.is_declaration]


# --- passes ------------------------------------------------------------------


@register_pass(mutates_CFG=False, analysis_only=False)
class ConstantMembers(FunctionPass):
    """Replace members of enumerations, and fields of named tuples of numbers, by their numbers."""

    _name = "snowbound_constant_members"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Replace them in one function, wherever the enumeration or the tuple is a global."""
        assignments = [each for block in state.func_ir.blocks.values() for each in block.find_insts(ir.Assign)]
        names = {
            each.target.name: each.value.value
            for each in assignments
            if isinstance(each.value, ir.Global | ir.FreeVar) and _has_members(each.value.value)
        }
        if not names:
            return False
        for each in assignments:
            read = each.value
            if isinstance(read, ir.Expr) and read.op == "getattr" and read.value.name in names:
                number = getattr(names[read.value.name], read.attr)
                if isinstance(number, int):
                    each.value = ir.Const(int(number), each.loc)
                    state.func_ir._definitions[each.target.name] = [each.value]
        return True


def _has_members(value: object) -> bool:
    if isinstance(value, tuple):
        return hasattr(value, "_fields") and all(type(each) is int for each in value)
    return isinstance(value, type) and issubclass(value, IntEnum)


@register_pass(mutates_CFG=False, analysis_only=True)
class EndVariables(AnalysisPass):
    """Mark where variables end, in functions that count references; the others have no use for it."""

    _name = "snowbound_end_variables"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Mark it in one function."""
        if state.flags.nrt:
            check_and_legalize_ir(state.func_ir, flags=state.flags)
        return False


@register_pass(mutates_CFG=False, analysis_only=False)
class RegisterRule(LoweringPass):
    """Register a rule with Numba, so that other functions can call it although it has no machine code."""

    _name = "snowbound_register_rule"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Register one function. Numba knows functions by an object that Python can call; this one points nowhere."""
        lowered = state["cr"]
        described, name = lowered.fndesc, lowered.fndesc.qualname.split(".")[-1]
        key = _dynfunc.make_function(described.lookup_module(), name, "", 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(key, described, [state.library])
        state["cr"] = lowered._replace(cfunc=key)
        return True


class DirectPassManager(PassManager):
    """Runs the passes without analysing, reporting and timing each of them."""

    def _runPass(self, index: int, pss: Any, internal_state: Any) -> None:  # noqa: N802  (Numba's name)
        pss.analysis = self._analysis
        pss.run_pass(internal_state)


# --- compilers ---------------------------------------------------------------


class EntryPipeline(CompilerBase):
    """Compiles an entry."""

    library: type = EntryLibrary
    passes: tuple[type, ...] = (
        TranslateByteCode,
        FixupArgs,
        ConstantMembers,
        GenericRewrites,
        ReconstructSSA,
        NopythonTypeInference,
        PreLowerStripPhis,
        EndVariables,
        NativeLowering,
        NoPythonBackend,
    )

    def define_pipelines(self) -> list[Any]:
        """Return the passes that plain functions over numbers and arrays need."""
        self.state.library = self.library(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        manager = DirectPassManager("snowbound")
        for each in self.passes:
            manager.add_pass(each, each.__name__)
        manager.finalize()
        return [manager]


class RulePipeline(EntryPipeline):
    """Compiles a rule."""

    library = RuleLibrary
    passes = (*EntryPipeline.passes[:-1], RegisterRule, NoPythonBackend)

    def define_pipelines(self) -> list[Any]:
        """Return the same passes, without machine code at the end."""
        self.state.flags.no_compile = True
        return super().define_pipelines()
