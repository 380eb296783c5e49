import type { Dt4Cell } from '@waybill/dt4';

/**
 * A value as the driver reads it, with dates as texts and decimals as numbers. A DATETIME has no zone: it is what the clock of
 * Dependency-Track's server showed. A TIMESTAMP is of UTC, which the session asks for.
 * @param type of the column in `information_schema`
 */
export function cellOfMysql(value: unknown, type: string): Dt4Cell {
  if (value === null || value === undefined) return null;
  switch (type) {
    case 'bit':
      return value instanceof Uint8Array ? value.some((byte) => byte !== 0) : Number(value) !== 0;
    case 'datetime':
      return { local: isoOf(String(value)) };
    case 'timestamp':
      return new Date(`${isoOf(String(value))}Z`);
    case 'bigint':
    case 'int':
    case 'decimal':
      return Number(value);
    default:
      if (value instanceof Uint8Array || typeof value === 'number' || typeof value === 'boolean')
        return value;
      return String(value);
  }
}

/** `2026-07-01 12:00:00.5` as `2026-07-01T12:00:00.500`. */
function isoOf(text: string): string {
  const [, seconds = text, fraction = ''] = /^(.{19})(?:\.(\d+))?$/.exec(text) ?? [];
  return `${seconds.replace(' ', 'T')}.${fraction.slice(0, 3).padEnd(3, '0')}`;
}
