import { findRow, runSql, sql, type Transaction } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';

/** The subject of a decision. Each kind has its own permission and its own undo. */
export type DecisionKind = 'finding' | 'violation';

/** The decider and the kind of decisions. */
export interface DecisionsOf {
  kind: DecisionKind;
  owner: string;
}

export async function insertUndo(
  trx: Transaction,
  { kind, owner }: DecisionsOf,
  replaced: readonly unknown[],
): Promise<string> {
  const token = newUuid();
  await runSql(
    trx,
    sql`insert into decision_undo (token, kind, owner, replaced)
      values (${token}, ${kind}, ${owner}, ${JSON.stringify(replaced)})`,
  );
  return token;
}

/** The state that a decision replaced, which can be read once; undefined if none is recent enough. */
export async function takeUndo<Replaced>(
  trx: Transaction,
  { kind, owner }: DecisionsOf,
  token: string,
  since: Date,
): Promise<Replaced[] | undefined> {
  const row = await findRow(
    trx,
    sql<{
      replaced: Replaced[];
    }>`delete from decision_undo where token = ${token} and kind = ${kind} and owner = ${owner} and at >= ${since}
      returning replaced`,
  );
  return row?.replaced;
}

/** Deletes what was kept before a time, the oldest first; answers how much that was. */
export async function deleteUndos(trx: Transaction, before: Date, limit: number): Promise<number> {
  return runSql(
    trx,
    sql`delete from decision_undo where token in (
      select token from decision_undo where at < ${before} order by at limit ${limit})`,
  );
}
