import type { ProgressDetail } from '@waybill/api-contract';
import { sql } from 'kysely';
import { type Database, findRow, rowsOf, type Transaction } from '../db/database.ts';
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
  /** Token to use, where the caller needs it before the task exists. */
  token?: string;
  /** Smaller runs first: uploads 0, follow-ups 5, bulk runs 20. Default 10. */
  priority?: number;
  /** How often it is tried in all, default 5; the last failure ends the task as `failed`. */
  maxAttempts?: number;
}

/** Writes a task and its job in the caller's transaction, so that neither exists without the change that asked for it. */
export async function enqueue(trx: Transaction, task: NewTask): Promise<string> {
  const token = task.token ?? newUuid();
  const inserted = await findRow(
    trx,
    sql<{ token: string }>`insert into task (token, kind, subject, project_id, input, chain)
      values (${token}, ${task.kind}, ${task.subject ?? null}, ${task.projectId ?? null},
        ${JSON.stringify(task.input)}, ${task.chain ?? token})
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

const columns = sql`token, kind, subject, state, progress, stage, detail, error, warnings, result,
  created_at, started_at, finished_at`;

/** Work that is on no project, or on one that the caller sees. A project that is gone is seen by those who see all. */
function mayKnow(scope: ProjectScope) {
  return sql<boolean>`(project_id is null or ${visible(scope, sql.ref('task.project_id'))})`;
}

/** Undefined also when the caller may not know of it. */
export async function findTask(db: Database, token: string, scope: ProjectScope): Promise<Task | undefined> {
  return findRow(db, sql<Task>`select ${columns} from task where token = ${token} and ${mayKnow(scope)}`);
}

/** The newest task of a kind for each subject. */
export async function latestTasks(db: Database, kind: string): Promise<Task[]> {
  return rowsOf(
    db,
    sql<Task>`select distinct on (subject) ${columns} from task where kind = ${kind}
      order by subject, created_at desc`,
  );
}

/** Whether anything that belongs to a token and that the caller may know of is still to be done (contract §7.1). */
export async function isProcessing(db: Database, token: string, scope: ProjectScope): Promise<boolean> {
  const row = await findRow(
    db,
    sql<{ busy: boolean }>`select exists (select 1 from task
      where chain = ${token} and state in ('queued', 'running') and ${mayKnow(scope)}) as busy`,
  );
  return row?.busy ?? false;
}
