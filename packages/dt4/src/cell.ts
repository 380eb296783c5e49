import type { LocalTime } from './local-time.ts';

/** A value as stored in a column of Dependency-Track, whatever its database. */
export type Dt4Cell = null | string | number | boolean | Uint8Array | Date | LocalTime;

/** A row by the names of its columns, in upper case. */
export type Dt4Cells = Readonly<Record<string, Dt4Cell>>;
