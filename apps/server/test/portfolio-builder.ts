import { createHash, randomUUID } from 'node:crypto';
import { type Advisory, coordsOf, rangesOf } from '@waybill/match';
import { sql } from 'kysely';
import { findRow, runSql, type Transaction } from '../src/db/database.ts';

/** Builders that put the least rows into the tables that matching and counting read. */

async function idOf(trx: Transaction, statement: ReturnType<typeof sql<{ id: number }>>): Promise<number> {
  const row = await findRow(trx, statement);
  if (!row) throw new Error('The statement returned no row');
  return row.id;
}

async function pkgId(
  trx: Transaction,
  key: { kind: number; k1: string; k2: string; k3: string; scheme: number },
): Promise<number> {
  return idOf(
    trx,
    sql<{ id: number }>`insert into pkg (kind, k1, k2, k3, scheme)
      values (${key.kind}, ${key.k1}, ${key.k2}, ${key.k3}, ${key.scheme})
      on conflict (kind, k3, k2, k1) do update set scheme = excluded.scheme returning pkg_id as id`,
  );
}

async function attrsId(trx: Transaction, value: string | null): Promise<number | null> {
  if (value === null) return null;
  return idOf(
    trx,
    sql<{ id: number }>`insert into attrs (value) values (${value})
      on conflict (value) do update set value = excluded.value returning attrs_id as id`,
  );
}

export async function addProject(trx: Transaction, name: string): Promise<number> {
  return idOf(
    trx,
    sql<{
      id: number;
    }>`insert into project (uuid, name) values (${randomUUID()}, ${name}) returning project_id as id`,
  );
}

export async function addIdentity(
  trx: Transaction,
  facts: { name: string; version?: string; purl?: string; cpe?: string },
): Promise<number> {
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
  const identityId = await idOf(
    trx,
    sql<{
      id: number;
    }>`insert into identity (nat_hash, name, version, purl, cpe) values (${hash}, ${facts.name},
      ${facts.version ?? null}, ${facts.purl ?? null}, ${facts.cpe ?? null}) returning identity_id as id`,
  );
  for (const coord of coordsOf(facts)) {
    await runSql(
      trx,
      sql`insert into identity_coord (pkg_id, ver_key, identity_id, ver_kind, attrs) values (${await pkgId(trx, coord)},
        ${coord.verKey}, ${identityId}, ${coord.verKind}, ${await attrsId(trx, coord.attrs)})`,
    );
  }
  return identityId;
}

export async function addComponent(trx: Transaction, projectId: number, identityId: number): Promise<number> {
  return idOf(
    trx,
    sql<{ id: number }>`insert into component (project_id, identity_id, uuid)
      values (${projectId}, ${identityId}, ${randomUUID()}) returning component_id as id`,
  );
}

const severities = { UNASSIGNED: 0, INFO: 1, LOW: 2, MEDIUM: 3, HIGH: 4, CRITICAL: 5 };

/** Stores a vulnerability with the ranges of its advisory, replacing those it had. */
export async function putAdvisory(
  trx: Transaction,
  advisory: Advisory,
  severity: keyof typeof severities = 'HIGH',
): Promise<number> {
  const vulnId = await idOf(
    trx,
    sql<{ id: number }>`insert into vuln (uuid, source, ext_id, feed, severity, effective_severity)
      values (${randomUUID()}, ${advisory.source}, ${advisory.vulnId}, ${advisory.feed}, ${severities[severity]},
        ${severities[severity]})
      on conflict (source, ext_id) do update set severity = excluded.severity,
        effective_severity = excluded.effective_severity returning vuln_id as id`,
  );
  await runSql(trx, sql`delete from vrange where vuln_id = ${vulnId} and feed = ${advisory.feed}`);
  await runSql(
    trx,
    sql`insert into vuln_doc (vuln_id, feed, doc) values (${vulnId}, ${advisory.feed}, ${JSON.stringify(advisory)})
      on conflict (vuln_id, feed) do update set doc = excluded.doc`,
  );
  for (const range of rangesOf(advisory)) {
    await runSql(
      trx,
      sql`insert into vrange (feed, vuln_id, pkg_id, lo, hi, fixed, attrs, recheck) values (${advisory.feed}, ${vulnId},
        ${await pkgId(trx, range)}, ${range.lo}, ${range.hi}, ${range.fixed}, ${await attrsId(trx, range.attrs)}, ${range.recheck})`,
    );
  }
  return vulnId;
}

/** An OSV-like advisory over one npm package, affected below `fixed`. */
export function npmAdvisory(vulnId: string, name: string, fixed: string): Advisory {
  return {
    feed: 'osv',
    recordId: vulnId,
    source: vulnId.startsWith('CVE-') ? 'NVD' : vulnId.startsWith('GHSA-') ? 'GITHUB' : 'OSV',
    vulnId,
    aliases: [],
    references: [],
    cwes: [],
    affected: [
      {
        kind: 'purl',
        type: 'npm',
        namespace: '',
        name,
        ranges: [{ kind: 'events', events: [{ introduced: '0' }, { fixed }] }],
        versions: [],
        at: 0,
      },
    ],
  };
}

/** An NVD-like advisory over CPE criteria without bounds. */
export function cpeAdvisory(vulnId: string, ...criteria: string[]): Advisory {
  return {
    feed: 'nvd',
    recordId: vulnId,
    source: 'NVD',
    vulnId,
    aliases: [],
    references: [],
    cwes: [],
    affected: criteria.map((criterion, i) => ({ kind: 'cpe', criterion, at: [0, 0, i] })),
  };
}
