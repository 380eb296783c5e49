import { type NotificationGroup, ownNotificationGroups } from '@waybill/api-contract';
import { type Database, findRow, inTransaction, runSql, sql } from '../../../apps/server/src/db/database.ts';
import { type BenchServer, untilIdle } from '../../server-process.ts';
import { startReceiver } from './receiver.ts';
import { addRules, countOpenEvents } from './world.ts';

/** All that findings and BOMs have told. */
const notifyOn: readonly NotificationGroup[] = [
  'NEW_VULNERABILITY',
  'NEW_VULNERABLE_DEPENDENCY',
  'POLICY_VIOLATION',
  'BOM_CONSUMED',
  'BOM_PROCESSED',
  'PROJECT_CREATED',
];

/** Rules that are switched on and off while something is measured. */
export interface RuleSwitch {
  turn(isOn: boolean): Promise<void>;
  /** The results of rules since they were enabled: waiting events, and messages created from events. */
  count(): Promise<number>;
  /** Takes back what is still to be sent, and waits until nothing is done any more: it would be measured along. */
  clear(): Promise<void>;
}

/** Runs `work` with rules about the whole portfolio, each with a destination of its own on this machine. They are gone afterwards. */
export async function withRuleSwitch<T>(
  { client, db }: BenchServer,
  rules: number,
  work: (rules: RuleSwitch) => Promise<T>,
): Promise<T> {
  const receivers = await Promise.all(Array.from({ length: rules }, () => startReceiver(0)));
  try {
    const destinations = receivers.map(({ url }, n) => `${url}/rule/${n}`);
    const uuids = await addRules(client, destinations, { notifyOn, ownGroups: ownNotificationGroups });
    const turn = (isOn: boolean) =>
      write(db, sql`update notification_rule set enabled = ${isOn} where uuid = any(${uuids}::uuid[])`);
    const clear = async () => {
      await turn(false);
      await forget(db);
      await untilIdle(db);
      // The events that the running job had already read.
      await forget(db);
      for (const { arrivals } of receivers) arrivals.length = 0;
    };
    await clear();
    try {
      return await work({
        turn,
        clear,
        count: async () => (await countOpenEvents(db)) + (await countMessages(db)),
      });
    } finally {
      await clear();
      for (const uuid of uuids) await client.send('DELETE', 'api/v1/notification/rule', { uuid });
    }
  } finally {
    await Promise.all(receivers.map((receiver) => receiver.close()));
  }
}

async function forget(db: Database): Promise<void> {
  await write(db, sql`update outbox set delivered_at = now() where delivered_at is null`);
  await write(db, sql`truncate notification_line, notification_delivery, notification_message`);
}

function write(db: Database, statement: ReturnType<typeof sql>): Promise<void> {
  return inTransaction(db, async (trx) => {
    await runSql(trx, statement);
  });
}

async function countMessages(db: Database): Promise<number> {
  const row = await findRow(db, sql<{ n: number }>`select count(*)::int as n from notification_message`);
  return row?.n ?? 0;
}
