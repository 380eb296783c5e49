import type { AuditLogEntry } from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { present } from '../../http/present.ts';
import type { App } from '../../http/server.ts';
import { type AuditEntry, listAuditEntries } from './audit-log.queries.ts';

export function auditLogRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/audit-log': async ({ page, query }) => {
      const { rows, ...others } = await listAuditEntries(db, page, query);
      return { ...others, rows: rows.map(viewAuditEntry) };
    },
  });
}

function viewAuditEntry(row: AuditEntry): AuditLogEntry {
  const { at, actor, action, target } = row;
  return {
    id: row.audit_id,
    at: at.getTime(),
    actor,
    action,
    target,
    ...present('address', row.address),
    ...present('detail', row.detail),
    ...present('leftOut', row.left_out),
  };
}
