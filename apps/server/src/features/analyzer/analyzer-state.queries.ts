import type { SourceProblem } from '@waybill/api-contract';
import { type Database, findRow, rowsOf, runSql, sql, type Transaction } from '../../db/database.ts';
import type { OutgoingError, OutgoingErrorKind } from '../../outgoing/outgoing-error.ts';
import type { AnalyzerId } from './analyzer-ids.ts';

export interface AnalyzerStateRow {
  analyzer: string;
  answered_at: Date | null;
  error: string | null;
  failure: OutgoingErrorKind | null;
  problem: SourceProblem | null;
  error_at: Date | null;
  failures: number;
}

const stateColumns = sql`analyzer, answered_at, error, failure, problem, error_at, failures`;

export async function listStates(db: Database): Promise<AnalyzerStateRow[]> {
  return rowsOf(db, sql<AnalyzerStateRow>`select ${stateColumns} from analyzer_state`);
}

export async function findState(db: Database, analyzer: AnalyzerId): Promise<AnalyzerStateRow | undefined> {
  return findRow(
    db,
    sql<AnalyzerStateRow>`select ${stateColumns} from analyzer_state where analyzer = ${analyzer}`,
  );
}

/** How an analyzer behaved in a run: without trouble when it answered. */
export async function noteRun(
  trx: Transaction,
  analyzer: AnalyzerId,
  { trouble, hasAnswered }: { trouble: OutgoingError | undefined; hasAnswered: boolean },
  at: Date,
): Promise<void> {
  await runSql(
    trx,
    sql`insert into analyzer_state as s (analyzer, answered_at, error, failure, problem, error_at, failures)
      values (${analyzer}, ${hasAnswered ? at : null}, ${trouble?.message ?? null}, ${trouble?.kind ?? null},
        ${trouble?.problem ? JSON.stringify(trouble.problem) : null}::jsonb, ${trouble ? at : null}, ${trouble ? 1 : 0})
      on conflict (analyzer) do update set answered_at = coalesce(excluded.answered_at, s.answered_at),
        error = excluded.error, failure = excluded.failure, problem = excluded.problem, error_at = excluded.error_at,
        failures = case when excluded.error is null then 0 else s.failures + 1 end`,
  );
}
