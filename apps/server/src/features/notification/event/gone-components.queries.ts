import { type Database, rowsOf, sql } from '../../../db/database.ts';
import { foundBy } from '../../../db/found-by.ts';
import type { FoundRow } from './facts.queries.ts';

/** A finding of a removed component. */
interface GoneRow extends FoundRow {
  past_id: number;
}

/**
 * The findings of components that a project lost at one time, for a part of the components after one of them.
 * Findings that another version of the same package still has are not gone. A component that was replaced
 * keeps its decisions. Hashes are not stored.
 */
export async function listGoneWithComponents(
  db: Database,
  projectId: number,
  removedAt: Date,
  afterId: number,
  limit: number,
): Promise<GoneRow[]> {
  return rowsOf(
    db,
    sql<GoneRow>`with part as (
        select c.project_id, c.past_id, c.component_id, c.identity_id, c.uuid, c.direct from component_past c
        where c.project_id = ${projectId} and c.removed_at = ${removedAt} and c.past_id > ${afterId}
          and exists (select 1 from identity_match m where m.identity_id = c.identity_id)
        order by c.past_id limit ${limit}),
      kept as (
        select distinct i.group_name, i.name, m.vuln_id from component c
        join identity i on i.identity_id = c.identity_id
        join identity_match m on m.identity_id = c.identity_id where c.project_id = ${projectId})
      select part.project_id, part.past_id, part.component_id, part.identity_id, part.uuid, i.group_name, i.name, i.version, i.purl,
        null as md5, null as sha1, null as sha256, null as sha512, part.direct, m.vuln_id, ${foundBy('m')} as analyzer,
        exists (select 1 from analysis_past a where a.project_id = ${projectId} and a.component_id = part.component_id
            and a.vuln_id = m.vuln_id and a.ended_at = ${removedAt} and a.suppressed)
          or exists (select 1 from analysis a where a.project_id = ${projectId} and a.component_id = part.component_id
            and a.vuln_id = m.vuln_id and a.suppressed) as suppressed
      from part join identity i on i.identity_id = part.identity_id
      join identity_match m on m.identity_id = part.identity_id
      left join kept k on k.name = i.name and k.vuln_id = m.vuln_id and k.group_name is not distinct from i.group_name
      where k.vuln_id is null
      order by part.past_id, m.vuln_id`,
  );
}

/** Where a part of the components ends that {@link listGoneWithComponents} takes; undefined where there is none. */
export async function endOfPart(
  db: Database,
  projectId: number,
  removedAt: Date,
  afterId: number,
  limit: number,
): Promise<number | undefined> {
  const [row] = await rowsOf(
    db,
    sql<{ past_id: number | null }>`select max(part.past_id) as past_id from (
      select c.past_id from component_past c
      where c.project_id = ${projectId} and c.removed_at = ${removedAt} and c.past_id > ${afterId}
        and exists (select 1 from identity_match m where m.identity_id = c.identity_id)
      order by c.past_id limit ${limit}) part`,
  );
  return row?.past_id ?? undefined;
}
