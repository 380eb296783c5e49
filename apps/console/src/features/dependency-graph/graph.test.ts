import type { GraphNode, ProjectGraph } from '@waybill/api-contract';
import { pathsTo } from '@waybill/graph';
import { workMs } from '@waybill/test-kit';
import { describe, expect, test } from 'vitest';
import { centerOn, fitAll, hitTest, zoomAt } from './graph-view.ts';
import { layeredLayout, spread } from './layered-layout.ts';
import { hasFindings, isOutdated, leadingTo, readProjectGraph, searchNodes } from './project-graph.ts';
import { boxSize, sceneOfOpened, sceneOfWays } from './scene.ts';
import { listTreeRows, pathsAlong } from './tree-rows.ts';

function node(name: string, critical = 0, low = 0, latest: string | null = null): GraphNode {
  return [name, name, '1.0', null, 'npm', critical, 0, 0, low, 0, 0, latest];
}

/** 0 app → a, b; a → c; b → c, d; c → a (a circle); 5 and 6 hang together without the app. */
const view: ProjectGraph = {
  nodes: [
    node('app'),
    node('a'),
    node('b', 0, 2),
    node('c', 1),
    node('d', 0, 0, '2.0'),
    node('loose'),
    node('looser'),
  ],
  edges: [0, 1, 0, 2, 1, 3, 2, 3, 2, 4, 3, 1, 5, 6],
};
const graph = readProjectGraph(view);
const names = (numbers: Iterable<number>) => [...numbers].map((number) => graph.nodes[number]?.name);

describe('the graph of a project', () => {
  test('lists children with the most severe findings first, then by name', () => {
    expect(names(graph.childrenOf(0))).toEqual(['b', 'a']);
    expect(names(graph.childrenOf(2))).toEqual(['c', 'd']);
    expect(names(graph.unattached)).toEqual(['loose']);
  });

  test('has a way to what only a circle leads to', () => {
    // A BOM without a root: a → b → c → a, and b → django.
    const circle = readProjectGraph({
      nodes: ['app', 'a', 'b', 'c', 'django'].map((name) => node(name)),
      edges: [1, 2, 2, 3, 2, 4, 3, 1],
    });
    const way = pathsTo(circle.graph, [...circle.roots], 4, 10).paths;
    expect(way.map((path) => path.map((number) => circle.nodes[number]?.name))).toEqual([
      ['a', 'b', 'django'],
    ]);
  });

  test('knows what leads to findings', () => {
    expect(names(leadingTo(graph, hasFindings)).sort()).toEqual(['a', 'app', 'b', 'c']);
  });

  test('knows what leads to outdated components', () => {
    expect(names(leadingTo(graph, isOutdated)).sort()).toEqual(['app', 'b', 'd']);
  });

  test.each([
    ['loo', ['loose', 'looser']],
    ['c 1.0', ['c']],
    ['C@1.0', ['c']],
    ['app', []],
    ['  ', []],
  ])('finds components by %j', (text, expected) => {
    expect(names(searchNodes(graph, text))).toEqual(expected);
  });
});

describe('the tree', () => {
  const open = (...paths: string[]) => listTreeRows(graph, new Set(paths));
  const lines = (rows: ReturnType<typeof open>) => rows.map((row) => row.path);

  test('shows what is open, and the unattached as a branch of its own', () => {
    expect(lines(open())).toEqual(['0', '-1']);
    expect(lines(open('0', '-1'))).toEqual(['0', '0/2', '0/1', '-1', '-1/5']);
  });

  test('ends a way at a component that stands on it already', () => {
    const rows = open('0', '0/1', '0/1/3', '0/1/3/1');
    expect(lines(rows)).toEqual(['0', '0/2', '0/1', '0/1/3', '0/1/3/1', '-1']);
    expect(rows[4]).toMatchObject({ isRepeated: true, isBranch: false, depth: 3 });
  });

  test('says how many stand beside a row', () => {
    expect(open('0')[2]).toMatchObject({ position: 2, siblings: 2, isBranch: true, isOpen: false });
  });

  test('shows only what is allowed', () => {
    expect(lines(listTreeRows(graph, new Set(['0', '0/2']), new Set([0, 2, 3])))).toEqual([
      '0',
      '0/2',
      '0/2/3',
    ]);
  });

  test('opens the way to a component', () => {
    expect(pathsAlong([0, 2, 3])).toEqual(['0', '0/2']);
    expect(pathsAlong([5, 6])).toEqual(['-1', '-1/5']);
  });
});

describe('the picture', () => {
  const opened = (paths: string[], limits = new Map<number, number>()) =>
    sceneOfOpened({ graph, expanded: new Set(paths), allowed: undefined, limits, selected: undefined });

  test('draws every component once, however many depend on it', () => {
    const scene = opened(['0', '0/1', '0/2']);
    expect(names([...scene.boxOf.keys()].filter((number) => number >= 0)).sort()).toEqual([
      'a',
      'app',
      'b',
      'c',
      'd',
    ]);
    expect(scene.boxes.filter((box) => box.node === 3)).toHaveLength(1);
    expect(scene.edges.length / 2).toBe(5);
  });

  test('draws the first children of many and counts the rest', () => {
    const wide = readProjectGraph({
      nodes: [node('app'), ...Array.from({ length: 1000 }, (_, index) => node(`n${index}`))],
      edges: Array.from({ length: 1000 }, (_, index) => [0, index + 1]).flat(),
    });
    const part = { graph: wide, expanded: new Set(['0']), allowed: undefined, selected: undefined };
    const first = sceneOfOpened({ ...part, limits: new Map() });
    expect(first.boxes).toHaveLength(26);
    expect(first.boxes.at(-1)).toMatchObject({ kind: 'more', node: 0, count: 976 });
    expect(sceneOfOpened({ ...part, limits: new Map([[0, 2000]]) }).boxes).toHaveLength(1001);
    expect(sceneOfOpened({ ...part, limits: new Map(), selected: 900 }).boxOf.has(900)).toBe(true);
  });

  test('draws all ways to a component, from left to right', () => {
    const scene = sceneOfWays(graph, [4]);
    const x = (number: number) => scene.boxes[scene.boxOf.get(number) ?? -1]?.x ?? Number.NaN;
    expect([...scene.boxOf.keys()].sort()).toEqual([0, 2, 4]);
    expect(x(0)).toBeLessThan(x(2));
    expect(x(2)).toBeLessThan(x(4));
    expect(scene.isShortened).toBe(false);
  });

  test('draws the shortest ways when all would be too many', () => {
    // Ten layers of sixty, each tied to all of the next.
    const nodes = [node('app'), ...Array.from({ length: 600 }, (_, index) => node(`n${index}`)), node('end')];
    const edges: number[] = [];
    for (let index = 0; index < 60; index++) edges.push(0, index + 1, 541 + index, 601);
    for (let from = 1; from <= 540; from++)
      for (let to = 0; to < 60; to++) edges.push(from, Math.floor((from - 1) / 60) * 60 + 61 + to);
    const scene = sceneOfWays(readProjectGraph({ nodes, edges }), [601]);
    expect(scene.isShortened).toBe(true);
    expect(scene.boxes.length).toBeLessThan(402);
    expect(scene.boxOf.has(0)).toBe(true);
    expect(scene.boxOf.has(601)).toBe(true);
  });

  test('never draws two boxes over each other', () => {
    const scene = opened(['0', '0/1', '0/2', '-1', '-1/5']);
    for (const [index, box] of scene.boxes.entries())
      for (const other of scene.boxes.slice(index + 1))
        expect(
          Math.abs(box.x - other.x) >= boxSize.width || Math.abs(box.y - other.y) >= boxSize.height,
        ).toBe(true);
  });
});

describe('the layout', () => {
  test('keeps the distance and moves as little as possible', () => {
    expect(spread([0, 0, 0], 10)).toEqual([-10, 0, 10]);
    expect(spread([0, 100], 10)).toEqual([0, 100]);
    expect(spread([5, 0, 50], 10)).toEqual([-2.5, 7.5, 50]);
    expect(spread([], 10)).toEqual([]);
  });

  test('lays out 3,000 boxes in well under a second', () => {
    const edges = new Int32Array(16_000).map((_, at) =>
      at % 2 === 0 ? Math.floor(at / 16) : Math.min(2999, 1 + ((at * 48_271) % 2999)),
    );
    const size = { width: 10, height: 10, gapX: 10, gapY: 10 };
    expect(workMs(() => layeredLayout(3000, edges, size, 'few-crossings'))).toBeLessThan(1000);
  });
});

describe('looking at the picture', () => {
  const scene = sceneOfWays(graph, [4]);
  const size = { width: 800, height: 400 };

  test('zooming keeps the point under the pointer', () => {
    const zoomed = zoomAt({ x: 10, y: 20, scale: 1 }, 2, { x: 110, y: 120 });
    expect(zoomed).toEqual({ x: -90, y: -80, scale: 2 });
    expect(zoomAt(zoomed, 1000, { x: 0, y: 0 }).scale).toBe(2.5);
  });

  test('a click finds the box and its handle', () => {
    const box = scene.boxes[0];
    if (!box) throw new Error('The scene is empty');
    const look = centerOn(box, size, 1);
    expect(hitTest(scene, look, { x: 400, y: 200 })).toEqual({ box: 0, part: 'body' });
    expect(hitTest(scene, look, { x: 400, y: 390 })).toBeUndefined();
    const open = sceneOfOpened({
      graph,
      expanded: new Set(),
      allowed: undefined,
      limits: new Map(),
      selected: undefined,
    });
    const root = open.boxes[open.boxOf.get(0) ?? -1];
    if (!root) throw new Error('The project is missing');
    const onHandle = { x: 400 + boxSize.width / 2 - 5, y: 200 };
    expect(hitTest(open, centerOn(root, size, 1), onHandle)?.part).toBe('handle');
  });

  test('everything fits, but is never larger than life', () => {
    const all = fitAll(scene, size);
    for (const box of scene.boxes) {
      expect(box.x * all.scale + all.x).toBeGreaterThanOrEqual(0);
      expect((box.x + boxSize.width) * all.scale + all.x).toBeLessThanOrEqual(size.width);
    }
    expect(fitAll(scene, { width: 9000, height: 9000 }).scale).toBe(1);
  });
});
