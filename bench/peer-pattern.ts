import { compareVersions } from '@waybill/version';
import { type RawBuilder, sql } from 'kysely';
import { copyRows, type Database, inTransaction, rowsOf, runSql } from '../apps/server/src/db/database.ts';
import type { GeneratedIdentity, GeneratedWorld } from './generate/advisories.ts';

/**
 * The query pattern of the system our users come from, re-created for comparison: coordinates in
 * batches of 25, one branch per purl and eight per CPE, whole rows sent over, versions compared there.
 */
export async function loadPeerTable(db: Database, world: GeneratedWorld): Promise<void> {
  await runSql(
    db,
    sql`create table bench_vs (id int, vuln int, purl text, purl_type text, purl_namespace text, purl_name text,
      cpe22 text, cpe23 text, part text, vendor text, product text, version text, version_start_incl text,
      version_start_excl text, version_end_incl text, version_end_excl text, lang text, sw_edition text, target_sw text,
      target_hw text, other text, uuid text)`,
  );
  await inTransaction(db, (trx) => copyRows(trx, 'bench_vs', peerRows(world)));
  await runSql(db, sql`create index on bench_vs (part, vendor, product)`);
  await runSql(db, sql`create index on bench_vs (purl_type, purl_namespace, purl_name)`);
  await runSql(db, sql`vacuum analyze bench_vs`);
}

function* peerRows(world: GeneratedWorld) {
  for (const [i, range] of world.ranges.entries()) {
    const pkg = world.packages[range.pkg];
    if (!pkg) continue;
    const isPurl = pkg.kind === 0;
    const cpe = isPurl ? null : `cpe:2.3:a:${pkg.k2}:${pkg.k3}:*:*:*:*:*:*:*:*`;
    yield [
      i,
      range.vuln,
      isPurl ? `pkg:npm/${pkg.k3}` : null,
      isPurl ? pkg.k1 : null,
      null,
      isPurl ? pkg.k3 : null,
      cpe,
      cpe,
      isPurl ? null : pkg.k1,
      isPurl ? null : pkg.k2,
      isPurl ? null : pkg.k3,
      range.exact ? range.from : '*',
      range.exact ? null : range.from,
      null,
      null,
      range.to,
      '*',
      '*',
      '*',
      '*',
      '*',
      `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    ];
  }
}

interface PeerRow {
  vuln: number;
  version: string | null;
  version_start_incl: string | null;
  version_end_excl: string | null;
  which: number;
  purl_type: string | null;
}

const batchSize = 25;

/** Matches identities the peer's way; answers how many pairs it found. */
export async function matchLikePeer(db: Database, world: GeneratedWorld): Promise<number> {
  const pairs = new Set<string>();
  for (let start = 0; start < world.identities.length; start += batchSize) {
    const batch = world.identities.slice(start, start + batchSize);
    const branches = batch.flatMap((identity, i) => branchesOf(world, identity, start + i));
    const rows = await rowsOf(db, sql<PeerRow>`${sql.join(branches, sql` union all `)}`);
    for (const row of rows) {
      const identity = world.identities[row.which];
      if (identity && holds(row, identity.version)) pairs.add(`${row.which}/${row.vuln}`);
    }
  }
  return pairs.size;
}

function branchesOf(
  world: GeneratedWorld,
  identity: GeneratedIdentity,
  which: number,
): RawBuilder<unknown>[] {
  const purl = world.packages[identity.purlPkg];
  const cpe = identity.cpePkg === undefined ? undefined : world.packages[identity.cpePkg];
  const branches: RawBuilder<unknown>[] = [];
  if (purl) {
    branches.push(sql`select vs.*, ${which}::int as which from bench_vs vs where purl_type = ${purl.k1}
      and purl_namespace is null and purl_name = ${purl.k3}`);
  }
  if (!cpe) return branches;
  for (const part of [cpe.k1, '*']) {
    for (const vendor of [cpe.k2, '*']) {
      for (const product of [cpe.k3, '*']) {
        branches.push(sql`select vs.*, ${which}::int as which from bench_vs vs where part = ${part}
          and vendor = ${vendor} and product = ${product}`);
      }
    }
  }
  return branches;
}

function holds(row: PeerRow, version: string): boolean {
  const scheme = row.purl_type === null ? 'cpe' : 'semver';
  const compare = (bound: string) => compareVersions(scheme, version, bound) ?? 0;
  if (row.version !== null && row.version !== '*') return compare(row.version) === 0;
  if (row.version_start_incl !== null && compare(row.version_start_incl) < 0) return false;
  return row.version_end_excl === null || compare(row.version_end_excl) < 0;
}
