"""The rounds of recorded games judged on a Ray cluster. The package has to be installed on its machines."""

from collections.abc import Generator, Sequence

from fivetowers.analysis.game_analysis import (
    GameAnalysis,
    JudgedPart,
    RoundsDone,
    RoundTask,
    joined,
    judge_task,
    tasks_of,
)
from fivetowers.analysis.outlook import AnalysisDepth
from fivetowers.machines.cluster_tasks import results_of
from fivetowers.machines.clusters import connected
from fivetowers.records.record import GameRecord


class RoundActor:
    """An actor with one core of the cluster."""

    def do(self, task: RoundTask) -> JudgedPart:
        return judge_task(task)

    def close(self) -> None:
        """There is nothing to give back."""


def analyse_on_cluster(
    records: Sequence[GameRecord], depth: AnalysisDepth, address: str, *, tell: RoundsDone | None = None
) -> Generator[GameAnalysis]:
    """The same as `analyse` for each of these games, in their order; rounds of all games are judged at once.

    A round whose worker was killed is judged again. Raises NotAnalysable and ClusterError.
    """
    tasks = [tasks_of(record, depth, game) for game, record in enumerate(records)]
    total = sum(map(len, tasks))
    found: list[dict[int, JudgedPart]] = [{} for _ in records]
    told = 0
    with connected(address) as ray:
        parts = results_of(ray, RoundActor, (), (task for game in tasks for task in game))
        for done, part in enumerate(parts, start=1):
            found[part.game][part.place] = part
            if tell is not None:
                tell(done, total)
            while told < len(records) and len(found[told]) == len(tasks[told]):
                yield joined(records[told], depth, [found[told][place] for place in range(len(tasks[told]))])
                told += 1
