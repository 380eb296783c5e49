import type { ProgressDetail } from '@waybill/api-contract';
import { sql } from 'kysely';
import { type Database, findRow, rowsOf, runSql, type Transaction } from '../db/database.ts';
import { descending, neverNull } from '../db/list/order.ts';
import type { ListPage, Page } from '../db/list/page.ts';
import { readList } from '../db/list/read-list.ts';
import { type ProjectScope, visible } from '../db/project-scope.ts';
import { newUuid } from '../db/uuid.ts';

type TaskState = 'queued' | 'running' | 'done' | 'failed' | 'canceled';

/** A piece of background work as callers see it. */
export interface Task {
  token: string;
  kind: string;
  subject: string | null;
  state: TaskState;
  progress: number;
  stage: string | null;
  detail: ProgressDetail | null;
  error: string | null;
  warnings: string[];
  result: Record<string, unknown> | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

/** How the subjects and queues of projects begin. */
export const projectPrefix = 'project:';

/** Subject and queue of what is about one project. */
export function projectSubject(projectId: number): string {
  return `${projectPrefix}${projectId}`;
}

export interface NewTask {
  kind: string;
  input: Record<string, unknown>;
  /** At most one task of a kind and subject is queued or running; asking again answers the running one's token. */
  subject?: string;
  /** The project that it works on: only those who see it may know of the task. */
  projectId?: number;
  /** Jobs of one queue run one after the other, across all nodes. */
  queue?: string;
  /** Token of the request it belongs to: `event/token` is processing while any task of the chain is. */
  chain?: string;
  /** The user or key that requested it (`ownerOf`). They find it among their tasks. */
  owner?: string;
  /** Token to use, where the caller needs it before the task exists. */
  token?: string;
  /** Smaller runs first: uploads 0, follow-ups 5, bulk runs 20. Default 10. */
  priority?: number;
  /** The maximum number of attempts, default 5. The last failure ends the task as `failed`. */
  maxAttempts?: number;
}

/** Writes a task and its job in the caller's transaction, so that neither exists without the change that asked for it. */
export async function enqueue(trx: Transaction, task: NewTask): Promise<string> {
  const token = task.token ?? newUuid();
  const inserted = await findRow(
    trx,
    sql<{ token: string }>`insert into task (token, kind, subject, project_id, input, chain, owner)
      values (${token}, ${task.kind}, ${task.subject ?? null}, ${task.projectId ?? null},
        ${JSON.stringify(task.input)}, ${task.chain ?? token}, ${task.owner ?? null})
      on conflict (kind, subject) where subject is not null and state in ('queued', 'running') do nothing
      returning token`,
  );
  if (!inserted) return activeToken(trx, task);
  await sql`select graphile_worker.add_job(${task.kind}, json_build_object('token', ${token}::text),
    queue_name := ${task.queue ?? null}, max_attempts := ${task.maxAttempts ?? 5},
    priority := ${task.priority ?? 10})`.execute(trx);
  return token;
}

async function activeToken(trx: Transaction, task: NewTask): Promise<string> {
  const active = await findRow(
    trx,
    sql<{ token: string }>`select token from task
      where kind = ${task.kind} and subject = ${task.subject} and state in ('queued', 'running')`,
  );
  // It ended between the two statements: try again, now there is room.
  return active ? active.token : enqueue(trx, task);
}

const columns = sql`task.token, task.kind, task.subject, task.state, task.progress, task.stage, task.detail, task.error,
  task.warnings, task.result, task.created_at, task.started_at, task.finished_at`;

/** Work that is on no project, or on one that the caller sees. A project that is gone is seen by those who see all. */
function mayKnow(scope: ProjectScope) {
  return sql<boolean>`(task.project_id is null or ${visible(scope, sql.ref('task.project_id'))})`;
}

const listedColumns = sql`${columns}, p.uuid as project_uuid, p.name as project_name, p.version as project_version`;
const listedTables = sql`task left join project p on p.project_id = task.project_id`;

/** A task with the project that it is on. */
export interface ListedTask extends Task {
  project_uuid: string | null;
  project_name: string | null;
  project_version: string | null;
}

/**
 * Undefined also when the caller may not know of it: how much a bulk change is about, only its owner may.
 * @param owner who asks; when absent, bulk changes are anybody's
 */
export async function findTask(
  db: Database,
  token: string,
  scope: ProjectScope,
  owner?: string,
): Promise<ListedTask | undefined> {
  const isOwn = owner === undefined ? sql`true` : sql`(task.kind not like 'bulk.%' or task.owner = ${owner})`;
  return findRow(
    db,
    sql<ListedTask>`select ${listedColumns} from ${listedTables} where task.token = ${token} and ${mayKnow(scope)}
      and ${isOwn}`,
  );
}

/** The newest task of a kind for each subject. */
export async function latestTasks(db: Database, kind: string): Promise<Task[]> {
  return rowsOf(
    db,
    sql<Task>`select distinct on (subject) ${columns} from task where kind = ${kind}
      order by subject, created_at desc`,
  );
}

/** True if anything that belongs to a token and that the caller may know of is still to be done (contract §7.1). */
export async function isProcessing(db: Database, token: string, scope: ProjectScope): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ busy: boolean }>`select exists (select 1 from task
      where chain = ${token} and state in ('queued', 'running') and ${mayKnow(scope)}) as busy`,
  );
  return row?.busy ?? false;
}

/** Forgets tasks of a kind and subject that went well, as far as they are older than some hours. */
export async function forgetEndedTasks(
  trx: Transaction,
  kind: string,
  subject: string,
  hours: number,
): Promise<void> {
  await runSql(
    trx,
    sql`delete from task where kind = ${kind} and subject = ${subject} and state = 'done'
      and created_at < now() - ${hours} * interval '1 hour'`,
  );
}

/** Ends a task that is not over; its job finds out by itself, at the latest when it begins. */
export async function cancelTask(trx: Transaction, token: string): Promise<void> {
  await runSql(
    trx,
    sql`update task set state = 'canceled', error = null, finished_at = now()
      where token = ${token} and state in ('queued', 'running')`,
  );
}

/** The tasks that somebody asked for, and of the kinds that they may watch whoever asked; newest first. */
export async function listTasks(
  db: Database,
  page: Page,
  { owner, watched, scope }: { owner: string; watched: readonly string[]; scope: ProjectScope },
): Promise<ListPage<ListedTask>> {
  return readList(db, page, {
    select: sql<ListedTask>`${listedColumns}`,
    from: listedTables,
    countFrom: sql`task`,
    where: sql`(task.owner = ${owner} or task.kind = any(${watched}::text[])) and ${mayKnow(scope)}`,
    order: [descending(neverNull(sql`task.created_at`)), descending(neverNull(sql`task.token`))],
  });
}
