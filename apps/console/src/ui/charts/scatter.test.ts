import { expect, test } from 'vitest';
import {
  areaBetween,
  isWithin,
  pointUnder,
  radiusOf,
  type ScatterAxis,
  type ScatterPoint,
  scatterScales,
} from './scatter.ts';

const x: ScatterAxis = { label: 'CVSS', least: 0, most: 10, ticks: [], format: String };
const y: ScatterAxis = {
  label: 'EPSS',
  least: 0.0001,
  most: 1,
  ticks: [],
  isLogarithmic: true,
  format: String,
};
const scales = scatterScales(x, y, { width: 120, height: 60, left: 10, right: 10, top: 10, bottom: 10 });

function pointAt(id: string, px: number, py: number, size = 1): ScatterPoint {
  return { id, x: px, y: py, size, tone: 'high', isMarked: false };
}

test('a logarithmic scale gives each power of ten the same room, and has what is below it at its end', () => {
  expect([0.0001, 0.01, 1].map((value) => scales.y(value))).toEqual([50, 30, 10]);
  expect(scales.y(0)).toBe(50);
});

test('a mark stands for four times as much when it has twice the radius beyond the smallest', () => {
  expect(radiusOf(1, 101)).toBe(4);
  expect(radiusOf(101, 101)).toBe(12);
  expect(radiusOf(26, 101) - 4).toBeCloseTo((12 - 4) / 2);
  expect(radiusOf(1, 1)).toBe(4);
});

test('the mark that the pointer is nearest to is meant, and none that is far away', () => {
  const points = [pointAt('a', 5, 0.01), pointAt('b', 5.6, 0.01)];
  const at = (px: number) => pointUnder(points, scales, 1, { x: px, y: 30 })?.id;
  expect(at(scales.x(5))).toBe('a');
  expect(at(scales.x(5.5))).toBe('b');
  expect(at(scales.x(9))).toBeUndefined();
});

test('a rectangle covers a part of both scales, and is open where it reaches an end', () => {
  const area = areaBetween({ x, y }, scales, { x: 80, y: 30 }, { x: 110, y: 10 });
  expect(area.x).toEqual({ from: 7 });
  expect(area.y.from).toBeCloseTo(0.01);
  expect(area.y.to).toBeUndefined();
  expect(isWithin(pointAt('a', 7.5, 0.5), area)).toBe(true);
  expect(isWithin(pointAt('a', 6, 0.5), area)).toBe(false);
  expect(isWithin(pointAt('a', 7.5, 0.001), area)).toBe(false);
  expect(isWithin(pointAt('a', 6, 0), undefined)).toBe(true);
});
