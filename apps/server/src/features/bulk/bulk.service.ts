// Public to other features.
import type { BulkStarted, BulkSummary } from '@waybill/api-contract';
import { type Database, inTransaction, onLane, type Transaction } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import { AppError } from '../../http/errors.ts';
import { mayAccess, ownerOf, type Principal } from '../../http/principal.ts';
import type { BulkKind, KeyedRef } from '../../jobs/bulk-kind.ts';
import { cancelTask, enqueue, projectSubject } from '../../jobs/task.ts';
import {
  copyUndoable,
  findOwnedBulk,
  insertBulk,
  insertItems,
  listBulks,
  listSkipped,
  lockBulk,
  type OwnedBulkRow,
  type SkippedRow,
} from './bulk.queries.ts';
import { viewBulkSummary } from './bulk.view.ts';
import { jobKindOf } from './bulk-task.ts';

export { isBulkAwaited } from './bulk.queries.ts';

/** Things by their refs, or all that a filter leaves but some. */
export type BulkSelection =
  | { readonly kind: 'ids'; readonly ids: readonly string[] }
  | { readonly kind: 'filter'; readonly excluded: readonly string[] };

export interface BulkRequest<Filter, Parameters> {
  selection: BulkSelection;
  filter: Filter;
  parameters: Parameters;
  /** Things of the same key are one, for which the first of them stands; what is excluded excludes all of its key. */
  isFolded?: boolean;
  /** The project that all of it is in: only those who see it may know of the task, and its work is done in order. */
  projectId?: number;
}

/** More are refused, so that neither a request nor its report grows without bound. */
const maxItems = 500_000;

/**
 * Notes what is to be done to which things, as they are listed now, and enqueues the work. All of it goes through one
 * connection: the things are read with a cursor of the transaction that writes them down.
 * @throws AppError when the filter leaves too many
 */
export async function startBulk<Filter, Parameters>(
  db: Database,
  kind: BulkKind<Filter, Parameters>,
  request: BulkRequest<Filter, Parameters>,
  caller: Principal,
): Promise<BulkStarted> {
  const { selection, filter, parameters, projectId, isFolded = false } = request;
  return inTransaction(onLane(db, 'bulk'), async (trx) => {
    const token = await enqueueBulk(trx, jobKindOf(kind, 'do'), caller, projectId);
    const bulkId = await insertBulk(trx, { token, kind: kind.name, parameters });
    const named = selection.kind === 'ids' ? selection.ids : selection.excluded;
    const keys = isFolded ? await kind.keysOf?.(trx, named) : undefined;
    const keyed = named.map((ref) => ({ ref, key: keys?.get(ref) ?? null }));
    const refs =
      selection.kind === 'ids' ? once(keyed) : without(keyed, kind.select(trx, filter, caller), isFolded);
    await insertItems(trx, bulkId, refs);
    return startedOf(trx, token);
  });
}

/**
 * Takes back what a bulk did, as far as nobody has changed it since.
 * @throws AppError when it is still at work, cannot be undone, or was undone already
 */
export async function undoBulk(
  db: Database,
  kinds: readonly BulkKind[],
  token: string,
  caller: Principal,
): Promise<BulkStarted> {
  return inTransaction(onLane(db, 'bulk'), async (trx) => {
    await lockBulk(trx, token);
    const bulk = await requireBulk(trx, token, caller);
    const kind = kinds.find((one) => one.name === bulk.kind);
    if (!kind?.undo || bulk.undoes !== null || bulk.undoable === 0)
      throw refusal('bulk.not_undoable', 'There is nothing to undo');
    if (!mayAccess(kind.permission, caller))
      throw refusal('bulk.forbidden', `This needs the permission ${kind.permission}`, 403);
    if (bulk.state === 'queued' || bulk.state === 'running')
      throw refusal('bulk.not_over', 'It is still running');
    if (bulk.undone_by !== null) throw refusal('bulk.undone', 'It has already been undone');
    const undoing = await enqueueBulk(trx, jobKindOf(kind, 'undo'), caller, bulk.project_id ?? undefined);
    const { bulk_id: undoes, parameters } = bulk;
    const bulkId = await insertBulk(trx, { token: undoing, kind: kind.name, parameters, undoes });
    await copyUndoable(trx, bulkId, undoes);
    return startedOf(trx, undoing);
  });
}

/** Leaves alone what is not done yet. One that is over stays as it is. */
export async function cancelBulk(db: Database, token: string, caller: Principal): Promise<void> {
  await inTransaction(db, async (trx) => {
    await requireBulk(trx, token, caller);
    await lockBulk(trx, token);
    await cancelTask(trx, token);
  });
}

export interface BulkReportRows {
  bulk: OwnedBulkRow;
  skipped: SkippedRow[];
}

const reported = 100;

/** The report of a bulk of the caller, with the first skipped things per reason. */
export async function getBulkReport(db: Database, token: string, caller: Principal): Promise<BulkReportRows> {
  const bulk = await requireBulk(db, token, caller);
  return { bulk, skipped: await listSkipped(db, bulk.bulk_id, reported) };
}

/** How those of the tasks stand that are bulks, by token. */
export async function readBulkSummaries(
  db: Database,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, BulkSummary>> {
  if (tokens.length === 0) return new Map();
  const rows = await listBulks(db, tokens);
  return new Map(rows.map((row) => [row.token, viewBulkSummary(row)]));
}

/** Bulks within one project run one after the other, so the later of two requests wins. */
function enqueueBulk(
  trx: Transaction,
  kind: string,
  caller: Principal,
  projectId: number | undefined,
): Promise<string> {
  return enqueue(trx, {
    kind,
    input: {},
    token: newUuid(),
    owner: ownerOf(caller),
    priority: 5,
    ...(projectId === undefined ? {} : { projectId, queue: projectSubject(projectId) }),
  });
}

async function startedOf(trx: Transaction, token: string): Promise<BulkStarted> {
  const [row] = await listBulks(trx, [token]);
  return { token, total: row?.total ?? 0 };
}

async function requireBulk(db: Database, token: string, caller: Principal): Promise<OwnedBulkRow> {
  const bulk = await findOwnedBulk(db, token, ownerOf(caller));
  if (bulk) return bulk;
  throw new AppError('bulk.not_found', {
    status: 404,
    title: 'No such bulk change',
    detail: `You have not started a bulk change with the token "${token}".`,
  });
}

function refusal(code: string, title: string, status = 409): AppError {
  return new AppError(code, { status, title });
}

const nameOf = ({ ref, key }: KeyedRef) => key ?? ref;

async function* once(things: readonly KeyedRef[]): AsyncGenerator<string, void, undefined> {
  const firsts = new Map<string, string>();
  for (const thing of things) if (!firsts.has(nameOf(thing))) firsts.set(nameOf(thing), thing.ref);
  yield* firsts.values();
}

async function* without(
  excluded: readonly KeyedRef[],
  batches: AsyncIterable<readonly (string | KeyedRef)[]>,
  isFolded: boolean,
): AsyncGenerator<string, void, undefined> {
  const left = new Set(excluded.map(nameOf));
  let count = 0;
  for await (const things of batches) {
    for (const thing of things) {
      const ref = typeof thing === 'string' ? thing : thing.ref;
      const name = isFolded && typeof thing !== 'string' ? nameOf(thing) : ref;
      if (left.has(name)) continue;
      // Only what can come again is remembered.
      if (name !== ref) left.add(name);
      count += 1;
      if (count > maxItems) throw tooMany();
      yield ref;
    }
  }
}

function tooMany(): AppError {
  return new AppError('bulk.too_many', {
    status: 400,
    title: 'Too many at once',
    detail: `The filter matches more than ${maxItems}. Narrow it.`,
  });
}
