import type { IntegrationName, IntegrationObstacle, ServiceFailure } from '@waybill/api-contract';
import type { Secrets } from '../../config/secrets.ts';
import type { Database } from '../../db/database.ts';
import type { JobContext } from '../../jobs/job.ts';
import type { Outgoing } from '../../outgoing/outgoing.ts';
import type { Probe } from '../../outgoing/probe.ts';
import type { SettingsAtHand } from '../config-property/settings-at-hand.ts';
import type { Target, TargetRule } from './target.queries.ts';

/** A system that findings are uploaded to. One folder each; integration.registry.ts lists them. */
export interface Integration {
  readonly id: IntegrationName;
  /** As users know it. */
  readonly title: string;
  /** Why nothing is uploaded as it is set up; undefined when it is. */
  findObstacle(db: Database): Promise<Obstacle | undefined>;
  /** Which projects take part. */
  ruleOf(db: Database): Promise<TargetRule>;
  /** How its settings are tried out. */
  probe(settings: SettingsAtHand): Promise<Probe>;
  /** Uploads the findings of all projects that take part. */
  upload(run: UploadRun): Promise<void>;
}

/** Why nothing is uploaded: for clients, and in a sentence. */
export interface Obstacle {
  readonly code: IntegrationObstacle;
  readonly text: string;
}

/** One run over the projects that take part. */
export interface UploadRun {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly outgoing: Outgoing;
  readonly job: JobContext;
  /** A folder of this run, which is removed at its end. */
  readonly workDir: string;
  readonly baseUrl: string | undefined;
  /** The projects that this run has not settled yet, in batches. */
  targets(): AsyncGenerator<readonly Target[], void, undefined>;
  /** Keeps what became of projects. */
  settle(outcomes: readonly UploadOutcome[]): Promise<void>;
}

/** The outcome of a project's upload. */
export interface UploadOutcome {
  readonly projectId: number;
  /** Where it went, in the words of the other system. */
  readonly target: string;
  /** After a successful upload. */
  readonly findings?: number;
  /** Data for the next upload. */
  readonly memory?: Readonly<Record<string, unknown>>;
  /** After a failed upload. */
  readonly trouble?: UploadTrouble;
}

/** Why an upload failed, as those who see the project may read it. */
export interface UploadTrouble {
  readonly reason: string;
  readonly failure: ServiceFailure;
  /** In a sentence that says nothing of the project. */
  readonly told: string;
}
