import type { TaskState } from '@waybill/api-contract';
import { type Database, findRow, runSql, sql, type Transaction } from '../../../db/database.ts';
import { descending, neverNull, orderOf } from '../../../db/list/order.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { readList } from '../../../db/list/read-list.ts';
import type { ImportReport } from '../import-dt.service.ts';

/** A run without its report. */
export interface ImportRunRow {
  token: string;
  source: string;
  is_preview: boolean;
  is_undo: boolean;
  started_by: string;
  created_at: Date;
  error: string | null;
  version: string | null;
  state: TaskState;
  progress: number;
  stage: string | null;
  finished_at: Date | null;
}

const columns = sql`r.token, r.source, r.is_preview, r.is_undo, r.started_by, r.created_at, coalesce(r.error, t.error) as error,
  r.report ->> 'version' as version, coalesce(t.state, case when r.error is null then 'done' else 'failed' end) as state,
  coalesce(t.progress, 100) as progress, t.stage, t.finished_at`;
const tables = sql`import_run r left join task t on t.token = r.token`;

export async function listImportRuns(db: Database, page: Page): Promise<ListPage<ImportRunRow>> {
  return readList(db, page, {
    select: sql<ImportRunRow>`${columns}`,
    from: tables,
    where: sql`true`,
    order: orderOf(
      page,
      {},
      [descending(neverNull(sql`r.created_at`))],
      [descending(neverNull(sql`r.token`))],
    ),
  });
}

export async function findImportRun(
  db: Database,
  token: string,
): Promise<(ImportRunRow & { report: ImportReport | null }) | undefined> {
  return findRow(
    db,
    sql<
      ImportRunRow & { report: ImportReport | null }
    >`select ${columns}, r.report from ${tables} where r.token = ${token}`,
  );
}

interface NewImportRun {
  readonly token: string;
  readonly source: string;
  readonly isPreview: boolean;
  readonly isUndo: boolean;
  readonly startedBy: string;
  /** Encrypted. */
  readonly input: string;
  readonly file: string | undefined;
}

export async function insertImportRun(trx: Transaction, run: NewImportRun, at: Date): Promise<void> {
  await runSql(
    trx,
    sql`insert into import_run (token, source, is_preview, is_undo, started_by, created_at, input, file_uuid)
      values (${run.token}, ${run.source}, ${run.isPreview}, ${run.isUndo}, ${run.startedBy}, ${at}, ${run.input}, ${run.file ?? null})`,
  );
}

/** What it is to import; undefined once it has ended. */
export async function findImportInput(db: Database, token: string): Promise<string | undefined> {
  const row = await findRow(
    db,
    sql<{ input: string | null }>`select input from import_run where token = ${token}`,
  );
  return row?.input ?? undefined;
}

/** Ends the runs that wait; there is one at a time. */
export async function endWaitingRuns(trx: Transaction, error: string): Promise<void> {
  await runSql(trx, sql`update import_run set input = null, error = ${error} where input is not null`);
}

/** Keeps what became of a run, and forgets the secrets that it was given. */
export async function endImportRun(
  trx: Transaction,
  token: string,
  { report = null, error = null }: { readonly report?: ImportReport | null; readonly error?: string | null },
): Promise<void> {
  await runSql(
    trx,
    sql`update import_run set input = null, error = ${error},
        report = ${report === null ? null : JSON.stringify(report)}::jsonb
      where token = ${token}`,
  );
}
