import { createHmac } from 'node:crypto';
import type { Secrets } from '../../config/secrets.ts';
import type { Transaction } from '../../db/database.ts';
import type { Facts, FactsByKey } from '../../db/followed-rows.ts';
import type { ImportResult } from '../../db/import-result.ts';
import {
  deleteImported,
  type ImportedRow,
  insertImported,
  selectImported,
  updateImported,
} from './imported-row.queries.ts';
import { changedFacts, mergeFacts } from './merge-facts.ts';
import type { Ledger } from './report/ledger.ts';

/** A thing that a row of the other installation stands for. */
export interface Planned<T> {
  /** The key in any copy of that database. */
  readonly key: string;
  /** The row as people know it. */
  readonly label: string;
  readonly value: T;
  /** The facts that show if it has changed there. Default: the whole value. */
  readonly facts?: unknown;
}

/** An import that is under way. */
export interface Moving {
  readonly trx: Transaction;
  readonly ledger: Ledger;
  readonly at: Date;
  readonly secrets: Secrets;
  /** Tells the other installation from others; undefined if nothing does, so that nothing counts as gone there. */
  readonly origin: string | undefined;
  /** True where imports are taken back: everything that came counts as gone. */
  readonly isUndo?: boolean;
}

/** How things of one table are written, and how what has changed there since is followed. */
export interface ImportDoor<T> {
  /** Returns the outcome of each thing, in order. */
  readonly write: (values: readonly T[]) => Promise<readonly ImportResult[]>;
  /** Reads the facts of things that are here. */
  readonly read?: (keys: readonly string[]) => Promise<FactsByKey>;
  /** Gives things other facts. May return a map with the reason for each that could not have them. */
  readonly change?: (changes: FactsByKey) => Promise<unknown>;
  /** Removes things that are gone there, given what they said. May return a map with the reason for each that stays. */
  readonly remove?: (gone: FactsByKey) => Promise<unknown>;
  /** The same where imports are taken back, if that is another thing. */
  readonly takeBack?: (came: FactsByKey) => Promise<unknown>;
  /** True if things that were the same here before are followed as well. */
  readonly followsSame?: boolean;
  /** Tables whose rows those of this one refer to: if one of them could not be read, none counts as gone. */
  readonly of?: readonly string[];
}

/**
 * Writes the things that were never imported before, follows those that have changed or are gone there, and accounts for
 * all of them. Changes and deletions by people here stay.
 */
export async function importOnce<T>(
  moving: Moving,
  table: string,
  things: readonly Planned<T>[],
  door: ImportDoor<T>,
): Promise<void> {
  const unique = withoutDoubles(moving.ledger, table, things);
  const known = await selectImported(moving, table);
  await followGone(moving, table, new Set(unique.map(({ key }) => key)), known, door);
  const changed = unique.flatMap((thing) => {
    const row = known.get(thing.key);
    if (!row) return [];
    if (row.digest !== digestOf(moving, thing)) return [{ thing, row }];
    moving.ledger.add(table, 'present');
    return [];
  });
  await followChanged(moving, table, changed, door);
  const fresh = unique.filter(({ key }) => !known.has(key));
  if (fresh.length > 0) await writeFresh(moving, table, fresh, door);
}

async function writeFresh<T>(
  moving: Moving,
  table: string,
  fresh: readonly Planned<T>[],
  { write, read, followsSame = false }: ImportDoor<T>,
): Promise<void> {
  const { ledger } = moving;
  const results = await write(fresh.map((thing) => thing.value));
  const taken = fresh.flatMap((thing, n) => {
    const { label, key } = thing;
    const result = results[n];
    if (!result) throw new Error(`Nothing is known of a row of ${table}`);
    const { outcome, note } = result;
    if (outcome === 'refused') ledger.refuse(table, label, note ?? '', key);
    else if (note === undefined) ledger.add(table, outcome);
    else ledger.tell(table, { row: label, outcome, reason: note });
    if (outcome === 'refused') return [];
    // A thing that was here before is not a copy of that row, unless it is the same.
    const isMade = outcome === 'written';
    return [{ thing, isMade, isCopy: isMade || (followsSame && note === undefined) }];
  });
  const copies = taken.flatMap(({ thing, isCopy }) => (isCopy ? [thing.key] : []));
  const here = copies.length > 0 ? await read?.(copies) : undefined;
  // A later run may import refused things.
  await insertImported(
    moving,
    table,
    taken.map(({ thing, isCopy, isMade }) =>
      isCopy
        ? { ...rowOf(moving, thing, here?.get(thing.key) ?? {}), isMade }
        : { key: thing.key, digest: digestOf(moving, thing) },
    ),
  );
}

/** Tables that join others have no keys there, so a row may occur twice. */
function withoutDoubles<T>(
  ledger: Ledger,
  table: string,
  things: readonly Planned<T>[],
): readonly Planned<T>[] {
  const seen = new Set<string>();
  return things.filter((thing) => {
    if (!seen.has(thing.key)) return seen.add(thing.key);
    ledger.tell(table, { row: thing.label, outcome: 'merged', reason: 'The same row stands there twice.' });
    return false;
  });
}

interface ChangedThing<T> {
  readonly thing: Planned<T>;
  readonly row: ImportedRow;
}

async function followChanged<T>(
  moving: Moving,
  table: string,
  changed: readonly ChangedThing<T>[],
  { read, change }: ImportDoor<T>,
): Promise<void> {
  if (changed.length === 0) return;
  const { ledger } = moving;
  const here = (await read?.(changed.map(({ thing }) => thing.key))) ?? new Map<string, Facts>();
  const merged = changed.map(({ thing, row }) => {
    const is = here.get(thing.key);
    const facts = is && row.said && mergeFacts(row.said, factsOf(thing), row.here ?? {}, is);
    return { thing, is, merged: facts };
  });
  const taken = new Map(
    merged.flatMap(({ thing, merged: its }) =>
      its && Object.keys(its.taken).length > 0 ? [[thing.key, its.taken] as const] : [],
    ),
  );
  const refused = reasonsIn(taken.size > 0 ? await change?.(taken) : undefined);
  for (const { thing, is, merged: its } of merged) {
    const reason = refused.get(thing.key);
    if (reason !== undefined) ledger.tell(table, { row: thing.label, outcome: 'kept', reason });
    else if (!its) tellOfUnfollowed(ledger, table, thing, is !== undefined || read === undefined);
    else if (its.kept.length > 0 || its.untold.length > 0)
      ledger.tell(table, { row: thing.label, outcome: 'kept', reason: reasonOf(its) });
    else if (taken.has(thing.key)) ledger.add(table, 'changed');
    else ledger.add(table, 'present');
  }
  const now = (await read?.([...taken.keys()])) ?? new Map<string, Facts>();
  await updateImported(
    moving,
    table,
    merged.flatMap(({ thing, merged: its }) => {
      if (!its || refused.has(thing.key)) return [];
      const row = changed.find((one) => one.thing.key === thing.key)?.row;
      const followed = Object.fromEntries(
        Object.keys(its.taken).map((name) => [name, now.get(thing.key)?.[name]]),
      );
      return [rowOf(moving, thing, { ...row?.here, ...followed })];
    }),
  );
}

function reasonOf({
  kept,
  untold,
}: {
  readonly kept: readonly string[];
  readonly untold: readonly string[];
}) {
  return [
    ...(kept.length > 0
      ? [
          `It has changed there, and somebody has changed the same here: ${kept.join(', ')}. What stands here was kept.`,
        ]
      : []),
    ...(untold.length > 0 ? [`It has changed there, which is not followed: ${untold.join(', ')}.`] : []),
  ].join(' ');
}

function tellOfUnfollowed(ledger: Ledger, table: string, { label }: Planned<unknown>, isHere: boolean): void {
  const reason = isHere
    ? 'It has changed there since it was imported. What stands here was not touched.'
    : 'It has changed there since it was imported, but was removed here.';
  ledger.tell(table, { row: label, outcome: 'kept', reason });
}

/** Removes what is gone there, unless somebody has changed it here since it came. */
async function followGone<T>(
  moving: Moving,
  table: string,
  present: ReadonlySet<string>,
  known: ReadonlyMap<string, ImportedRow>,
  { read, remove: end, takeBack, of = [] }: ImportDoor<T>,
): Promise<void> {
  const { ledger, origin, isUndo = false } = moving;
  const remove = isUndo ? (takeBack ?? end) : end;
  if (!remove || (!isUndo && (origin === undefined || !ledger.isComplete))) return;
  if (of.some((other) => ledger.refusedOf(other).size > 0)) return;
  const refused = ledger.refusedOf(table);
  const gone = [...known].filter(
    ([key, row]) =>
      row.origin !== null && (isUndo || row.origin === origin) && !present.has(key) && !refused.has(key),
  );
  if (gone.length === 0) return;
  const here = await read?.(gone.map(([key]) => key));
  const touched = gone.filter(([key, row]) => {
    const is = here?.get(key);
    return is !== undefined && changedFacts(row.here ?? {}, is).length > 0;
  });
  const stays = new Map(
    touched.map(([key]) => [key, 'It is gone there, but somebody has changed it here. It was kept.']),
  );
  const removable = gone.filter(([key]) => !stays.has(key) && (!read || here?.has(key)));
  const kept = reasonsIn(await remove(new Map(removable.map(([key, row]) => [key, row.said ?? {}]))));
  for (const [key, reason] of kept) stays.set(key, reason);
  for (const [key, reason] of stays) ledger.remark(table, { row: key, outcome: 'kept', reason });
  for (const [key] of removable) {
    if (!stays.has(key))
      ledger.remark(table, {
        row: key,
        outcome: 'removed',
        reason: 'It is gone there, so it was removed here.',
      });
  }
  await deleteImported(
    moving,
    table,
    gone.flatMap(([key]) => (stays.has(key) ? [] : [key])),
  );
}

/** The reasons that a door returned, if any. */
function reasonsIn(returned: unknown): ReadonlyMap<string, string> {
  return returned instanceof Map ? returned : new Map();
}

function rowOf(moving: Moving, thing: Planned<unknown>, here: Facts) {
  return { key: thing.key, digest: digestOf(moving, thing), said: factsOf(thing), here };
}

/** Facts as JSON keeps them; a value that is no object is a fact of its own. */
function factsOf({ value, facts = value }: Planned<unknown>): Facts {
  const plain: unknown = JSON.parse(JSON.stringify(facts));
  return typeof plain === 'object' && plain !== null ? (plain as Facts) : { value: plain };
}

/** With a key, since a short secret could be guessed from a plain digest. */
function digestOf({ secrets }: Moving, { value, facts = value }: Planned<unknown>): string {
  return createHmac('sha256', secrets.derive('imported rows')).update(JSON.stringify(facts)).digest('hex');
}
