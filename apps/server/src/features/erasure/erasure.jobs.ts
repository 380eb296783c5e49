import { inTransaction } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { defineJob, type JobDefinition } from '../../jobs/job.ts';
import { recordAudit } from '../audit-log/audit-log.service.ts';
import { type EraseInput, eraseKind, eraseName, formerUser } from './erasure.service.ts';

export function eraseJob({ secrets }: Context): JobDefinition {
  return defineJob<EraseInput>({
    kind: eraseKind,
    async run({ username, by }, { db, now, signal }) {
      const erased = await eraseName(db, secrets.decrypt(username), signal);
      await inTransaction(db, (trx) =>
        recordAudit(trx, { name: by, at: now() }, 'user.erased', formerUser, erased),
      );
      return erased;
    },
  });
}
