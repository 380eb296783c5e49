import { describe, expect, it } from 'vitest';
import { parseLsn, segmentBefore, segmentName, segmentOf, startOfSegment } from './log-position.ts';

const mib16 = 16 * 2 ** 20;

describe('places in the log of the database', () => {
  // Answers of pg_walfile_name of PostgreSQL 18 for timelines 1 and 2.
  it.each([
    ['0/1000000', 1, '000000010000000000000001'],
    ['0/FF000028', 1, '0000000100000000000000FF'],
    ['1/28', 2, '000000020000000100000000'],
    ['A3/5C0000A0', 1, '00000001000000A30000005C'],
  ])('%s of timeline %i lies in %s', (lsn, timeline, name) => {
    expect(segmentName(timeline, segmentOf(lsn, mib16), mib16)).toBe(name);
  });

  it('at a border belong to the piece before it, as an end', () => {
    expect(segmentBefore('0/2000000', mib16)).toBe(1);
    expect(segmentOf('0/2000000', mib16)).toBe(2);
    expect(startOfSegment(256, mib16)).toBe('1/0');
    expect(parseLsn('1/0')).toBe(2n ** 32n);
    expect(() => parseLsn('nothing')).toThrow(/no place in the log/);
  });
});
