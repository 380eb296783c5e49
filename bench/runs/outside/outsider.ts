import type { PlannedFault, SourceServer } from '@waybill/test-kit';
import { type Database, rowsOf, sql } from '../../../apps/server/src/db/database.ts';
import type { BenchServer } from '../../server-process.ts';

/** How many records each edition writes anew. */
export const changed = 500;

/** What became of a run. */
export interface Outcome {
  /** What people are told; undefined when all is well. */
  error: string | undefined;
}

/** A service of others that is played: a source, a package repository, an analyzer. */
export interface Outsider {
  name: string;
  /** It alone is asked there. */
  host: SourceServer;
  /** The paths that commit faults. */
  faultPath: string;
  /** What it knows at first. */
  records: number;
  /** The path that is cut, where that is another one. */
  cutPath?: string;
  /** Breaks a run off in its middle, for good. */
  cut: readonly PlannedFault[];
  /** What a run that was cut leaves that the next one need not fetch again; of `requests` that one, when it comes soon. */
  resumes: 'requests' | 'records' | 'bytes' | 'nothing';
  /** @param url where its host is; another one when it is to be out of reach */
  address(server: BenchServer, url: string): Promise<unknown>;
  /** Writes 500 records anew. */
  change(edition: number): Promise<void> | void;
  /** What is due becomes due again, as if time had passed. */
  letTimePass?(server: BenchServer): Promise<unknown>;
  /** The product forgets what it was told. */
  forget(server: BenchServer): Promise<unknown>;
  run(server: BenchServer): Promise<Outcome>;
  /** What runs put there and should have taken away. */
  countLeft?: () => number;
  /** What is known by now: an edition for each record. */
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

/** How many records are new or have another edition. */
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
