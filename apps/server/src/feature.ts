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

/** What every feature is given at start. */
export interface Context {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  readonly secrets: Secrets;
  /** The one way to ask other hosts. */
  readonly outgoing: Outgoing;
  readonly now: () => Date;
  /** What keeps the database from working, in sentences for callers, where it is known; undefined when all is well. */
  readonly databaseTrouble: () => string | undefined;
  /** The requests that this process is answering. */
  readonly traffic: Traffic;
  /** The settings of all features. */
  readonly settings: readonly SettingDefinition[];
  /** What can be done to many things at once, of all features. */
  readonly bulkKinds: readonly BulkKind[];
  /** What comes round, of all features; the times that they wait after a start count from the first call. */
  readonly recurring: () => readonly Recurring[];
}

/** What a feature brings to the product; `app.ts` lists them. */
export interface Feature {
  readonly name: string;
  /** Config properties that it reads; they exist before anything is seeded. */
  readonly settings?: readonly SettingDefinition[];
  /** What can be done to many of its things at once (docs/adding-a-bulk-kind.md). */
  readonly bulkKinds?: readonly BulkKind[];
  /** Once per start on the node that migrates, before requests are served; must be safe to run again. */
  seed?(context: Context): Promise<void>;
  routes?(app: App, context: Context): void;
  jobs?(context: Context): readonly JobDefinition[];
  recurring?(context: Context): readonly Recurring[];
}
