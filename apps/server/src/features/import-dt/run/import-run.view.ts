import type { ImportReport as ImportReportView, ImportRun, ImportTable } from '@waybill/api-contract';
import { present } from '../../../http/present.ts';
import type { ImportReport } from '../import-dt.service.ts';
import type { TableReport } from '../report/ledger.ts';
import type { ImportRunRow } from './import-run.queries.ts';

export function viewImportRun(row: ImportRunRow): ImportRun {
  return {
    token: row.token,
    source: row.source,
    preview: row.is_preview,
    undo: row.is_undo,
    state: row.state,
    progress: row.progress,
    ...present('stage', row.stage),
    startedBy: row.started_by,
    createdAt: row.created_at.getTime(),
    ...present('finishedAt', row.finished_at?.getTime()),
    ...present('error', row.error),
    ...present('version', row.version || undefined),
  };
}

export function viewImportReport(
  row: ImportRunRow & { readonly report: ImportReport | null },
): ImportReportView {
  const { report } = row;
  return {
    ...viewImportRun(row),
    ...(report ? { secretsStored: report.secrets.stored, secretsOpened: report.secrets.opened } : {}),
    tables: viewTables(report?.tables ?? []),
  };
}

/** Tables that had rows. */
export function viewTables(tables: readonly TableReport[]): ImportTable[] {
  return tables
    .filter((table) => table.read > 0 || table.removed > 0 || table.notes.length > 0)
    .map(({ table, area, read, outcomes, removed, notes, moreNotes }) => ({
      table,
      area,
      read,
      ...outcomes,
      removed,
      notes: [...notes],
      moreNotes,
    }));
}
