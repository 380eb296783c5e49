import type { ProgressDetail } from './system.ts';

/** How the latest run of a source stands; `idle` before the first one. */
export type SourceRunState = 'idle' | 'queued' | 'running' | 'done' | 'failed' | 'canceled';

/** A vulnerability source, as `GET /api/waybill/v1/sources` lists it. Times are epoch milliseconds. */
export interface SourceView {
  source: 'nvd' | 'github' | 'osv' | 'epss' | 'kev';
  title: string;
  /** False: this version cannot mirror it. */
  available: boolean;
  /** Whether its settings let it run. */
  enabled: boolean;
  /** Why it cannot run, in a sentence. */
  obstacle?: string;
  state: SourceRunState;
  /** Token of the latest run, for `GET /api/waybill/v1/tasks/{token}`. */
  token?: string;
  /** 0 to 100, of the latest run. */
  progress: number;
  /** What it is doing, as a word that the console translates. */
  stage?: string;
  detail?: ProgressDetail;
  /** Start of the latest run. */
  lastRun?: number;
  /** When a part of it was last read without error. */
  lastSuccess?: number;
  /** When it is due by itself. */
  nextRun?: number;
  /** Records that we hold of it. */
  records: number;
  /** Why the latest run failed. */
  error?: string;
  warnings: string[];
  /** Its files or ecosystems. */
  parts: SourcePartView[];
}

/** A file or ecosystem of a source. */
export interface SourcePartView {
  part: string;
  records: number;
  lastSuccess?: number;
  lastAttempt?: number;
  /** Why the latest attempt failed; what was read before is still there. */
  error?: string;
}
