import { expect, test } from 'vitest';
import { type ChartData, isFirstDay, pointAt } from './chart-data.ts';
import {
  areaPaths,
  type Box,
  countTicks,
  highestOf,
  latestMarks,
  lineMarks,
  linePaths,
  scalesOf,
  timeTicks,
} from './geometry.ts';

const dayMs = 86_400_000;
const box: Box = { width: 110, height: 110, left: 10, right: 0, top: 10, bottom: 0 };
const data: ChartData = {
  series: [
    { id: 'a', label: 'A', tone: 'low' },
    { id: 'b', label: 'B', tone: 'high' },
  ],
  points: [
    { atMs: 0, values: [2, 2] },
    { atMs: 5 * dayMs, values: [4, 6] },
  ],
  endMs: 10 * dayMs,
};

test('counts hold until the next point, and the last ones until the end', () => {
  const scales = scalesOf(data, box, highestOf(data, false));
  expect(scales.y.domain()).toEqual([0, 6]);
  const [first] = linePaths(data, scales);
  // From the left edge level to the middle, up, and level to the right edge.
  expect(first?.replace(/(\d+\.\d)\d*/g, '$1')).toBe('M10,76.6L60,76.6L60,43.3L110,43.3L110,43.3');
});

test('lines have marks where counts change, while there is room for them', () => {
  const marks = lineMarks(data, scalesOf(data, box, 6));
  expect(marks.map((ofSeries) => ofSeries.map(({ x }) => x))).toEqual([
    [10, 60],
    [10, 60],
  ]);
  expect(marks.map((ofSeries) => Math.round(ofSeries[1]?.y ?? 0))).toEqual([43, 10]);
  const points = Array.from({ length: 11 }, (_, n) => ({ atMs: n * dayMs, values: [1, 2] }));
  const many = { ...data, points };
  expect(lineMarks(many, scalesOf(many, box, 2))).toEqual([[], []]);
});

test('areas stand on each other', () => {
  expect(highestOf(data, true)).toBe(10);
  const [lower, upper] = areaPaths(data, scalesOf(data, box, 10));
  expect(lower).toContain('110,70');
  expect(upper).toContain('110,10');
});

test('ticks are whole counts, and moments that have room', () => {
  expect(countTicks(scalesOf(data, box, 1).y)).toEqual([0, 1]);
  expect(timeTicks(0, 10 * dayMs, 400)).toHaveLength(4);
  expect(timeTicks(0, 90_000, 2000)).toEqual([0, 90_000]);
});

test('a chart without points or changes has scales all the same', () => {
  const empty = { ...data, points: [], endMs: 0 };
  expect(linePaths(empty, scalesOf(empty, box, 0))).toEqual(['', '']);
});

test('the point under the pointer is the one that held then', () => {
  expect(pointAt(data.points, 4 * dayMs)?.values).toEqual([2, 2]);
  expect(pointAt(data.points, 6 * dayMs)?.values).toEqual([4, 6]);
  expect(pointAt(data.points, -1)).toBeUndefined();
});

test('a history of less than a day on an axis of days is a point at its end', () => {
  const startMs = -7 * dayMs;
  const points = [{ atMs: 0, values: [2, 2] }];
  const first = { ...data, points, startMs, endMs: dayMs / 2 };
  expect(isFirstDay(first)).toBe(true);
  expect(isFirstDay({ ...first, endMs: dayMs })).toBe(false);
  expect(isFirstDay({ ...data, points, endMs: dayMs / 2 })).toBe(false);
  const scales = scalesOf(first, box, 4);
  expect(latestMarks(first, scales, false)).toEqual([
    { x: 110, y: 60 },
    { x: 110, y: 60 },
  ]);
  expect(latestMarks(first, scales, true).map(({ y }) => y)).toEqual([60, 10]);
});
