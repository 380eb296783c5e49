import { sql } from 'kysely';
import { type Database, findRow, inTransaction, rowsOf, runSql } from '../../apps/server/src/db/database.ts';
import { refreshFlaws } from '../../apps/server/src/features/flaw/flaw.service.ts';
import {
  countDrift,
  lockForFeed,
  recountProjects,
  rematchIdentities,
} from '../../apps/server/src/features/matching/matching.service.ts';
import type { Size } from '../bench.ts';
import { askNoRepository } from '../server-process.ts';
import { createChance, dropChance } from './chance.ts';
import { fillComponents } from './fill-components.ts';
import { fillDecisions, fillHistory } from './fill-decisions.ts';
import { dropStages, fillIdentities, fillVulnerabilities } from './fill-dictionary.ts';
import { fillProjects } from './fill-projects.ts';
import { portfolioSizes } from './portfolio-size.ts';

/** The size of a generated portfolio. */
export interface GeneratedPortfolio {
  projects: number;
  components: number;
  findings: number;
  identities: number;
  matches: number;
  vulnerabilities: number;
  analyses: number;
  exploited: number;
  withFix: number;
  megabytes: number;
  seconds: number;
}

/**
 * Fills an empty installation with a portfolio as real ones are, by statements over whole sets; matches and counters come
 * from the product itself.
 * @param db a database whose server has been started once, so that licenses and permissions are there
 */
export async function generatePortfolio(
  db: Database,
  size: Size,
  report: (line: string) => void,
): Promise<GeneratedPortfolio> {
  const wanted = portfolioSizes[size];
  const started = performance.now();
  const step = async (what: string, work: () => Promise<void>) => {
    const begun = performance.now();
    await work();
    report(`${what.padEnd(32)}${((performance.now() - begun) / 1000).toFixed(1).padStart(8)} s`);
  };
  if (await findRow(db, sql`select 1 from project limit 1`))
    throw new Error('The database has projects already');
  await askNoRepository(db);
  await createChance(db);
  await step('packages and versions', () => fillIdentities(db, wanted));
  await step('vulnerabilities', () => fillVulnerabilities(db, wanted));
  await step('what their records say together', () => refreshAll(db));
  await step('matches', () => matchAll(db));
  await step('projects, tags, teams', () => fillProjects(db, wanted));
  await step('components and graphs', () => fillComponents(db, wanted, () => undefined));
  await step('decisions', () => fillDecisions(db, wanted));
  await step('counters', () => countAll(db));
  await step('history', () => fillHistory(db));
  await dropStages(db);
  await dropChance(db);
  await step('vacuum', async () => void (await runSql(db, sql`vacuum analyze`)));
  const drift = await countDrift(db);
  if (Object.values(drift).some((count) => count > 0))
    throw new Error(`Counters differ from a recount: ${JSON.stringify(drift)}`);
  return { ...(await describe(db)), seconds: (performance.now() - started) / 1000 };
}

async function refreshAll(db: Database): Promise<void> {
  const ids = await idsOf(db, sql<{ id: number }>`select vuln_id as id from vuln order by 1`);
  for (const batch of inBatches(ids, 20_000)) {
    await inTransaction(db, async (trx) => {
      await lockForFeed(trx);
      await refreshFlaws(trx, batch);
    });
  }
  await runSql(db, sql`vacuum analyze vuln`);
}

async function matchAll(db: Database): Promise<void> {
  const ids = await idsOf(db, sql<{ id: number }>`select identity_id as id from identity order by 1`);
  for (const batch of inBatches(ids, 20_000)) await inTransaction(db, (trx) => rematchIdentities(trx, batch));
  // These matches are no news, and they are older than today.
  await runSql(db, sql`truncate match_event`);
  await runSql(
    db,
    sql`update identity_match set first_seen = now() - (identity_id + vuln_id) % 300 * interval '1 day'`,
  );
  await runSql(db, sql`vacuum analyze identity_match`);
}

async function countAll(db: Database): Promise<void> {
  const ids = await idsOf(db, sql<{ id: number }>`select project_id as id from project order by 1`);
  for (const batch of inBatches(ids, 500)) await inTransaction(db, (trx) => recountProjects(trx, batch));
  await runSql(db, sql`truncate project_delta`);
}

async function idsOf(db: Database, statement: ReturnType<typeof sql<{ id: number }>>): Promise<number[]> {
  return (await rowsOf(db, statement)).map((row) => row.id);
}

function* inBatches(ids: readonly number[], size: number): Generator<number[]> {
  for (let at = 0; at < ids.length; at += size) yield ids.slice(at, at + size);
}

async function describe(db: Database): Promise<Omit<GeneratedPortfolio, 'seconds'>> {
  const row = await findRow(
    db,
    sql<Omit<GeneratedPortfolio, 'seconds'>>`select
      (select count(*) from project) as projects, (select sum(comps) from project_count) as components,
      (select sum(findings) from project_count) as findings, (select count(*) from identity) as identities,
      (select count(*) from identity_match) as matches, (select count(*) from vuln) as vulnerabilities,
      (select count(*) from analysis) as analyses, (select count(*) from vuln where exploited) as exploited,
      (select count(*) from identity_match where fixed_in is not null) as "withFix",
      pg_database_size(current_database()) / 1000000 as megabytes`,
  );
  if (!row) throw new Error('An aggregate without group always has a row');
  return row;
}
