"""Games of Anna against Ben that stop where something is about to move; `play_on_from` says after how many actions."""

_PLAYERS = """[Game "5 Towers"]
[Players "Anna|Ben"]
[Start "1"]

"""
# After 3 actions Anna has bid 1, and it is hers to build.
A_SPIRE = f"{_PLAYERS}1. T0 T9 C5 H3 M12 / 1 -\n"
# After 7 Anna has bid 1, and may crown a tower of three floors.
A_SPIRE_ON_THREE_FLOORS = f"""{_PLAYERS}1. T12 T10 T7 C7 H3 / 3 - / T12 T10 T7
2. T0 C5 H12 M12 S6 / 0 1
"""
# After 7 Anna has bid 1, and may demolish Tree 5.
A_TOP_IN_THE_WAY = f"""{_PLAYERS}1. T5 C7 H12 M3 S6 / 1 - / T5
2. T9 C5 H3 M12 S4 / 0 1
"""
# After 10 Ben has bid 4, for which he has to demolish Tree 5, and Anna has yet to pass.
FOUR_ON_A_TOP = f"""{_PLAYERS}1. T5 C7 H12 M3 S6 / 0 1 / T5
2. C4 H7 M11 S10 S3 / 1 - / M11
3. T7 T9 T10 T12 C5 / 4
"""
# After 8 towers stand; after 10 Anna has bid 1, and may crown one.
TOWERS = f"""{_PLAYERS}1. T12 C7 H12 M13 S14 / 5 / T12 C7 H12 M13 S14
2. T5 C4 H7 M3 S6 / 1 - / T5
3. T0 T9 C5 H3 M12 / 1 -
"""
# After 47 nobody has built anything, the pile is used up, and Anna has yet to pass.
BEFORE_THE_SECOND_TIME = _PLAYERS.replace('Start "1"', 'Start "2"') + "\n".join(
    f"{value + 1}. {' '.join(f'{kind}{value}' for kind in 'TCHSM')} / 0 - /" for value in range(16)
)
