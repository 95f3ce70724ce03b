"""How fast a client may ask: buckets of tokens that fill up again with time."""

import time
from collections import OrderedDict

MOST_KEYS = 50_000


class Bucket:
    """Tokens for one client. `take` is called for every message, so it does little."""

    __slots__ = ("burst", "rate", "then", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.then = time.monotonic()

    def take(self, now: float, price: float = 1) -> bool:
        """
        >>> bucket = Bucket(rate=1, burst=2)
        >>> start = bucket.then
        >>> [bucket.take(start) for _ in range(3)], bucket.take(start + 1)
        ([True, True, False], True)
        """
        if not self.rate:
            return True
        tokens = self.tokens + (now - self.then) * self.rate
        self.then = now
        if tokens > self.burst:
            tokens = self.burst
        if tokens < price:
            self.tokens = tokens
            return False
        self.tokens = tokens - price
        return True

    def give_back(self, price: float = 1) -> None:
        """What was taken for something that is free after all."""
        self.tokens = min(self.burst, self.tokens + price)


class Buckets:
    """A bucket for each key; those not used for longest are forgotten, so that keys cannot fill the memory."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def take(self, key: str, price: float = 1) -> bool:
        return not self._rate or self.of(key).take(time.monotonic(), price)
