import { describe, expect, it } from 'vitest';
import { isLater, parseChange, parseCursor } from './osv-cursor.ts';

describe('parseChange', () => {
  it('reads a line of the list of changes', () => {
    expect(parseChange('2026-08-21T20:38:00Z,GO-2026-5026\r')).toEqual({
      modified: '2026-08-21T20:38:00Z',
      id: 'GO-2026-5026',
    });
  });

  it.each(['', 'GO-2026-5026', 'yesterday,GO-1', '2026-08-21T20:38:00Z,'])(
    'gives nothing for "%s"',
    (line) => {
      expect(parseChange(line)).toBeUndefined();
    },
  );
});

describe('isLater', () => {
  it('compares times with fractions of different length', () => {
    expect(isLater('2026-01-01T00:00:00.5Z', '2026-01-01T00:00:00Z')).toBe(true);
    expect(isLater('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000Z')).toBe(false);
    expect(isLater('2026-01-01T00:00:00Z', undefined)).toBe(true);
  });
});

describe('parseCursor', () => {
  it('reads what was stored and nothing else', () => {
    expect(parseCursor('{"fullAt":"2026-01-01T00:00:00Z","newest":"2026-01-02T00:00:00Z"}')).toEqual({
      fullAt: '2026-01-01T00:00:00Z',
      newest: '2026-01-02T00:00:00Z',
    });
    expect(parseCursor(null)).toBeUndefined();
    expect(parseCursor('{}')).toBeUndefined();
  });
});
