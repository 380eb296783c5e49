import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf } from '../../db/database.ts';
import { inProjects } from '../../db/in-projects.ts';
import type { CommentRow } from './analysis.queries.ts';
import type { AnalysisFields } from './analysis-trail.ts';

/** A finding: components of all projects have numbers of their own. */
interface FindingKey {
  readonly component_id: number;
  readonly vuln_id: number;
}

function given(keys: readonly FindingKey[]): RawBuilder<unknown> {
  return sql`unnest(${keys.map((key) => key.component_id)}::bigint[], ${keys.map((key) => key.vuln_id)}::int[])
    as k(component_id, vuln_id)`;
}

export async function listAnalyses(
  db: Database,
  projectIds: readonly number[],
  keys: readonly FindingKey[],
): Promise<(FindingKey & AnalysisFields & { updated_at: Date })[]> {
  return rowsOf(
    db,
    sql<
      FindingKey & AnalysisFields & { updated_at: Date }
    >`select a.component_id, a.vuln_id, a.state, a.justification,
        a.response, a.details, a.suppressed, a.until::text as until, a.updated_at
      from ${given(keys)} join analysis a on ${inProjects(sql`a.project_id`, projectIds)} and a.component_id = k.component_id
        and a.vuln_id = k.vuln_id`,
  );
}

/** The latest comments of each analysis, oldest first, with how many the analysis has. */
export async function listLatestComments(
  db: Database,
  projectIds: readonly number[],
  keys: readonly FindingKey[],
  most: number,
): Promise<(FindingKey & CommentRow & { of: number })[]> {
  return rowsOf(
    db,
    sql<
      FindingKey & CommentRow & { of: number }
    >`select component_id, vuln_id, at, commenter, comment, "of" from (
        select c.component_id, c.vuln_id, c.comment_id, c.at, c.commenter, c.comment,
          row_number() over (of_one order by c.comment_id desc) as place, (count(*) over of_one)::int as "of"
        from ${given(keys)} join analysis_comment c on ${inProjects(sql`c.project_id`, projectIds)}
          and c.component_id = k.component_id and c.vuln_id = k.vuln_id
        window of_one as (partition by c.component_id, c.vuln_id)) trail
      where place <= ${most} order by component_id, vuln_id, comment_id`,
  );
}
