import type { Binaries } from './binaries.ts';
import type { PostgresLog } from './log.ts';
import type { Settings } from './settings.ts';

export type ServerOptions = {
  dataDirectory: string;
  binaries: Binaries;
  settings: Settings;
  waitMs: number;
  log: PostgresLog;
};

/** A running server that we hold. */
export type Server = {
  /** Connection string of the maintenance database. */
  url: string;
  pid: number;
  /** True when it ran already. */
  adopted: boolean;
  stop(): Promise<void>;
};
