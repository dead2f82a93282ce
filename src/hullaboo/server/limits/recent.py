"""What was seen lately: a set that forgets the oldest, so that nothing grows for as long as a server runs."""

from collections import OrderedDict
from collections.abc import Hashable, Iterable


class Recent:
    """The newest of many things."""

    def __init__(self, most: int, first: Iterable[Hashable] = ()) -> None:
        """So many are remembered."""
        self._most = most
        self._seen: OrderedDict[Hashable, None] = OrderedDict()
        for each in first:
            self.add(each)

    def add(self, what: Hashable) -> None:
        """Remember one more."""
        self._seen[what] = None
        self._seen.move_to_end(what)
        if len(self._seen) > self._most:
            self._seen.popitem(last=False)

    def __contains__(self, what: Hashable) -> bool:
        return what in self._seen

    def __len__(self) -> int:
        return len(self._seen)
