import { runs, workMs } from '@waybill/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allDependants,
  allDependencies,
  buildGraph,
  cyclesOf,
  depths,
  directDependants,
  directDependencies,
  focusOn,
  type Graph,
  layersOf,
  pathsTo,
  rootsOf,
  subGraph,
} from './index.ts';

/** 0 → 1, 2; 1 → 3; 2 → 3, 4; 3 → 5; 6 alone. */
const diamond = buildGraph(7, [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
  [2, 4],
  [3, 5],
]);

const anyGraph = fc
  .integer({ min: 1, max: 9 })
  .chain((count) =>
    fc
      .array(fc.tuple(fc.nat({ max: count - 1 }), fc.nat({ max: count - 1 })), { maxLength: 20 })
      .map((edges) => ({ count, edges, graph: buildGraph(count, edges) })),
  );

describe('buildGraph', () => {
  it('gives neighbors in both directions, sorted and without repetitions', () => {
    const graph = buildGraph(3, Int32Array.of(0, 2, 0, 1, 0, 2, 1, 2));
    expect([...directDependencies(graph, 0)]).toEqual([1, 2]);
    expect([...directDependants(graph, 2)]).toEqual([0, 1]);
    expect([...directDependants(graph, 0)]).toEqual([]);
    expect(graph.edgeCount).toBe(3);
  });

  it('takes a graph without nodes or edges', () => {
    const graph = buildGraph(0, []);
    expect([rootsOf(graph), cyclesOf(graph), [...layersOf(graph)]]).toEqual([[], [], []]);
  });

  it('refuses edges to nodes that do not exist', () => {
    expect(() => buildGraph(2, [[0, 2]])).toThrow('Edge names node 2, expected 0 to 1');
    expect(() => buildGraph(2, Int32Array.of(0))).toThrow(RangeError);
  });

  it('agrees with the plain definition of neighbors on any graph', () => {
    fc.assert(
      fc.property(anyGraph, ({ count, edges, graph }) => {
        for (let node = 0; node < count; node++) {
          const to = edges.filter(([from]) => from === node).map(([, target]) => target);
          const from = edges.filter(([, target]) => target === node).map(([source]) => source);
          expect([...directDependencies(graph, node)]).toEqual([...new Set(to)].sort());
          expect([...directDependants(graph, node)]).toEqual([...new Set(from)].sort());
        }
      }),
    );
  });
});

describe('reach', () => {
  it('finds roots, depths and everything above and below', () => {
    expect(rootsOf(diamond)).toEqual([0, 6]);
    expect([...depths(diamond, [0])]).toEqual([0, 1, 1, 2, 2, 3, -1]);
    expect(allDependencies(diamond, [2])).toEqual([3, 4, 5]);
    expect(allDependants(diamond, [3])).toEqual([0, 1, 2]);
    expect(allDependants(diamond, [6])).toEqual([]);
  });

  it('takes a node that is named twice once', () => {
    expect([...depths(diamond, [2, 0, 2])]).toEqual([0, 1, 0, 1, 1, 2, -1]);
  });

  it('counts a node that only depends on itself as a root', () => {
    expect(
      rootsOf(
        buildGraph(2, [
          [0, 0],
          [0, 1],
        ]),
      ),
    ).toEqual([0]);
  });
});

describe('rootsOf', () => {
  it('has one node of a circle that nothing leads to, so that there is a way to everything', () => {
    // a → b → c → a, and b leads to the rest.
    const circle = buildGraph(4, [
      [0, 1],
      [1, 2],
      [2, 0],
      [1, 3],
    ]);
    expect(rootsOf(circle)).toEqual([0]);
    expect(pathsTo(circle, rootsOf(circle), 3, 10).paths).toEqual([[0, 1, 3]]);
  });

  it('leads to every node, whatever the graph', () => {
    fc.assert(
      fc.property(anyGraph, ({ graph }) => {
        expect([...depths(graph, rootsOf(graph))].every((depth) => depth >= 0)).toBe(true);
      }),
    );
  });
});

describe('cyclesOf and layersOf', () => {
  it('finds circles and self-references', () => {
    const graph = buildGraph(6, [
      [0, 1],
      [1, 2],
      [2, 1],
      [3, 3],
      [2, 4],
    ]);
    expect(cyclesOf(graph)).toEqual([[1, 2], [3]]);
    expect([...layersOf(graph)]).toEqual([0, 1, 1, 0, 2, 0]);
  });

  it('puts every node one layer below its deepest dependant', () => {
    expect([...layersOf(diamond)]).toEqual([0, 1, 1, 2, 2, 3, 0]);
  });

  it('groups exactly the nodes that reach each other, on any graph', () => {
    fc.assert(
      fc.property(anyGraph, ({ count, graph }) => {
        const inCycle = new Map<number, number>();
        for (const [index, group] of cyclesOf(graph).entries())
          for (const node of group) inCycle.set(node, index);
        for (let a = 0; a < count; a++) {
          const below = allDependencies(graph, [a]);
          expect(inCycle.has(a)).toBe(below.includes(a));
          for (const b of below) {
            const mutual = allDependencies(graph, [b]).includes(a);
            expect(mutual).toBe(inCycle.has(a) && inCycle.get(a) === inCycle.get(b));
          }
        }
      }),
    );
  });

  it('layers grow along every edge that is not in a circle, on any graph', () => {
    fc.assert(
      fc.property(anyGraph, ({ edges, graph }) => {
        const layers = layersOf(graph);
        for (const [from, to] of edges) {
          const circular = from === to || allDependencies(graph, [to]).includes(from);
          if (circular) expect(layers[from]).toBe(layers[to]);
          else expect(layers[to]).toBeGreaterThan(layers[from] ?? 0);
        }
      }),
    );
  });
});

describe('pathsTo', () => {
  it('lists shortest paths first and says whether that is all', () => {
    const graph = buildGraph(4, [
      [0, 1],
      [1, 2],
      [2, 3],
      [0, 3],
      [1, 3],
    ]);
    expect(pathsTo(graph, [0], 3, 10)).toEqual({
      paths: [
        [0, 3],
        [0, 1, 3],
        [0, 1, 2, 3],
      ],
      complete: true,
    });
    expect(pathsTo(graph, [0], 3, 2)).toEqual({
      paths: [
        [0, 3],
        [0, 1, 3],
      ],
      complete: false,
    });
  });

  it('gives up on a maze whose ways back lead nowhere, and says so', () => {
    // The only way is 0, 1, 2; all of a clique depend on 1 and are its dependencies, so that ways back get lost there.
    const clique = [3, 4, 5, 6, 7, 8, 9, 10];
    const among = clique.flatMap((from) =>
      clique.filter((to) => to !== from).map((to) => [from, to] as const),
    );
    const graph = buildGraph(11, [
      [0, 1],
      [1, 2],
      ...among,
      ...clique.map((node) => [node, 1] as const),
      ...clique.map((node) => [1, node] as const),
    ]);
    expect(pathsTo(graph, [0], 2, 2)).toEqual({ paths: [[0, 1, 2]], complete: false });
  });

  it('finds the way through a chain of a million nodes', () => {
    const count = 1_000_000;
    const chain = Int32Array.from({ length: (count - 1) * 2 }, (_, i) => Math.ceil(i / 2));
    const { paths, complete } = pathsTo(buildGraph(count, chain), [0], count - 1, 5);
    expect(paths.map((path) => [path.length, path[0], path.at(-1)])).toEqual([[count, 0, count - 1]]);
    expect(complete).toBe(true);
  });

  it('finds one way through a long chain with circles all along, if no more', () => {
    const count = 100_000;
    const chain = Int32Array.from({ length: (count - 1) * 2 }, (_, i) => Math.ceil(i / 2));
    const back = chain.toReversed();
    const edges = new Int32Array(chain.length * 2);
    edges.set(chain);
    edges.set(back, chain.length);
    const { paths, complete } = pathsTo(buildGraph(count, edges), [0], count - 1, 2);
    expect(paths[0]).toEqual(Array.from({ length: count }, (_, node) => node));
    expect(complete).toBe(false);
  });

  it('gives no path when none is asked for', () => {
    expect(pathsTo(diamond, [0], 5, 0)).toEqual({ paths: [], complete: false });
  });

  it('gives a root itself and nothing for what no root leads to', () => {
    expect(pathsTo(diamond, [0], 0, 5)).toEqual({ paths: [[0]], complete: true });
    expect(pathsTo(diamond, [0], 6, 5)).toEqual({ paths: [], complete: true });
  });

  it('finds exactly the simple paths of any graph', () => {
    fc.assert(
      fc.property(anyGraph, ({ count, graph }) => {
        const target = count - 1;
        const { paths, complete } = pathsTo(graph, [0], target, 10_000);
        expect(complete).toBe(true);
        const lengths = paths.map((path) => path.length);
        expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
        expect(paths.map(String).sort()).toEqual(simplePaths(graph, 0, target).map(String).sort());
      }),
      { numRuns: runs(60) },
    );
  });
});

/** Plain depth-first search, for comparison. */
function simplePaths(graph: Graph, from: number, to: number, seen: number[] = []): number[][] {
  if (from === to) return [[...seen, to]];
  const found: number[][] = [];
  for (const next of directDependencies(graph, from)) {
    // Looking back from the target, a path ends at the first root: it never comes back to one.
    if (next !== from && !seen.includes(next)) found.push(...simplePaths(graph, next, to, [...seen, from]));
  }
  return found;
}

describe('focusOn', () => {
  it('keeps all ways from the roots to the targets', () => {
    expect(focusOn(diamond, [0], [3])).toEqual({
      nodes: [0, 1, 2, 3],
      edges: Int32Array.of(0, 1, 0, 2, 1, 3, 2, 3),
    });
    expect(focusOn(diamond, [0], [6])).toEqual({ nodes: [6], edges: new Int32Array() });
  });

  it('cuts a part out of a graph', () => {
    expect(subGraph(diamond, [3, 2, 5])).toEqual({ nodes: [2, 3, 5], edges: Int32Array.of(2, 3, 3, 5) });
  });
});

describe('a large graph', () => {
  it('handles 20,000 nodes in one chain and 100,000 edges without recursion, in milliseconds rather than minutes', () => {
    const count = 20_000;
    const edges = new Int32Array(200_000);
    for (let node = 0; node + 1 < count; node++) edges.set([node, node + 1], node * 2);
    let state = 1;
    for (let i = (count - 1) * 2; i < edges.length; i += 2) {
      state = (state * 48271) % 2147483647;
      const from = state % (count - 50);
      edges.set([from, from + 1 + (state % 40)], i);
    }
    const tookMs = workMs(() => {
      const graph = buildGraph(count, edges);
      expect(rootsOf(graph)).toEqual([0]);
      expect(cyclesOf(graph)).toEqual([]);
      expect(layersOf(graph)[count - 1]).toBe(count - 1);
      expect(pathsTo(graph, [0], count - 1, 20).paths).toHaveLength(20);
      expect(focusOn(graph, [0], [count - 1]).nodes).toHaveLength(count);
    });
    expect(tookMs).toBeLessThan(3_000);
  });
});
