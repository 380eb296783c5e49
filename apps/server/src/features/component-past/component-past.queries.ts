import type { RawBuilder } from 'kysely';
import { runSql, sql, type Transaction } from '../../db/database.ts';
import { directFlag } from '../component-shape/component-flags.ts';
import { digestColumns } from '../component-shape/hash-members.ts';

const digests = sql.join(digestColumns.map((member) => sql.ref(`d.${member}`)));

/**
 * Keeps when components `c` were there, and by what they are looked for: their digests and license, which their identity does
 * not have. And whether the project named them itself, which rules filter by.
 */
async function keep(trx: Transaction, these: RawBuilder<unknown>, at: Date): Promise<void> {
  await runSql(
    trx,
    sql`insert into component_past (project_id, component_id, identity_id, uuid, added_at, removed_at, digests, license,
        direct)
      select c.project_id, c.component_id, c.identity_id, c.uuid, c.added_at, ${at},
        nullif(array_remove(array[${digests}], null), '{}'), coalesce(l.spdx_id, d.license_name, d.license_expression),
        (c.flags & ${directFlag}::int) <> 0
      from component c
      left join component_detail d on d.project_id = c.project_id and d.component_id = c.component_id
      left join license l on l.license_id = d.license_id
      where ${these}`,
  );
}

/** Keeps some components of projects, which end or become another. */
export async function keepComponents(
  trx: Transaction,
  projectIds: readonly number[],
  componentIds: readonly number[],
  at: Date,
): Promise<void> {
  const these = sql`c.project_id = any(${projectIds}::int[]) and c.component_id = any(${componentIds}::bigint[])`;
  await keep(trx, these, at);
}

/** Keeps all components of projects that end, with the names of these. */
export async function keepProjects(trx: Transaction, projectIds: readonly number[], at: Date): Promise<void> {
  await keep(trx, sql`c.project_id = any(${projectIds}::int[])`, at);
  await runSql(
    trx,
    sql`insert into deleted_project (project_id, uuid, name, version, deleted_at)
      select p.project_id, p.uuid, p.name, p.version, ${at} from project p where p.project_id = any(${projectIds}::int[])`,
  );
}

/** Keeps what people decided about components, with its trail. */
export async function keepDecisions(
  trx: Transaction,
  projectIds: readonly number[],
  componentIds: readonly number[],
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into analysis_past (project_id, component_id, vuln_id, state, justification, response, details,
        suppressed, until, updated_at, decided_at, decided_by, decided_severity, decided_exploited, decided_epss,
        decided_fix, carried, ended_at, comments)
      select project_id, component_id, vuln_id, state, justification, response, details, suppressed, until,
        updated_at, decided_at, decided_by, decided_severity, decided_exploited, decided_epss, decided_fix, carried, ${at},
        (select coalesce(
          jsonb_agg(jsonb_build_object('at', c.at, 'commenter', c.commenter, 'comment', c.comment)
            order by c.comment_id), '[]') from analysis_comment c
            where c.project_id = a.project_id and c.component_id = a.component_id and c.vuln_id = a.vuln_id)
      from analysis a
      where a.project_id = any(${projectIds}::int[]) and a.component_id = any(${componentIds}::bigint[])`,
  );
}
