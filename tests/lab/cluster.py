"""A Ray cluster of two nodes on this machine: prints its address, and stays until its input ends."""

from __future__ import annotations

import sys

from ray.cluster_utils import Cluster

MEMORY = 80_000_000  # bytes for objects, on each node


def main() -> None:
    cluster = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": 1, "include_dashboard": False, "object_store_memory": MEMORY},
    )
    try:
        cluster.add_node(num_cpus=1, object_store_memory=MEMORY)
        print(cluster.address, flush=True)
        sys.stdin.read()
    finally:
        cluster.shutdown()  # type: ignore[no-untyped-call]


if __name__ == "__main__":
    main()
