import { expect, test } from 'vitest';
import { csvLine, isoTime } from './csv.ts';

test.each([
  [['a', 1, true, undefined, null], 'a,1,true,,\r\n'],
  [['two\nlines', 'a,b', 'say "yes"'], '"two\nlines","a,b","say ""yes"""\r\n'],
  [['=1+1', '+1', '-x', '@sum', '\tx', '\rx'], `'=1+1,'+1,'-x,'@sum,"'\tx","'\rx"\r\n`],
  [[' =1+1', '＝1+1', '＠sum'], "' =1+1,'＝1+1,'＠sum\r\n"],
  // With the semicolon as the list separator these would begin a cell.
  [['a;=1+1', 'a\n=1+1', 'a; -b'], `"a;'=1+1","a\n'=1+1","a;' -b"\r\n`],
  [['a-b', 'a=b', 'x@1', 'pkg:npm/%40a/b@1'], 'a-b,a=b,x@1,pkg:npm/%40a/b@1\r\n'],
  [[-7, 0.5], '-7,0.5\r\n'],
])('%j is a line that no spreadsheet runs', (values, line) => {
  expect(csvLine(values)).toBe(line);
});

test('times are the same in every language', () => {
  expect(isoTime(0)).toBe('1970-01-01T00:00:00.000Z');
  expect(isoTime('2026-02-22')).toBe('2026-02-22T00:00:00.000Z');
  expect(isoTime(undefined)).toBeUndefined();
  expect(isoTime('soon')).toBeUndefined();
});
