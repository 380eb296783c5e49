import type { ProgressDetail, SourceObstacle } from '@waybill/api-contract';
import type { Secrets } from '../../config/secrets.ts';
import type { Database } from '../../db/database.ts';
import type { Outgoing } from '../../outgoing/outgoing.ts';
import type { Probe } from '../../outgoing/probe.ts';
import type { SettingsAtHand } from '../config-property/settings-at-hand.ts';

/** Sources that can be mirrored. */
export type SourceId = 'nvd' | 'github' | 'osv' | 'epss' | 'kev' | 'euvd' | 'vulndb';

/** Why a source cannot be mirrored as it is set up: for clients, and in a sentence. */
export interface Obstacle {
  readonly code: SourceObstacle;
  readonly text: string;
}

/** A place that vulnerability data comes from. One folder each; source.registry.ts lists them. */
export interface Source {
  readonly id: SourceId;
  /** As users know it. */
  readonly title: string;
  /** Its name in notifications, where it has another one there (contract §19.2). */
  readonly titleInNotifications?: string;
  /** Setting in the group `task-scheduler` that says how many hours lie between two mirrors. */
  readonly cadence: string;
  /** The delay of the first run after the server's start (contract §22). */
  readonly firstRunAfterMs: number;
  /** Setting in the group `vuln-source` that says how many minutes lie between two looks for changes; absent: none. */
  readonly poll?: string;
  /**
   * A request that tries out the settings of the group `vuln-source`; absent for a source of files.
   * @throws AddressProblem
   */
  probe?(settings: SettingsAtHand): Promise<Probe>;
  /** Why it cannot be mirrored as it is set up; undefined when it can. */
  findObstacle(db: Database): Promise<Obstacle | undefined>;
  /** Brings our copy up to date. Parts that fail are reported and leave what there was. */
  mirror(run: MirrorRun): Promise<MirrorResult>;
}

/** The input of a source for one run. */
export interface MirrorRun {
  readonly db: Database;
  /** For keys and tokens in settings. */
  readonly secrets: Secrets;
  readonly outgoing: Outgoing;
  /** Only what changed of what has been read before is looked at, as cheaply as the source allows. */
  readonly changesOnly: boolean;
  readonly signal: AbortSignal;
  readonly now: () => Date;
  /** Where the installation keeps its files. */
  readonly dataDir: string;
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
