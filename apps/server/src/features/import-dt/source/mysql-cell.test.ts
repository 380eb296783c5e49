import { expect, it } from 'vitest';
import { cellOfMysql } from './mysql-cell.ts';

const bytes = Buffer.from([0xac, 0xed]);

it.each([
  [Buffer.from([1]), 'bit', true],
  [Buffer.from([0]), 'bit', false],
  [1, 'tinyint', 1],
  ['9007199254740991', 'bigint', 9007199254740991],
  ['9.8', 'decimal', 9.8],
  [0.5, 'double', 0.5],
  ['text', 'varchar', 'text'],
  ['text', 'mediumtext', 'text'],
  [bytes, 'mediumblob', bytes],
  ['2026-07-01 12:00:00', 'datetime', { local: '2026-07-01T12:00:00.000' }],
  ['2026-07-01 12:00:00.1239', 'datetime', { local: '2026-07-01T12:00:00.123' }],
  ['2026-07-01 12:00:00.5', 'timestamp', new Date('2026-07-01T12:00:00.500Z')],
  [null, 'bit', null],
])('reads %o of the type %s', (value, type, cell) => {
  expect(cellOfMysql(value, type)).toEqual(cell);
});
