import type { UploadOutcome as OutcomeWord, ServiceFailure } from '@waybill/api-contract';
import { type Database, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import { ascending, neverNull, orderOf } from '../../db/list/order.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { readList } from '../../db/list/read-list.ts';
import { containsPattern } from '../../db/list/search.ts';
import { type ProjectScope, visible } from '../../db/project-scope.ts';
import type { UploadOutcome } from './integration.ts';

/** The latest upload of a project. */
export interface UploadRow {
  readonly integration: string;
  readonly tried_at: Date;
  readonly sent_at: Date | null;
  readonly target: string | null;
  readonly findings: number | null;
  readonly error: string | null;
  readonly failure: ServiceFailure | null;
}

export interface ListedUploadRow extends UploadRow {
  readonly project_uuid: string;
  readonly project_name: string;
  readonly project_version: string | null;
}

const columns = sql`u.integration, u.tried_at, u.sent_at, u.target, u.findings, u.error, u.failure`;

/** Keeps what became of projects; those that have gone meanwhile are left out. */
export async function storeOutcomes(
  trx: Transaction,
  integration: string,
  task: string,
  at: Date,
  outcomes: readonly UploadOutcome[],
): Promise<void> {
  const rows = outcomes.map(({ projectId, target, findings, memory, trouble }) => ({
    project_id: projectId,
    target,
    findings: findings ?? null,
    memory: memory ?? null,
    error: trouble?.reason ?? null,
    failure: trouble?.failure ?? null,
  }));
  await runSql(
    trx,
    sql`insert into integration_upload as u (integration, project_id, task, tried_at, sent_at, target, findings, error, failure,
        memory)
      select ${integration}, o.project_id, ${task}::uuid, ${at}, case when o.error is null then ${at}::timestamptz end, o.target,
        o.findings, o.error, o.failure, nullif(o.memory, 'null'::jsonb)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (project_id int, target text, findings int, error text,
        failure text, memory jsonb)
      join project p on p.project_id = o.project_id
      order by o.project_id
      on conflict (integration, project_id) do update set task = excluded.task, tried_at = excluded.tried_at,
        sent_at = coalesce(excluded.sent_at, u.sent_at), target = excluded.target,
        findings = case when excluded.error is null then excluded.findings else u.findings end,
        error = excluded.error, failure = excluded.failure, memory = coalesce(excluded.memory, u.memory)`,
  );
}

/** The number of visible projects whose last upload succeeded, and of those that failed. */
export async function countUploads(
  db: Database,
  scope: ProjectScope,
): Promise<readonly { integration: string; sent: number; failed: number }[]> {
  return rowsOf(
    db,
    sql<{ integration: string; sent: number; failed: number }>`select u.integration,
        (count(*) filter (where u.error is null))::int as sent, (count(*) filter (where u.error is not null))::int as failed
      from integration_upload u where ${visible(scope, sql.ref('u.project_id'))} group by u.integration`,
  );
}

export async function listUploads(
  db: Database,
  integration: string,
  outcome: OutcomeWord | undefined,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<ListedUploadRow>> {
  const parts = [sql`u.integration = ${integration}`, visible(scope, sql.ref('u.project_id'))];
  if (outcome !== undefined) parts.push(outcome === 'SENT' ? sql`u.error is null` : sql`u.error is not null`);
  if (page.search !== undefined) parts.push(sql`lower(p.name) like ${containsPattern(page.search)}`);
  const name = neverNull(sql`lower(p.name)`);
  const id = ascending(neverNull(sql`u.project_id`));
  return readList(db, page, {
    select: sql<ListedUploadRow>`${columns}, p.uuid as project_uuid, p.name as project_name, p.version as project_version`,
    from: sql`integration_upload u join project p on p.project_id = u.project_id`,
    where: sql.join(parts, sql` and `),
    order: orderOf(
      page,
      {
        projectName: name,
        tried: neverNull(sql`u.tried_at`),
        sent: sql`u.sent_at`,
        findings: sql`u.findings`,
      },
      [ascending(name)],
      [id],
    ),
  });
}

export async function listUploadsOfProject(db: Database, projectId: number): Promise<UploadRow[]> {
  return rowsOf(
    db,
    sql<UploadRow>`select ${columns} from integration_upload u where u.project_id = ${projectId}`,
  );
}

/** The stored data of projects, by their numbers. */
export async function listMemories(
  db: Database,
  integration: string,
): Promise<{ project_id: number; memory: Readonly<Record<string, unknown>> }[]> {
  return rowsOf(
    db,
    sql<{ project_id: number; memory: Readonly<Record<string, unknown>> }>`select project_id, memory
      from integration_upload where integration = ${integration} and memory is not null order by project_id`,
  );
}
