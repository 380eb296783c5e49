import pg from 'pg';
import { createRandom } from '../../random.ts';
import { runImport } from './run-import.ts';

const kills = 30;

export interface KilledImports {
  /** The number of runs that did not end by themselves. */
  readonly killed: number;
  readonly isEqual: boolean;
}

/**
 * Kills an import again and again, at any moment, lets the last one end, and compares what is there with what an unbroken one
 * leaves in a database of its own.
 * @param unbroken database in which one has ended, and how long that took
 * @param broken an empty database
 */
export async function killImports(
  there: string,
  unbroken: { readonly url: string; readonly seconds: number },
  broken: string,
): Promise<KilledImports> {
  const random = createRandom(41);
  let killed = 0;
  for (let n = 0; n < kills; n += 1) {
    const { isKilled } = await runImport(broken, there, random.next() * unbroken.seconds * 1000);
    if (isKilled) killed += 1;
  }
  await runImport(broken, there);
  return { killed, isEqual: (await hashOf(broken)) === (await hashOf(unbroken.url)) };
}

/** The results of an import, without numbers that a database draws and times of the import itself. */
const parts = [
  `select uuid::text || name || coalesce(version, '') || namesake || is_latest || active from project`,
  `select c.uuid::text || i.nat_hash || encode(d.detail_hash, 'hex') || c.flags from component c
    join identity i using (identity_id) join component_detail d using (project_id, component_id)`,
  `select uuid::text || coalesce(value, '') from component_property`,
  `select p.uuid::text || coalesce(f.uuid::text, '') || coalesce(t.uuid::text, '') from dependency e
    join project p using (project_id) left join component f on f.project_id = e.project_id and f.component_id = e.from_id
    left join component t on t.project_id = e.project_id and t.component_id = e.to_id`,
  `select p.uuid::text || n.comps || n.vcomps || n.findings from project_count n join project p using (project_id)`,
  `select source_table || source_key || encode(digest, 'hex') from imported_row`,
  `select kind || username from app_user`,
  `select uuid::text || name from team`,
];

async function hashOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const hashes: string[] = [];
    for (const part of parts) {
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t.line, 0)), 0) as hash from (${part}) t(line)`,
      );
      hashes.push(rows[0]?.hash ?? '');
    }
    return hashes.join('\n');
  } finally {
    await client.end();
  }
}
