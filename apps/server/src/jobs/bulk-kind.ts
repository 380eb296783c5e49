import type { BulkSkipReason, Permission } from '@waybill/api-contract';
import type { Database, Transaction } from '../db/database.ts';
import type { Principal } from '../http/principal.ts';

/** Something that can be done to many things at once. A thing is named by a text, its ref, by which clients know it. */
export interface BulkKind<Filter = unknown, Parameters = unknown> {
  /** Such as `finding.analysis`; tasks are `bulk.` and `undo.` with this behind it. */
  readonly name: string;
  /** The permission that the caller needs, checked at the request and again for every batch. */
  readonly permission: Permission;
  /** The number of things per transaction. Default 1,000. Fewer if one of them may block others for long. */
  readonly batchSize?: number;
  /**
   * The refs of what a list shows under this filter, inside the caller's access, in the order in which locks are taken; with
   * their keys where things can be folded. All statements go through `trx`: asking for a second connection could deadlock.
   */
  select(trx: Transaction, filter: Filter, caller: Principal): AsyncIterable<readonly (string | KeyedRef)[]>;
  /** The keys of refs that have one, by ref; of a kind whose things can be folded. */
  keysOf?(db: Database, refs: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /**
   * Does it to a batch, set-based, in a transaction that may be rolled back and run again. A ref without an outcome counts as
   * `not_found`: so does what the caller may not see, of whom `caller` says what holds now.
   */
  apply(
    trx: Transaction,
    refs: readonly string[],
    parameters: Parameters,
    caller: Principal,
    at: Date,
  ): Promise<readonly BulkOutcome[]>;
  /** Reverts `apply`, except for things that changed since. These are skipped as `changed_since`. */
  undo?(
    trx: Transaction,
    items: readonly UndoItem[],
    parameters: Parameters,
    caller: Principal,
  ): Promise<readonly BulkOutcome[]>;
}

/** A thing by its ref. One thing can represent all with the same key. */
export interface KeyedRef {
  readonly ref: string;
  readonly key?: string | null;
}

/** The result for one thing. */
export interface BulkOutcome {
  readonly ref: string;
  /** Why it was left alone; undefined: it was done. */
  readonly reason?: BulkSkipReason;
  /** A readable name; required for skipped things. */
  readonly label?: string;
  /** The data that `undo` needs. Without it, this thing cannot be undone. */
  readonly undo?: unknown;
}

/** A thing that was done, with what its outcome kept. */
export interface UndoItem {
  readonly ref: string;
  readonly undo: unknown;
}

/** Erases the types for the registry; filter and parameters were given to `startBulk` of the same kind. */
export function defineBulk<Filter, Parameters>(kind: BulkKind<Filter, Parameters>): BulkKind {
  return kind as BulkKind;
}
