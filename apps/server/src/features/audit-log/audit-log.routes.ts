import type { AuditLogEntry } from '@waybill/api-contract';
import { Type } from 'typebox';
import type { Context } from '../../feature.ts';
import { pagingQuery, parsePage } from '../../http/paging.ts';
import type { App } from '../../http/server.ts';
import { type AuditEntry, listAuditEntries } from './audit-log.queries.ts';

const query = Type.Object({ ...pagingQuery, target: Type.Optional(Type.String()) });

/** Who changed what in administration, newest first. */
export function auditLogRoutes(app: App, { db }: Context): void {
  app.get(
    '/api/waybill/v1/audit-log',
    { config: { access: 'ACCESS_MANAGEMENT' }, schema: { querystring: query } },
    async (request, reply) => {
      const rows = await listAuditEntries(db, parsePage(request.query), request.query.target);
      reply.header('x-total-count', rows[0]?.total ?? 0);
      return rows.map(toAuditLogEntry);
    },
  );
}

function toAuditLogEntry(row: AuditEntry): AuditLogEntry {
  const { at, actor, action, target, detail } = row;
  return { at: at.getTime(), actor, action, target, ...(detail === null ? {} : { detail }) };
}
