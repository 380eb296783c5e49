import type { VexImport, VexStatement } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { VexImportRow } from './vex.queries.ts';
import type { VexStatementRow } from './vex-statement.queries.ts';

export function viewVexImport(row: VexImportRow): VexImport {
  return {
    token: row.token,
    project: {
      uuid: row.project_uuid,
      name: row.project_name,
      ...present('version', row.project_version),
    },
    ...(row.sha256.length === 0 ? {} : { sha256: row.sha256.toString('hex'), byteSize: row.byte_size }),
    ...present('format', row.format),
    ...present('specVersion', row.spec_version),
    ...present('uploadedBy', row.uploaded_by),
    receivedAt: row.received_at.getTime(),
    ...present('processedAt', row.processed_at?.getTime()),
    ...present('statements', row.statements),
    ...present('applied', row.applied),
    ...present('kept', row.kept),
    ...present('unchanged', row.unchanged),
    ...present('notApplied', row.not_applied),
    ...present('findings', row.findings),
    reasons: row.reasons,
    isListed: row.is_listed,
  };
}

export function viewVexStatement(row: VexStatementRow): VexStatement {
  return {
    position: row.position,
    path: row.path,
    ...present('vulnerability', row.vulnerability),
    ...present('subject', row.subject),
    ...present('state', row.state),
    outcome: row.outcome,
    ...present('reason', row.reason),
    ...present('message', row.message),
    findings: row.findings,
  };
}
