import { sql } from 'kysely';
import { copyRows, type Transaction } from '../../../db/database.ts';
import { makeTemporary, temporaryOf } from '../../../db/temporary-tables.ts';
import { spreadScores } from '../../flaw/flaw.service.ts';
import { lockForFeed } from '../../matching/matching.service.ts';

export type EpssScore = readonly [cve: string, score: number, percentile: number];

/** Stores scores that differ from the known ones, also with the vulnerabilities they are of. @returns how many differed */
export async function storeScores(trx: Transaction, scores: readonly EpssScore[]): Promise<number> {
  await makeTemporary(trx, 'stage_epss');
  await copyRows(trx, 'stage_epss (cve_id, score, percentile)', scores);
  await temporaryOf(
    trx,
    'changed_epss',
    sql`select distinct on (s.cve_id) s.* from stage_epss s left join epss e on e.cve_id = s.cve_id
    where (e.score, e.percentile) is distinct from (s.score, s.percentile) order by s.cve_id`,
  );
  await sql`analyze changed_epss`.execute(trx);
  // The same rows are written by the mirrors of vulnerabilities: one after the other, so that they never deadlock.
  await lockForFeed(trx);
  const stored = await sql`insert into epss select cve_id, score, percentile from changed_epss
    on conflict (cve_id) do update set score = excluded.score, percentile = excluded.percentile`.execute(trx);
  await sql`update vuln v set epss = s.score, epss_percentile = s.percentile, effective_epss = s.score
    from changed_epss s where v.source = 'NVD' and v.ext_id = s.cve_id`.execute(trx);
  await spreadScores(
    trx,
    scores.map(([cve]) => cve),
  );
  return Number(stored.numAffectedRows ?? 0);
}
