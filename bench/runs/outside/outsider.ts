import type { PlannedFault, SourceServer } from '@waybill/test-kit';
import { type Database, rowsOf, sql } from '../../../apps/server/src/db/database.ts';
import type { BenchServer } from '../../server-process.ts';

/** The number of records that each edition changes. */
export const changed = 500;

/** The result of a run. */
export interface Outcome {
  /** The error shown to users; undefined if there is none. */
  error: string | undefined;
}

/** A service of others that is played: a source, a package repository, an analyzer. */
export interface Outsider {
  name: string;
  /** It alone is asked there. */
  host: SourceServer;
  /** The paths that commit faults. */
  faultPath: string;
  /** The initial number of records. */
  records: number;
  /** The path that is cut, where that is another one. */
  cutPath?: string;
  /** Breaks a run off in its middle, for good. */
  cut: readonly PlannedFault[];
  /** The part of a cut run that the next one need not fetch again; with `requests`, only if it comes soon. */
  resumes: 'requests' | 'records' | 'bytes' | 'nothing';
  /** @param url where its host is; another one when it is to be out of reach */
  address(server: BenchServer, url: string): Promise<unknown>;
  /** Writes 500 records anew. */
  change(edition: number): Promise<void> | void;
  /** Makes everything due again, as if time had passed. */
  letTimePass?(server: BenchServer): Promise<unknown>;
  /** Makes the product forget its answers. */
  forget(server: BenchServer): Promise<unknown>;
  run(server: BenchServer): Promise<Outcome>;
  /** Leftovers that runs should have removed. */
  countLeft?: () => number;
  /** The current edition of each record. */
  known(db: Database): Promise<ReadonlyMap<string, string>>;
}

/** Reads what is known from rows of an id and an edition. */
export async function readKnown(
  db: Database,
  query: ReturnType<typeof sql>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(db, sql<{ id: string; edition: string }>`${query}`);
  return new Map(rows.map(({ id, edition }) => [id, edition]));
}

/** The number of records that are new or have another edition. */
export function countWritten(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): number {
  return [...after].filter(([id, edition]) => before.get(id) !== edition).length;
}

/** True if everything that was known is known still. */
export function isKept(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): boolean {
  return [...before.keys()].every((id) => after.has(id));
}
