import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OsvRecord, startSourceServer, writeSources } from '@waybill/test-kit';
import { type Database, rowsOf, sql } from '../../../apps/server/src/db/database.ts';
import { editAdvisories } from '../../generate/advisory-editions.ts';
import type { PortfolioServer } from '../../portfolio/on-portfolio.ts';
import { mirror, setSources } from '../../server-process.ts';

/** The npm ecosystem of OSV as a server plays it, which knows nothing but the advisories of a benchmark. */
export interface PlayedNpm {
  /** Publishes an edition of the advisories about some packages; what was published about others stays. */
  publish(name: string, packages: readonly string[], edition: number): Promise<void>;
}

/** Runs `work` with that source; afterwards its advisories are withdrawn, so that the portfolio is what it was. */
export async function withPlayedNpm<T>(
  { client }: PortfolioServer,
  work: (npm: PlayedNpm) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'waybill-feed-'));
  const published = new Map<string, { packages: readonly string[]; records: OsvRecord[] }>();
  const publish: PlayedNpm['publish'] = async (name, packages, edition) => {
    published.set(name, { packages, records: editAdvisories(name, packages, edition) });
    await writeSources(root, { osv: { npm: [...published.values()].flatMap(({ records }) => records) } });
  };
  const host = await startSourceServer({ root });
  try {
    await setSources(client, { osv: host.urls.osv }, ['npm']);
    try {
      return await work({ publish });
    } finally {
      for (const [name, { packages }] of published) await publish(name, packages, 0);
      await mirror(client, 'osv');
      await setSources(client, {});
    }
  } finally {
    await host.close();
    await rm(root, { recursive: true, force: true });
  }
}

/**
 * Publishes an edition of the advisories about some packages and has the server read it.
 * @returns seconds from the request to read them to the last counter
 */
export async function readEdition(
  { client }: PortfolioServer,
  npm: PlayedNpm,
  name: string,
  packages: readonly string[],
  edition: number,
): Promise<number> {
  await npm.publish(name, packages, edition);
  return mirror(client, 'osv');
}

/** Names of npm packages that components have: any, or those that most components have. */
export async function listPackages(
  db: Database,
  which: 'any' | 'widest',
  count: number,
): Promise<readonly string[]> {
  const order = which === 'any' ? sql`md5(p.k3)` : sql`count(*) desc`;
  const rows = await rowsOf(
    db,
    sql<{ name: string }>`select p.k3 as name from pkg p join identity_coord i on i.pkg_id = p.pkg_id
      join component c on c.identity_id = i.identity_id
      where p.kind = 0 and p.k1 = 'npm' group by p.pkg_id, p.k3 order by ${order} limit ${count}`,
  );
  return rows.map((row) => row.name);
}

/** Open findings of all projects, as their counters say. */
export async function countFindings(db: Database): Promise<number> {
  const [row] = await rowsOf(db, sql<{ n: number }>`select sum(findings)::float8 as n from project_count`);
  return row?.n ?? 0;
}
