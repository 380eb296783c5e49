import { describe, expect, test } from 'vitest';
import { columnsOf, isInTwoLines, linesOf, tracksOf } from './stacked-columns.ts';
import type { Column } from './types.ts';

type Row = Record<string, string>;
const header = { id: 'header' };
const column = (id: string, more: Partial<Column<Row>> = {}): Column<Row> => ({ id, header, ...more });

const columns = [
  column('severity'),
  column('id', { stack: { line: 1 } }),
  column('title', { stack: { line: 1 } }),
  column('component', { stack: { line: 2, keeps: 'start' } }),
  column('score', { stack: { line: 2, from: 'beside' } }),
  column('state', { stack: { line: 2, from: 'narrow' } }),
];

const shape = (room: 'narrow' | 'medium' | 'wide' | 'widest', isBeside: boolean) =>
  tracksOf(columns, { room, isBeside }).map((track) =>
    track.kind === 'column'
      ? track.column.id
      : [track.first.map(({ id }) => id).join(), track.second.map(({ id }) => id).join()],
  );

describe('rows of two lines', () => {
  test('are for less than the widest room, and tables that say what stands in which line', () => {
    expect(isInTwoLines(columns, 'wide')).toBe(true);
    expect(isInTwoLines(columns, 'widest')).toBe(false);
    expect(isInTwoLines([column('name')], 'wide')).toBe(false);
    expect(shape('widest', true)).toEqual(columns.map(({ id }) => id));
  });

  test('stand where the first of their columns would, between the others', () => {
    expect(shape('wide', false)).toEqual(['severity', ['id,title', 'component'], 'score', 'state']);
  });

  test('take in more columns beside a row that is shown, and on a narrow screen', () => {
    expect(shape('wide', true)).toEqual(['severity', ['id,title', 'component,score'], 'state']);
    expect(shape('narrow', false)).toEqual(['severity', ['id,title', 'component,score,state']]);
  });

  test('are three on a narrow screen, where the first has several columns', () => {
    const lines = (room: 'narrow' | 'wide' | 'widest', of = columns) =>
      linesOf(tracksOf(of, { room, isBeside: false }), room);
    expect([lines('widest'), lines('wide'), lines('narrow')]).toEqual([1, 2, 3]);
    const untitled = columns.filter(({ id }) => id !== 'title');
    expect([lines('wide', untitled), lines('narrow', untitled)]).toEqual([2, 2]);
  });

  test('are one more on a narrow screen where something stands apart', () => {
    const apart = columns.map((column) =>
      column.id === 'component' ? { ...column, stack: { line: 2, apart: true } as const } : column,
    );
    const lines = (room: 'narrow' | 'wide') => linesOf(tracksOf(apart, { room, isBeside: false }), room);
    expect([lines('wide'), lines('narrow')]).toEqual([2, 4]);
  });

  test('have one column in the layout', () => {
    const tracks = tracksOf(columns, { room: 'wide', isBeside: false });
    expect(columnsOf(tracks).map(({ id }) => id)).toEqual(['severity', 'stack', 'score', 'state']);
  });
});
