import { type Database, inTransaction } from '../../../db/database.ts';
import {
  endDrained,
  type Line,
  lockLines,
  type Outcome,
  postponeLines,
  storeOutcomes,
} from './delivery.queries.ts';

/** How a line fared that was sent. */
export interface LineEnd {
  readonly line: Line;
  readonly outcomes: readonly Outcome[];
  /** When it goes on after a failure. */
  readonly dueAt: Date | undefined;
}

/** Notes how lines fared; nothing joins them meanwhile. */
export async function settleLines(db: Database, ends: readonly LineEnd[], at: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockLines(
      trx,
      ends.map(({ line }) => line),
    );
    await storeOutcomes(
      trx,
      ends.flatMap(({ outcomes }) => outcomes),
      at,
    );
    await postponeLines(
      trx,
      ends.flatMap(({ line, dueAt }) => (dueAt ? [{ ...line, dueAt }] : [])),
    );
    await endDrained(
      trx,
      ends.flatMap(({ line, dueAt }) => (dueAt ? [] : [line])),
    );
  });
}
