import { describe, expect, it } from 'vitest';
import { RecordSplitter } from './record-splitter.ts';

function split(
  text: string,
  chunkBytes: number,
  maxRecordBytes = 10_000,
): { records: string[]; problems: string[] } {
  const splitter = new RecordSplitter({ listKey: 'list', recordKey: 'cve', maxRecordBytes });
  const bytes = Buffer.from(text);
  const items = [];
  for (let at = 0; at < bytes.length; at += chunkBytes)
    items.push(...splitter.push(bytes.subarray(at, at + chunkBytes)));
  items.push(...splitter.end());
  return {
    records: items.flatMap((item) => (item.ok ? [item.bytes.toString()] : [])),
    problems: items.flatMap((item) => (item.ok ? [] : [item.message])),
  };
}

const first = '{"cve":{"id":"1","text":"a \\"quoted\\" } brace \\\\"}}';
const second = '{\n  "cve": {"id": "2", "nested": [{"a": {}}, "]"], "é": "ü"}\n}';

describe('RecordSplitter', () => {
  it.each([1, 2, 3, 7, 64, 10_000])('cuts records whole out of pieces of %i bytes', (chunkBytes) => {
    const result = split(`{"total": 2, "list" : [ ${first},\n${second} ], "after": {"cve": 1}}`, chunkBytes);
    expect(result).toEqual({ records: [first, second], problems: [] });
  });

  it('gives nothing for an empty list', () => {
    expect(split('{"list":[]}', 4)).toEqual({ records: [], problems: [] });
  });

  it('says when there is no list', () => {
    expect(split('{"other":[1]}', 4)).toEqual({ records: [], problems: ['It has no list "list"'] });
  });

  it.each([1, 5, 10_000])('goes on after a record that lacks its end (%i bytes a piece)', (chunkBytes) => {
    const result = split(
      `{"list":[${first},{"cve":{"id":"broken","text":[{,${second},${first}]}`,
      chunkBytes,
    );
    expect(result.records).toEqual([first, second, first]);
    expect(result.problems).toHaveLength(1);
  });

  it('goes on after a record that lacks a closing quote', () => {
    const result = split(`{"list":[{"cve":{"id":"broken}},${second},${first}]}`, 16);
    expect(result.records.at(-1)).toBe(first);
    expect(result.problems.length).toBeGreaterThan(0);
  });

  it('goes on after what is no record', () => {
    const result = split(`{"list":[${first}},null,${second}]}`, 10_000);
    expect(result.records).toEqual([first, second]);
    expect(result.problems).toHaveLength(1);
  });

  it('refuses a record that is too large, and only that', () => {
    const large = `{"cve":{"text":"${'x'.repeat(500)}"}}`;
    const result = split(`{"list":[${first},${large},${second}]}`, 50, 200);
    expect(result.records).toEqual([first, second]);
    expect(result.problems[0]).toContain('larger than 200 bytes');
  });

  it('says when the file ends in the middle', () => {
    expect(split(`{"list":[${first},{"cve":{"id":`, 9).problems).toHaveLength(1);
    expect(split(`{"list":[${first}`, 9).problems).toEqual(['The list is not closed']);
  });
});
