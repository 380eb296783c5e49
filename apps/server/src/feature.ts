import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import type { SettingDefinition } from './config/setting.ts';
import type { Database } from './db/database.ts';
import type { App } from './http/server.ts';
import type { BulkKind } from './jobs/bulk-kind.ts';
import type { JobDefinition } from './jobs/job.ts';
import type { Recurring } from './jobs/schedule.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { Traffic } from './traffic.ts';

/** The services that every feature receives at start. */
export interface Context {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  readonly secrets: Secrets;
  /** The one way to ask other hosts. */
  readonly outgoing: Outgoing;
  readonly now: () => Date;
  /**
   * Describes to callers what keeps the database from working; undefined if it works or the reason is
   * unknown.
   */
  readonly databaseTrouble: () => string | undefined;
  /** The requests that this process is answering. */
  readonly traffic: Traffic;
  /** The settings of all features. */
  readonly settings: readonly SettingDefinition[];
  /** The kinds of bulk changes of all features. */
  readonly bulkKinds: readonly BulkKind[];
  /** What comes round, of all features; the times that they wait after a start count from the first call. */
  readonly recurring: () => readonly Recurring[];
}

/** A feature's contributions to the product. `app.ts` lists the features. */
export interface Feature {
  readonly name: string;
  /** Config properties that it reads; they exist before anything is seeded. */
  readonly settings?: readonly SettingDefinition[];
  /** The kinds of bulk changes of this feature (docs/adding-a-bulk-kind.md). */
  readonly bulkKinds?: readonly BulkKind[];
  /** Once per start on the node that migrates, before requests are served; must be safe to run again. */
  seed?(context: Context): Promise<void>;
  routes?(app: App, context: Context): void;
  jobs?(context: Context): readonly JobDefinition[];
  recurring?(context: Context): readonly Recurring[];
}
