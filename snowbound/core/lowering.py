"""What rules do most, fields of a record and items of an array, in as few of LLVM's instructions as can be.

Numba writes about thirty for each, by way of a structure in memory, and LLVM takes them away again. That is a third
of all that a game has to be compiled from. What is not one of these cases is Numba's.
"""

from __future__ import annotations

import math
import operator
from typing import Any

from llvmlite.ir import Constant, IntType
from numba import types
from numba.core import cgutils, ir
from numba.core.compiler_machinery import register_pass
from numba.core.lowering import Lower
from numba.core.typed_passes import BaseNativeLowering
from numba.np.arrayobj import load_item, store_item

ITEMS, DATA, SHAPE = 2, 4, 5  # where an array's structure has its number of items, its data and its shape
LARGE = 10**6
WORD = IntType(64)
NUMBERS = (types.Integer, types.Float, types.Boolean)
PLACES = {"getitem": "_place", "static_getitem": "_place_of_number"}
CASTS = frozenset({int, bool})  # Numba puts the latter before every branch


class Lowering(Lower):
    """Writes the code of one function."""

    def lower_expr(self, resty: Any, expr: Any) -> Any:
        """What is on the right of an assignment."""
        if expr.op == "getattr" and isinstance(resty, types.NestedArray):
            owner = self.typeof(expr.value.name)
            if isinstance(owner, types.Record) and owner.typeof(expr.attr) == resty:
                return self._field(owner, expr.attr, self.loadvar(expr.value.name), resty)
        elif expr.op in PLACES and (place := getattr(self, PLACES[expr.op])(expr.value, expr.index)) is not None:
            return self._loaded(place, expr.value, resty)
        return super().lower_expr(resty, expr)

    def lower_assign(self, ty: Any, inst: Any) -> Any:
        """An assignment; a table of a game is a constant."""
        value = inst.value
        if isinstance(value, ir.Global | ir.FreeVar) and _is_table(ty) and value.value.nbytes < LARGE:
            return self._constant(ty, value.value)
        return super().lower_assign(ty, inst)

    def lower_inst(self, inst: Any) -> Any:
        """One instruction of Numba's."""
        place = None
        if isinstance(inst, ir.StaticSetItem):
            if inst.index == slice(None) and self._can_fill(inst):
                return self._fill(inst)
            place = self._place_of_number(inst.target, inst.index)
        elif isinstance(inst, ir.SetItem):
            place = self._place(inst.target, inst.index)
        return super().lower_inst(inst) if place is None else self._store(place, inst)

    def lower_binop(self, resty: Any, expr: Any, op: Any) -> Any:
        """An operator; only powers and strings are others for constants, for which Numba would look first."""
        left, right = self.typeof(expr.lhs.name), self.typeof(expr.rhs.name)
        if op is operator.pow or not (isinstance(left, NUMBERS) and isinstance(right, NUMBERS)):
            return super().lower_binop(resty, expr, op)
        signature, context = self.fndesc.calltypes[expr], self.context
        function = context.typing_context.resolve_value_type(op)
        resolved = context.typing_context.resolve_function_type(function, signature.args, {})
        carry_out = context.get_function(function, resolved)
        given = [
            context.cast(self.builder, self.loadvar(each.name), kind, taken)
            for each, kind, taken in zip((expr.lhs, expr.rhs), (left, right), signature.args, strict=True)
        ]
        return context.cast(self.builder, carry_out(self.builder, given), signature.return_type, resty)

    def _lower_call_normal(self, fnty: Any, expr: Any, signature: Any) -> Any:
        if getattr(fnty, "typing_key", None) in CASTS and len(expr.args) == 1 and not expr.vararg:
            (given,) = expr.args
            if isinstance(kind := self.typeof(given.name), types.Integer | types.Boolean):
                return self.context.cast(self.builder, self.loadvar(given.name), kind, signature.return_type)
        return super()._lower_call_normal(fnty, expr, signature)

    # --- arrays

    def _field(self, owner: Any, name: str, record: Any, kind: Any) -> Any:
        """An array that is a field of a record: all of it is known but where the record is."""
        data = cgutils.get_record_member(
            self.builder, record, owner.offset(name), self.context.get_data_type(kind.dtype)
        )
        return self._array(kind, kind.shape, data)

    def _constant(self, kind: Any, table: Any) -> Any:
        """An array whose items are known."""
        content = cgutils.create_constant_array(IntType(8), bytearray(table.tobytes()))
        data = cgutils.global_constant(self.builder, ".const.array.data", content)
        item = self.context.get_data_type(kind.dtype)
        data.align = self.context.get_abi_alignment(item)
        return self._array(kind, table.shape, data.bitcast(item.as_pointer()))

    def _array(self, kind: Any, shape: tuple[int, ...], data: Any) -> Any:
        """The structure of an array of a known shape."""
        structure = self.context.get_value_type(kind)
        size = self.context.get_abi_sizeof(self.context.get_data_type(kind.dtype))
        strides = [size * math.prod(shape[axis + 1 :]) for axis in range(len(shape))]
        parts = [None, None, math.prod(shape), size, None, list(shape), strides]
        constants = [
            Constant(part, [WORD(number) for number in value] if isinstance(value, list) else value)
            for part, value in zip(structure.elements, parts, strict=True)
        ]
        return self.builder.insert_value(Constant(structure, constants), data, DATA)

    # --- items

    def _loaded(self, place: Any, array: Any, wanted: Any) -> Any:
        kind = self.typeof(array.name)
        return self.context.cast(self.builder, load_item(self.context, self.builder, kind, place), kind.dtype, wanted)

    def _store(self, place: Any, inst: Any) -> None:
        store_item(self.context, self.builder, self.typeof(inst.target.name), self._value(inst), place)

    def _value(self, inst: Any) -> Any:
        """What is to be stored, as the array has it."""
        value = self.loadvar(inst.value.name)
        given, taken = self.typeof(inst.value.name), self.fndesc.calltypes[inst].args[2]
        value = self.context.cast(self.builder, value, given, taken)
        return self.context.cast(self.builder, value, taken, self.typeof(inst.target.name).dtype)

    def _place_of_number(self, array: Any, index: Any) -> Any:
        """Where an item is that has a constant number."""
        if type(index) is not int or index < 0 or not _is_plain(self.typeof(array.name), 1):
            return None
        return self.builder.gep(self._data(array), [self._checked(WORD(index), array, 0)])

    def _place(self, array: Any, index: Any) -> Any:
        """Where an item is, if every axis is given a whole number."""
        kind, given = self.typeof(array.name), self.typeof(index.name)
        is_tuple = isinstance(given, types.BaseTuple)
        numbers = given.types if is_tuple else [given]
        if not _is_plain(kind, len(numbers)) or not all(isinstance(each, types.Integer) for each in numbers):
            return None
        loaded = self.loadvar(index.name)
        indices = cgutils.unpack_tuple(self.builder, loaded) if is_tuple else [loaded]
        offset = None
        for axis, (number, value) in enumerate(zip(numbers, indices, strict=True)):
            at = self._from_start(number, value, array, axis)
            if offset is not None:
                at = self.builder.add(self.builder.mul(offset, self._length(array, axis)), at)
            offset = at
        return self.builder.gep(self._data(array), [offset])

    def _from_start(self, kind: Any, index: Any, array: Any, axis: int) -> Any:
        """An index that is not negative; -1 is the last."""
        index = self.context.cast(self.builder, index, kind, types.intp)
        if kind.signed and not (isinstance(kind, types.Literal) and kind.literal_value >= 0):
            is_negative = self.builder.icmp_signed("<", index, WORD(0))
            index = self.builder.select(is_negative, self.builder.add(index, self._length(array, axis)), index)
        return self._checked(index, array, axis)

    def _checked(self, index: Any, array: Any, axis: int) -> Any:
        """The index, which is compared with the length where that is wanted, as in tests."""
        if self.context.enable_boundscheck:
            cgutils.do_boundscheck(self.context, self.builder, index, self._length(array, axis), axis)
        return index

    def _data(self, array: Any) -> Any:
        return self.builder.extract_value(self.loadvar(array.name), DATA)

    def _length(self, array: Any, axis: int) -> Any:
        kind = self.typeof(array.name)
        if isinstance(kind, types.NestedArray):
            return WORD(kind.shape[axis])
        return self.builder.extract_value(self.loadvar(array.name), [SHAPE, axis])

    # --- whole arrays

    def _can_fill(self, inst: Any) -> bool:
        kind, value = self.typeof(inst.target.name), self.typeof(inst.value.name)
        return _is_plain(kind, kind.ndim) and isinstance(value, NUMBERS)

    def _fill(self, inst: Any) -> None:
        """`array[:] = number`."""
        kind, array = self.typeof(inst.target.name), self.loadvar(inst.target.name)
        value, data = self._value(inst), self._data(inst.target)
        known = isinstance(kind, types.NestedArray)
        items = WORD(math.prod(kind.shape)) if known else self.builder.extract_value(array, ITEMS)
        with cgutils.for_range(self.builder, items) as loop:
            store_item(self.context, self.builder, kind, value, self.builder.gep(data, [loop.index]))


def _is_plain(kind: Any, axes: int) -> bool:
    """Whether a type is an array of numbers, one behind the other, with so many axes."""
    return (
        isinstance(kind, types.Array)
        and kind.ndim == axes
        and kind.layout == "C"
        and kind.aligned
        and isinstance(kind.dtype, NUMBERS)
    )


def _is_table(kind: Any) -> bool:
    return isinstance(kind, types.Array) and _is_plain(kind, kind.ndim)


@register_pass(mutates_CFG=True, analysis_only=False)
class ShortLowering(BaseNativeLowering):
    """From Numba's code to LLVM's."""

    _name = "snowbound_lowering"  # type: ignore[assignment]

    @property
    def lowering_class(self) -> type:
        """Who writes it."""
        return Lowering
