import type { Task } from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import type { Database } from '../../db/database.ts';
import type { Page } from '../../db/list/page.ts';
import { mayAccess, ownerOf, type Principal } from '../../http/principal.ts';
import { findTask, listTasks } from '../../jobs/task.ts';
import { readBulkSummaries } from '../bulk/bulk.service.ts';
import { viewTask } from './task.view.ts';

/** Kinds that concern everybody who may see what they work on, with what that takes. */
const watchedKinds = [{ kind: 'source.mirror', access: ['SYSTEM_CONFIGURATION', 'VIEW_PORTFOLIO'] }] as const;

/** The caller's own tasks and those that they may watch, newest first. */
export async function pageOfTasks(db: Database, page: Page, caller: Principal): Promise<CountedList<Task>> {
  const watched = watchedKinds.filter(({ access }) => mayAccess(access, caller)).map(({ kind }) => kind);
  const { rows, ...others } = await listTasks(db, page, {
    owner: ownerOf(caller),
    watched,
    scope: caller.scope,
  });
  const bulks = await readBulkSummaries(
    db,
    rows.map((row) => row.token),
  );
  return { ...others, rows: rows.map((row) => viewTask(row, bulks.get(row.token))) };
}

/** Undefined also when the caller may not know of it. */
export async function findTaskOf(db: Database, token: string, caller: Principal): Promise<Task | undefined> {
  const task = await findTask(db, token, caller.scope, ownerOf(caller));
  if (!task) return undefined;
  const bulks = await readBulkSummaries(db, [token]);
  return viewTask(task, bulks.get(token));
}
