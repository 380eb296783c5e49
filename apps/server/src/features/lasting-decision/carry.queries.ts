import { sql } from 'kysely';
import { type Database, findRow, runSql, type Transaction } from '../../db/database.ts';
import { temporaryOf } from '../../db/temporary-tables.ts';
import { trailLineOf } from '../../db/trail.ts';
import { settingValue } from '../config-property/setting.service.ts';
import { addCarried, insertLines } from '../decision-record/decision-record.service.ts';
import { markSpecial } from '../matching/special-component.service.ts';

export interface CarryingRow {
  carries_decisions: boolean;
  /** No upload has been processed before. */
  is_new: boolean;
}

export async function findCarrying(db: Database, projectId: number): Promise<CarryingRow | undefined> {
  return findRow(
    db,
    sql<CarryingRow>`select carries_decisions, last_bom_import is null as is_new from project
      where project_id = ${projectId}`,
  );
}

/**
 * With access control on, whether all who see a project `p` because of a team see another one `o` as well: decisions are not
 * shown in a project to somebody who could not read them where they were made.
 */
const isSeenByAll = sql`(lower(trim(coalesce(${settingValue('access-management', 'acl.enabled')}, ''))) not in ('true', '1')
  or not exists (select 1 from project_acl n where n.project_id = p.project_id
    and not exists (select 1 from project_acl a where a.project_id = o.project_id and a.team_id = n.team_id)
    and not exists (select 1 from team_permission t where t.team_id = n.team_id and t.permission = 'ACCESS_MANAGEMENT')))`;

/** The version of a project that was uploaded to last before it, when its decisions are to be carried. */
export async function findPredecessor(db: Database, projectId: number): Promise<number | undefined> {
  const row = await findRow(
    db,
    sql<{ id: number; carries: boolean }>`select o.project_id as id, o.carries_decisions as carries
      from project p join project o on o.name = p.name and o.project_id <> p.project_id
      where p.project_id = ${projectId} and o.last_bom_import is not null and ${isSeenByAll}
      order by o.last_bom_import desc, o.project_id desc limit 1`,
  );
  return row?.carries ? row.id : undefined;
}

export async function setCarrying(trx: Transaction, projectId: number, isOn: boolean): Promise<void> {
  await runSql(trx, sql`update project set carries_decisions = ${isOn} where project_id = ${projectId}`);
}

/** A new version goes on as the one before it. */
export async function followProject(trx: Transaction, projectId: number): Promise<void> {
  await setCarrying(trx, projectId, true);
}

/** Decisions of components that ended just now, or those of another version of the project. */
export type CarrySource = { endedAt: Date } | { projectId: number };

/**
 * Carries decisions to the components of a project that have none yet: from the same component, or else from
 * another version of it, by package and name. The facts of the original decision are copied. A decision is
 * about a vulnerability, so it also applies to records that the earlier component did not match.
 */
export async function carryAnalyses(trx: Transaction, projectId: number, source: CarrySource): Promise<void> {
  const sourceProject = 'endedAt' in source ? projectId : source.projectId;
  // A component from before an upload has not replaced another one.
  const isNew = 'endedAt' in source ? sql`t.added_at = ${source.endedAt}` : sql`true`;
  await sql`drop table if exists carried_analysis`.execute(trx);
  await temporaryOf(
    trx,
    'carried_analysis',
    sql`with decided as materialized (${'endedAt' in source ? pastAnalyses(projectId, source.endedAt) : presentAnalyses(source.projectId)})
    select distinct on (t.component_id, w.vuln_id) t.component_id, w.vuln_id, d.state, d.justification, d.response, d.details,
      d.suppressed, d.until, d.decided_at, d.decided_by, d.decided_severity, d.decided_exploited,
      d.decided_epss, d.decided_fix, d.comments, s.version as component_version,
      (t.identity_id <> d.identity_id) as is_other_version, not t.special as is_plain
    from decided d join identity s on s.identity_id = d.identity_id
    join identity n on lower(n.name) = lower(s.name) and n.group_name is not distinct from s.group_name
      and n.purl_type is not distinct from s.purl_type
    join component t on t.project_id = ${projectId} and t.identity_id = n.identity_id
    join vuln v on v.vuln_id = d.vuln_id
    cross join lateral (select d.vuln_id union
      select r.vuln_id from vuln r where r.alias_group = v.alias_group and not exists (
        select 1 from identity_match e where e.identity_id = d.identity_id and e.vuln_id = r.vuln_id)) w
    left join identity_match m on m.identity_id = t.identity_id and m.vuln_id = w.vuln_id
    left join component_match o on o.project_id = ${projectId} and o.component_id = t.component_id and o.vuln_id = w.vuln_id
    left join analysis a on a.project_id = ${projectId} and a.component_id = t.component_id and a.vuln_id = w.vuln_id
    where (m.vuln_id is not null or o.vuln_id is not null) and a.vuln_id is null and ${isNew}
    order by t.component_id, w.vuln_id, t.identity_id <> d.identity_id, w.vuln_id <> d.vuln_id,
      d.updated_at desc`,
  );
  const isSame = sourceProject === projectId;
  const carried = sql`jsonb_strip_nulls(jsonb_build_object('project', ${isSame ? sql`null::uuid` : sql`p.uuid`},
    'projectVersion', ${isSame ? sql`null::text` : sql`p.version`},
    'componentVersion', case when k.is_other_version then k.component_version end))`;
  await addCarried(
    trx,
    sql`select ${projectId}::int, k.component_id, k.vuln_id, k.state, k.justification, k.response, k.details, k.suppressed, k.until,
        k.decided_at, k.decided_by, k.decided_severity, k.decided_exploited, k.decided_epss,
        k.decided_fix, ${carried}
      from carried_analysis k join project p on p.project_id = ${sourceProject}`,
    sql`select ${projectId}::int, k.component_id, k.vuln_id, (c.value ->> 'at')::timestamptz, c.value ->> 'commenter',
        c.value ->> 'comment'
      from carried_analysis k cross join jsonb_array_elements(k.comments) with ordinality as c(value, n)
      order by k.component_id, k.vuln_id, c.n`,
  );
  const origin = sql`concat(concat_ws(', ',
      ${isSame ? sql`null::text` : sql`concat('version ', coalesce(p.version, p.uuid::text))`},
      case when k.is_other_version then concat('component version ', coalesce(k.component_version, 'unknown')) end,
      ${isSame ? sql`null::text` : sql`case when not k.is_other_version then 'the same component' end`}),
    ', decided by ' || k.decided_by)`;
  await runSql(
    trx,
    insertLines(sql`
      select ${projectId}::int, k.component_id, k.vuln_id, null, ${trailLineOf('carried', { origin })}
      from carried_analysis k join project p on p.project_id = ${sourceProject}
      order by k.component_id, k.vuln_id`),
  );
  await markSpecial(trx, projectId, sql`select k.component_id from carried_analysis k where k.is_plain`);
}

const isDecided = sql`(a.state <> 'NOT_SET' or a.justification <> 'NOT_SET' or a.response <> 'NOT_SET'
  or a.details is not null or a.suppressed)`;
const columns = sql`a.vuln_id, a.state, a.justification, a.response, a.details, a.suppressed, a.until,
  a.updated_at, a.decided_at, a.decided_severity, a.decided_exploited, a.decided_epss, a.decided_fix`;

/** Where it is not known who decided, it was whoever wrote the last line. */
function pastAnalyses(projectId: number, endedAt: Date) {
  return sql`select ${columns}, c.identity_id, a.comments, coalesce(a.decided_by, a.comments -> -1 ->> 'commenter') as decided_by
    from analysis_past a join component_past c on c.project_id = a.project_id and c.component_id = a.component_id
      and c.removed_at = a.ended_at
    where a.project_id = ${projectId} and a.ended_at = ${endedAt} and ${isDecided}`;
}

function presentAnalyses(projectId: number) {
  return sql`select ${columns}, c.identity_id, t.comments, coalesce(a.decided_by, t.comments -> -1 ->> 'commenter') as decided_by
    from analysis a join component c on c.project_id = a.project_id and c.component_id = a.component_id
    left join (select l.component_id, l.vuln_id, jsonb_agg(jsonb_build_object('at', l.at, 'commenter', l.commenter,
        'comment', l.comment) order by l.comment_id) as comments
      from analysis_comment l where l.project_id = ${projectId} group by 1, 2) t
      on t.component_id = a.component_id and t.vuln_id = a.vuln_id
    where a.project_id = ${projectId} and ${isDecided}`;
}
