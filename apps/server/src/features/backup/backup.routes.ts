import { inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { enqueue } from '../../jobs/task.ts';
import { actorOf, recordAudit } from '../audit-log/audit-log.service.ts';
import { backupTask } from './backup.jobs.ts';
import { describeBackups } from './backup.service.ts';

export function backupRoutes(app: App, context: Context): void {
  const { db, now } = context;
  endpoints(app, {
    'GET /api/waybill/v1/backups': () => describeBackups(context),
    'POST /api/waybill/v1/backups': async ({ caller }) =>
      inTransaction(db, async (trx) => {
        const token = await enqueue(trx, backupTask);
        await recordAudit(trx, actorOf(caller, now()), 'backup.started', token);
        return { token };
      }),
  });
}
