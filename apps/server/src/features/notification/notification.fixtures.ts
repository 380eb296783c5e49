import type {
  NotificationDelivery,
  NotificationPublisher,
  NotificationRule,
  NotificationRuleOptions,
} from '@waybill/api-contract';
import { type ChatServer, type MailServer, startChatServer, startMailServer } from '@waybill/test-kit';
import { storeWorkshopAdvisories } from '../../../test/audit-world.ts';
import type { TestClient } from '../../../test/client.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { inTransaction, runSql, sql } from '../../db/database.ts';
import { requestDelivery } from '../../jobs/outbox.ts';

/** A webhook's message, as its template writes it. */
export interface Posted {
  group: string;
  title: string;
  content: string;
  level: string;
  subject: Readonly<Record<string, unknown>>;
}

/** A server with advisories, mail that works, and servers that take what is sent. */
export interface NotificationWorld {
  readonly server: TestServer;
  readonly admin: TestClient;
  readonly chat: ChatServer;
  readonly mail: MailServer;
  /** Sets the clock of the server; it runs on by itself when undefined. */
  setClock(ms: number | undefined): void;
  setting(group: string, name: string, value: string): Promise<void>;
  newRule(publisher: string, notifyOn: readonly string[], more?: object): Promise<NotificationRule>;
  /** The publisherConfig that posts to the chat server. */
  to(service: string, more?: object): { publisherConfig: string };
  options(rule: NotificationRule, options: object): Promise<NotificationRuleOptions>;
  postedSince(start: number, path?: string): Posted[];
  deliveries(query?: string): Promise<NotificationDelivery[]>;
  /** Does what the look for due work does, and works until nothing is left. */
  wake(): Promise<void>;
  deleteRules(): Promise<void>;
  close(): Promise<void>;
}

/** @param options how long a destination may be silent */
export async function startNotificationWorld(
  options: { silenceMs?: number } = {},
): Promise<NotificationWorld> {
  let clock: number | undefined;
  const server = await startTestServer({ ...options, now: () => new Date(clock ?? Date.now()) });
  const admin = server.asAdmin;
  const chat = await startChatServer();
  const mail = await startMailServer();
  await storeWorkshopAdvisories(server);

  async function setting(groupName: string, propertyName: string, propertyValue: string) {
    const answer = await admin.post('/api/v1/configProperty', { groupName, propertyName, propertyValue });
    if (answer.status !== 200) throw new Error(`${propertyName}: ${answer.text}`);
  }
  await setting('email', 'smtp.enabled', 'true');
  await setting('email', 'smtp.server.hostname', '127.0.0.1');
  await setting('email', 'smtp.server.port', String(mail.port));
  await setting('email', 'smtp.from.address', 'waybill@example.org');

  return {
    server,
    admin,
    chat,
    mail,
    setting,
    setClock(ms) {
      clock = ms;
    },
    async newRule(name, notifyOn, more = {}) {
      const { body } = await admin.get<NotificationPublisher[]>('/api/v1/notification/publisher');
      const publisher = body.find((one) => one.name === name);
      const answer = await admin.put<NotificationRule>('/api/v1/notification/rule', {
        name,
        scope: 'PORTFOLIO',
        notificationLevel: 'INFORMATIONAL',
        publisher: { uuid: publisher?.uuid },
        notifyOn,
        ...more,
      });
      if (answer.status !== 201) throw new Error(answer.text);
      return answer.body;
    },
    to: (service, more = {}) => ({
      publisherConfig: JSON.stringify({ destination: `${chat.url}/${service}/secret-path`, ...more }),
    }),
    async options(rule, options) {
      const path = `/api/waybill/v1/notification/rules/${rule.uuid}/options`;
      const answer = await admin.put<NotificationRuleOptions>(path, options);
      if (answer.status !== 200) throw new Error(answer.text);
      return answer.body;
    },
    postedSince: (start, path) =>
      chat.received
        .slice(start)
        .filter((one) => one.service === 'webhook' && (path === undefined || one.path === path))
        .map((one) => (JSON.parse(one.body) as { notification: Posted }).notification),
    deliveries: async (query = '') =>
      (await admin.get<NotificationDelivery[]>(`/api/waybill/v1/notification/deliveries?${query}`)).body,
    async wake() {
      await inTransaction(server.db, requestDelivery);
      await server.runJobs();
    },
    async deleteRules() {
      await inTransaction(server.db, (trx) => runSql(trx, sql`delete from notification_rule`));
    },
    async close() {
      await server.close();
      await chat.close();
      await mail.close();
    },
  };
}
