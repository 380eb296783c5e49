import type { NotificationGroup, OwnNotificationGroup } from '@waybill/api-contract';
import { type Database, findRow, inTransaction, runSql, sql } from '../../../apps/server/src/db/database.ts';
import type { DemoClient } from '../../../apps/server/src/demo/demo-client.ts';
import { requestDelivery } from '../../../apps/server/src/jobs/outbox.ts';

const webhook = 'Outbound Webhook';

/** The events that rules cover. */
interface Wanted {
  readonly notifyOn: readonly NotificationGroup[];
  readonly ownGroups?: readonly OwnNotificationGroup[];
}

/** Adds rules that post to addresses what they want to know of the whole portfolio: unless said otherwise, every new project. @returns their UUIDs */
export async function addRules(
  client: DemoClient,
  destinations: readonly string[],
  { notifyOn, ownGroups }: Wanted = { notifyOn: ['PROJECT_CREATED'] },
): Promise<string[]> {
  const publishers = (await client.send('GET', 'api/v1/notification/publisher')) as {
    name: string;
    uuid: string;
  }[];
  const publisher = publishers.find(({ name }) => name === webhook);
  const uuids: string[] = [];
  for (const destination of destinations) {
    const { uuid } = (await client.send('PUT', 'api/v1/notification/rule', {
      name: destination,
      scope: 'PORTFOLIO',
      notificationLevel: 'INFORMATIONAL',
      publisher: { uuid: publisher?.uuid },
      notifyOn,
      publisherConfig: JSON.stringify({ destination }),
    })) as { uuid: string };
    if (ownGroups)
      await client.send('PUT', `api/waybill/v1/notification/rules/${uuid}/options`, { ownGroups });
    uuids.push(uuid);
  }
  return uuids;
}

/**
 * Writes events about projects in turn, like the transactions of their changes. The projects are gone before
 * the events are sent. Each event is therefore sent with its stored name: that of its project, and its number
 * as a version.
 */
export async function writeEvents(db: Database, events: number, projects: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await runSql(
      trx,
      sql`insert into outbox (scope, event_group, level, project_id, subject)
        select 'PORTFOLIO', 'PROJECT_CREATED', 'INFORMATIONAL', 1000000 + n % ${projects},
          jsonb_build_object('project', jsonb_build_object('name', 'project ' || n % ${projects},
            'version', (n / ${projects} + 1)::text))
        from generate_series(0, ${events - 1}) as n order by n`,
    );
    await requestDelivery(trx);
  });
}

/** The number of deliveries by state. */
export async function countDeliveries(
  db: Database,
): Promise<{ waiting: number; sent: number; dead: number }> {
  const row = await findRow(
    db,
    sql<{
      waiting: number;
      sent: number;
      dead: number;
    }>`select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'sent')::int as sent, count(*) filter (where state = 'dead')::int as dead
      from notification_delivery`,
  );
  return row ?? { waiting: 0, sent: 0, dead: 0 };
}

export async function countOpenEvents(db: Database): Promise<number> {
  const row = await findRow(
    db,
    sql<{ n: number }>`select count(*)::int as n from outbox where delivered_at is null`,
  );
  return row?.n ?? 0;
}
