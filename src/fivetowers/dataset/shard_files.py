"""The columns of a shard as a file: NPZ for NumPy alone, Parquet for everybody else. Same columns, same bytes.

Columns are arrays with a row for each game or position. `cards` and `steps` of a shard of games are longer: `card_ends`
and `step_ends` say where those of each game end. In Parquet they are lists, and the ends are left out.
"""

import io
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from fivetowers.dataset.game_table import Columns
from fivetowers.dataset.recipe import FileFormat, refuse

_NO_DATE = (1980, 1, 1, 0, 0, 0)  # the first that a zip file knows; a real one would differ each time
_QUICK = 1  # level of compression: the next ones take several times as long to save a tenth
ENDS = {"cards": "card_ends", "steps": "step_ends"}


def encode(columns: Columns, file_format: FileFormat) -> bytes:
    return _encode_npz(columns) if file_format is FileFormat.NPZ else _encode_parquet(columns)


def decode(path: Path) -> Columns:
    """The columns of a file. Raises DatasetError if it is no shard."""
    try:
        return _decode_npz(path) if path.suffix == f".{FileFormat.NPZ}" else _decode_parquet(path)
    except (ValueError, KeyError, zipfile.BadZipFile, EOFError) as error:  # pyarrow's errors are ValueErrors
        raise refuse("generate.broken_shard", file=str(path), reason=str(error)) from error


# ---- NPZ -----------------------------------------------------------------------------------------------------------


def _encode_npz(columns: Columns) -> bytes:
    """As `numpy.savez_compressed` writes it, but without the time of day."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED, compresslevel=_QUICK) as file:
        for name, column in columns.items():
            member = zipfile.ZipInfo(f"{name}.npy", _NO_DATE)
            member.compress_type = zipfile.ZIP_DEFLATED
            with file.open(member, "w", force_zip64=True) as stream:
                np.lib.format.write_array(stream, column, version=(1, 0), allow_pickle=False)
    return held.getvalue()


def _decode_npz(path: Path) -> Columns:
    with np.load(path, allow_pickle=False) as file:
        return {name: file[name] for name in file.files}


# ---- Parquet -------------------------------------------------------------------------------------------------------


def _encode_parquet(columns: Columns) -> bytes:
    import pyarrow as pa
    import pyarrow.parquet as pq

    ends = set(ENDS.values()) & columns.keys()
    arrays = {
        name: _arrow_lists(column, columns[ENDS[name]]) if ENDS.get(name) in ends else _arrow_column(column)
        for name, column in columns.items()
        if name not in ends
    }
    held = pa.BufferOutputStream()
    pq.write_table(pa.table(arrays), held, compression="zstd", use_dictionary=False, write_statistics=False)
    return bytes(held.getvalue())


def _arrow_column(column: "npt.NDArray[Any]") -> Any:
    """A row of bytes is bytes, a row of other numbers a list of fixed length."""
    import pyarrow as pa

    if column.ndim == 1:
        return pa.array(column)
    rows, size = column.shape
    if column.dtype in (np.uint8, np.bool_):
        held = pa.py_buffer(np.ascontiguousarray(column))
        return pa.FixedSizeBinaryArray.from_buffers(pa.binary(size), rows, [None, held])
    return pa.FixedSizeListArray.from_arrays(pa.array(column.reshape(-1)), size)


def _arrow_lists(column: "npt.NDArray[Any]", ends: "npt.NDArray[Any]") -> Any:
    import pyarrow as pa

    offsets = np.concatenate([[0], ends]).astype(np.int32)
    return pa.ListArray.from_arrays(pa.array(offsets), pa.array(column))


def _decode_parquet(path: Path) -> Columns:
    import pyarrow as pa
    import pyarrow.parquet as pq

    found: Columns = {}
    table = pq.read_table(path, memory_map=False)
    for name in table.column_names:
        column = table[name].combine_chunks()
        if isinstance(column, pa.ChunkedArray):  # pyarrow gives one where there is nothing
            column = pa.concat_arrays(column.chunks)
        kind = column.type
        if pa.types.is_fixed_size_binary(kind):
            dtype = np.bool_ if name == "mask" else np.uint8
            rows = np.frombuffer(column.buffers()[1], np.uint8, len(column) * kind.byte_width)
            found[name] = rows.view(dtype).reshape(len(column), kind.byte_width)
        elif pa.types.is_fixed_size_list(kind):
            found[name] = column.flatten().to_numpy(zero_copy_only=False).reshape(len(column), kind.list_size)
        elif pa.types.is_list(kind):
            found[name] = column.flatten().to_numpy(zero_copy_only=False)
            found[ENDS[name]] = column.offsets.to_numpy()[1:].astype(np.int64)
        else:
            found[name] = column.to_numpy(zero_copy_only=False)
    return found
