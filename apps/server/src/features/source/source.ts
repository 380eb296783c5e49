import type { ProgressDetail } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';

/** Sources that can be mirrored, or will be. */
export type SourceId = 'nvd' | 'github' | 'osv' | 'epss' | 'kev';

/** A place that vulnerability data comes from. One folder each; source.registry.ts lists them. */
export interface Source {
  readonly id: SourceId;
  /** As users know it. */
  readonly title: string;
  /** Setting in the group `task-scheduler` that says how many hours lie between two mirrors. */
  readonly cadence: string;
  /** How long after the start of the server the first one is due (contract §22). */
  readonly firstRunAfterMs: number;
  /** A file below the source's address that is always there, by which an address is tried out. */
  readonly sampleFile: string;
  /** Why it cannot be mirrored as it is set up, in a sentence; undefined when it can. */
  findObstacle(db: Database): Promise<string | undefined>;
  /** Brings our copy up to date. Parts that fail are reported and leave what there was. */
  mirror(run: MirrorRun): Promise<MirrorResult>;
}

/** What a source is given for one run. */
export interface MirrorRun {
  readonly db: Database;
  readonly signal: AbortSignal;
  readonly now: () => Date;
  /** A directory of the source's own for what it fetches; files there may be from an earlier, interrupted run. */
  readonly workDir: string;
  /** @param percent 0 to 100 @param stage a word the console translates */
  progress(percent: number, stage: MirrorStage, detail: ProgressDetail): void;
  warn(message: string): void;
}

export type MirrorStage = 'fetching' | 'reading';

export interface MirrorResult {
  /** Records looked at, and new or changed ones of them. */
  records: number;
  changed: number;
  /** Matches that came and went. */
  added: number;
  removed: number;
}
