import type { RawBuilder } from 'kysely';
import { copyRows, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { temporaryOf } from '../../db/temporary-tables.ts';

export interface MovedAnalysis {
  /** Numbers there. */
  readonly oldId: number;
  readonly componentOldId: number;
  readonly vulnOldId: number;
  readonly state: string;
  readonly justification: string;
  readonly response: string;
  readonly details: string | null;
  readonly suppressed: boolean;
}

export interface MovedComment {
  readonly oldId: number;
  readonly analysisOldId: number;
  readonly at: Date;
  readonly commenter: string | null;
  readonly comment: string;
}

export interface MovedAnalysisCounts {
  readonly written: number;
  /** Came before, or is decided here already. */
  readonly present: number;
  /** Came before, and became what it is there by now. */
  readonly changed: number;
  /** Came before and has changed there, but somebody has decided here since. */
  readonly kept: number;
  readonly comments: number;
  readonly presentComments: number;
}

/** Vulnerabilities of the staged decisions, as rows (old_id). */
export const decidedVulnerabilities: RawBuilder<unknown> = sql`select vuln_old_id as old_id from stage_moved_analysis`;

export async function copyMovedAnalyses(trx: Transaction, analyses: readonly MovedAnalysis[]): Promise<void> {
  await copyRows(
    trx,
    'stage_moved_analysis (old_id, component_old_id, vuln_old_id, state, justification, response, details, suppressed)',
    analyses.map((it) => [
      it.oldId,
      it.componentOldId,
      it.vulnOldId,
      it.state,
      it.justification,
      it.response,
      it.details,
      it.suppressed,
    ]),
  );
}

export async function copyMovedComments(trx: Transaction, comments: readonly MovedComment[]): Promise<void> {
  await copyRows(
    trx,
    'stage_moved_comment (old_id, analysis_old_id, at, commenter, comment)',
    comments.map((it) => [it.oldId, it.analysisOldId, it.at, it.commenter, it.comment]),
  );
}

/** Fills `moved_analysis` with the staged decisions that belong to something, and says which of them are new. */
export async function insertMovedAnalyses(
  trx: Transaction,
  at: Date,
): Promise<Pick<MovedAnalysisCounts, 'written' | 'present' | 'changed' | 'kept'>> {
  await sql`analyze stage_moved_analysis`.execute(trx);
  await sql`create index on stage_moved_comment (analysis_old_id)`.execute(trx);
  await sql`analyze stage_moved_comment`.execute(trx);
  await temporaryOf(
    trx,
    'moved_analysis',
    sql`select distinct on (c.project_id, c.uuid, v.source, v.ext_id) s.*, c.project_id, c.component_id, v.vuln_id, t.at as last_at,
      c.uuid || ' ' || v.source || '/' || v.ext_id as source_key,
      sha256(convert_to(jsonb_build_array(s.state, s.justification, s.response, s.details, s.suppressed, coalesce(t.n, 0))::text,
        'UTF8')) as digest,
      i.digest as digest_before, c.component_id is not null and v.vuln_id is not null and (i.digest is null or c.is_new)
        and a.vuln_id is null as is_new,
      coalesce(i.digest = h.digest, false) as is_followed, coalesce(i.digest <> h.digest, false) as is_kept
    from stage_moved_analysis s join moved_component c on c.old_id = s.component_old_id
    join moved_vuln v on v.old_id = s.vuln_old_id
    left join (select analysis_old_id, max(at) as at, count(*) as n from stage_moved_comment group by analysis_old_id) t
      on t.analysis_old_id = s.old_id
    left join imported_row i on i.source_table = 'ANALYSIS' and i.source_key = c.uuid || ' ' || v.source || '/' || v.ext_id
    left join analysis a on a.project_id = c.project_id and a.component_id = c.component_id and a.vuln_id = v.vuln_id
    left join lateral (
      select sha256(convert_to(jsonb_build_array(a.state, a.justification, a.response, a.details, a.suppressed,
        (select count(*) from analysis_comment k where k.project_id = a.project_id and k.component_id = a.component_id
          and k.vuln_id = a.vuln_id))::text, 'UTF8')) as digest
      where a.vuln_id is not null) h on true
    order by c.project_id, c.uuid, v.source, v.ext_id, s.old_id desc`,
  );
  // A decision is followed where it has changed there, and is here what it was made.
  await sql`update moved_analysis set is_followed = is_followed and digest_before <> digest,
    is_kept = is_kept and digest_before <> digest`.execute(trx);
  const written = await runSql(
    trx,
    sql`insert into analysis (project_id, component_id, vuln_id, state, justification, response, details, suppressed, updated_at)
      select project_id, component_id, vuln_id, state, justification, response, details, suppressed,
        coalesce(last_at, ${at}::timestamptz)
      from moved_analysis where is_new order by project_id, component_id, vuln_id`,
  );
  const row = await findRow(
    trx,
    sql<{ present: number; kept: number }>`select
      count(*) filter (where not is_new and not is_followed and not is_kept) as present,
      count(*) filter (where is_kept) as kept from moved_analysis`,
  );
  return {
    written,
    changed: await updateFollowed(trx, at),
    present: row?.present ?? 0,
    kept: row?.kept ?? 0,
  };
}

/** Decisions that are followed become what they are there. */
async function updateFollowed(trx: Transaction, at: Date): Promise<number> {
  return runSql(
    trx,
    sql`update analysis a set state = m.state, justification = m.justification, response = m.response, details = m.details,
        suppressed = m.suppressed, updated_at = coalesce(m.last_at, ${at}::timestamptz)
      from moved_analysis m where m.is_followed and a.project_id = m.project_id and a.component_id = m.component_id
        and a.vuln_id = m.vuln_id`,
  );
}

/** Decisions that have changed there and here, as people know them. */
export async function listKeptAnalyses(trx: Transaction, limit: number): Promise<string[]> {
  const rows = await rowsOf(
    trx,
    sql<{
      source_key: string;
    }>`select source_key from moved_analysis where is_kept order by source_key limit ${limit}`,
  );
  return rows.map((row) => row.source_key);
}

/** The trails of new decisions, in their order. */
export async function insertMovedComments(
  trx: Transaction,
): Promise<Pick<MovedAnalysisCounts, 'comments' | 'presentComments'>> {
  const comments = await runSql(
    trx,
    sql`insert into analysis_comment (project_id, component_id, vuln_id, at, commenter, comment)
      select a.project_id, a.component_id, a.vuln_id, c.at, c.commenter, c.comment
      from stage_moved_comment c join moved_analysis a on a.old_id = c.analysis_old_id
      left join analysis_comment k on k.project_id = a.project_id and k.component_id = a.component_id and k.vuln_id = a.vuln_id
        and k.at = c.at and k.commenter is not distinct from c.commenter and k.comment = c.comment and not a.is_new
      where (a.is_new or a.is_followed) and k.comment_id is null
      order by c.analysis_old_id, c.at, c.old_id`,
  );
  const row = await findRow(
    trx,
    sql<{
      n: number;
    }>`select count(*) as n from stage_moved_comment c join moved_analysis a on a.old_id = c.analysis_old_id`,
  );
  return { comments, presentComments: (row?.n ?? 0) - comments };
}

/** True if there is a decision that was not imported, or differs from the imported one. */
export async function isAnyDecidedHere(trx: Transaction): Promise<boolean> {
  const row = await findRow(
    trx,
    sql`select 1 from analysis a join component c on c.project_id = a.project_id and c.component_id = a.component_id
      join vuln v on v.vuln_id = a.vuln_id
      left join imported_row i on i.source_table = 'ANALYSIS' and i.source_key = c.uuid || ' ' || v.source || '/' || v.ext_id
      where i.digest is distinct from sha256(convert_to(jsonb_build_array(a.state, a.justification, a.response, a.details,
        a.suppressed, (select count(*) from analysis_comment k where k.project_id = a.project_id
          and k.component_id = a.component_id and k.vuln_id = a.vuln_id))::text, 'UTF8'))
      limit 1`,
  );
  return row !== undefined;
}
