import { inTransaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { AppError, illegalArgument } from '../../../http/errors.ts';
import { ownerOf, type Principal } from '../../../http/principal.ts';
import { defineJob, type JobDefinition, PermanentJobError } from '../../../jobs/job.ts';
import { requestDelivery } from '../../../jobs/outbox.ts';
import { enqueue } from '../../../jobs/task.ts';
import { actorOf, recordAudit } from '../../audit-log/audit-log.service.ts';
import { insertMessages } from '../event/outbox.queries.ts';
import { sampleOf } from '../event/samples.ts';
import { isMailAddress, mailAddresses } from '../rule/publisher-config.ts';
import { findRule } from '../rule/rule.queries.ts';
import { NotNow, Undeliverable } from './publish.ts';
import { sendMail } from './publish-mail.ts';

/** Sends a sample of each group of a rule, by its publisher and to its recipients, also while it is switched off. @throws 404 */
export async function sendTestOfRule({ db, now }: Context, uuid: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const rule = await findRule(trx, uuid);
    if (!rule)
      throw new AppError('notification_rule.not_found', { status: 404, title: 'Not found', as: 'empty' });
    const groups = rule.groups.length > 0 ? rule.groups : (['CONFIGURATION'] as const);
    const at = now();
    await insertMessages(
      trx,
      groups.map((group) => ({
        ...sampleOf(group, at),
        projectId: undefined,
        ruleIds: [rule.rule_id],
        isTest: true,
      })),
    );
    await requestDelivery(trx);
  });
}

const mailKind = 'notification.test-mail';

/** Sends a mail by the settings of mail, in the background. @throws 400 for a destination that is none */
export async function sendTestMail(
  { db, now }: Context,
  destination: string,
  caller: Principal,
): Promise<void> {
  const to = mailAddresses(destination);
  if (to.length === 0 || !to.every(isMailAddress))
    throw illegalArgument(`The destination "${destination}" is not an email address.`);
  await inTransaction(db, async (trx) => {
    await enqueue(trx, { kind: mailKind, input: { to }, owner: ownerOf(caller), maxAttempts: 1 });
    await recordAudit(trx, actorOf(caller, now()), 'mail.tested', to.join(', '));
  });
}

export function testMailJob(context: Context): JobDefinition {
  return defineJob<{ to: string[] }>({
    kind: mailKind,
    async run({ to }, job) {
      try {
        await sendMail(
          { ...context, db: job.db },
          {
            to,
            subject: 'Notification Test',
            body: 'This mail tests the settings of mail.\n',
            mimeType: 'text/plain; charset=utf-8',
            key: job.token,
          },
        );
      } catch (error) {
        if (error instanceof NotNow || error instanceof Undeliverable)
          throw new PermanentJobError(error.message);
        throw error;
      }
      return undefined;
    },
  });
}
