import type { Advisory } from '@waybill/match';
import { copyRows, rowsOf, runSql, sql, type Transaction } from '../../../db/database.ts';
import type { Cause } from './judge-pair.ts';

export interface PairRow {
  identity_id: number;
  vuln_id: number;
  side: number;
  source: string;
  purl: string | null;
  cpe: string | null;
  version: string | null;
  upstream: string | null;
  distro: string | null;
}

/** Pairs of the draft that have no cause yet. */
export async function listUndecided(trx: Transaction): Promise<PairRow[]> {
  return rowsOf(
    trx,
    sql<PairRow>`select d.identity_id, d.vuln_id, d.side, v.source, i.purl, i.cpe, i.version, i.upstream, i.distro
      from (select distinct identity_id, vuln_id, side from difference_draft where cause is null) d
      join identity i on i.identity_id = d.identity_id join vuln v on v.vuln_id = d.vuln_id
      order by d.vuln_id, d.identity_id`,
  );
}

/** The records of some vulnerabilities that sources have told, by their numbers. */
export async function readAdvisories(
  trx: Transaction,
  vulnIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Advisory[]>> {
  const rows = await rowsOf(
    trx,
    sql<{ vuln_id: number; doc: Advisory }>`select vuln_id, doc from vuln_doc
      where vuln_id = any(${vulnIds}::int[]) and feed <> 'dt4' order by vuln_id, feed`,
  );
  const byVuln = Map.groupBy(rows, ({ vuln_id }) => vuln_id);
  return new Map([...byVuln].map(([id, its]) => [id, its.map(({ doc }) => doc)]));
}

export async function copyJudged(
  trx: Transaction,
  judged: readonly { readonly pair: PairRow; readonly cause: Cause }[],
): Promise<void> {
  await copyRows(
    trx,
    'judged_pair (identity_id, vuln_id, side, cause, detail)',
    judged.map(({ pair, cause }) => [pair.identity_id, pair.vuln_id, pair.side, cause.cause, cause.detail]),
  );
}

/** Gives differences the causes of their pairs. */
export async function setJudged(trx: Transaction): Promise<void> {
  await runSql(
    trx,
    sql`update difference_draft d set cause = j.cause, detail = j.detail from judged_pair j
      where d.cause is null and d.identity_id = j.identity_id and d.vuln_id = j.vuln_id and d.side = j.side`,
  );
}
