"""Where the processes of this machine listen, read from /proc."""

from __future__ import annotations

import os
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path


def listening(folder: str) -> list[str]:
    """Return the addresses at which this process and those listen that work in a folder, and what they have started."""
    listed = [
        line.split()
        for name in ("tcp", "tcp6")
        for line in (Path("/proc/net") / name).read_text(encoding="ascii").splitlines()[1:]
    ]
    addresses = {each[9]: _address(each[1].split(":")[0]) for each in listed if each[3] == "0A"}
    found = []
    for process in _family(folder):
        with suppress(OSError):
            for descriptor in Path(f"/proc/{process}/fd").iterdir():
                with suppress(OSError):
                    inode = str(descriptor.readlink()).removeprefix("socket:[").removesuffix("]")
                    found += [addresses[inode]] if inode in addresses else []
    return found


def _address(text: str) -> str:
    """Return an address that the kernel shows as words in the machine's order of bytes."""
    words = [bytes.fromhex(text[i : i + 8])[::-1] for i in range(0, len(text), 8)]
    address = ip_address(b"".join(words))
    mapped = getattr(address, "ipv4_mapped", None)
    return str(mapped or address)


def _family(folder: str) -> set[int]:
    """Return this process, those with the folder in their command line, and all their descendants."""
    parents, found = {}, {os.getpid()}
    for entry in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            if folder in (entry / "cmdline").read_text(encoding="utf-8", errors="replace"):
                found.add(int(entry.name))
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found
