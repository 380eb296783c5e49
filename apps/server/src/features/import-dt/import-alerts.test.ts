import type { NotificationPublisher, NotificationRule } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { sql } from '../../db/database.ts';
import {
  importFrom,
  makeFolder,
  outcomesOf,
  projectRow,
  smallInstallation,
  type Tables,
  tableOf,
  writeScript,
} from './import-dt.fixtures.ts';

const folder = makeFolder();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

let files = 0;
const importTables = (tables: Tables, request: object = {}) =>
  importFrom(
    server.context,
    folder.write(`script-${++files}.sql`, writeScript({ ...smallInstallation, ...tables })),
    request,
  );

const uuid = (n: number) => `66666666-0000-4000-8000-${String(n).padStart(12, '0')}`;
const classes = 'org.dependencytrack.notification.publisher';
const [shop, lost] = [uuid(901), uuid(902)];
const [sector7, sector8] = ['11111111-0000-4000-8000-000000000001', '11111111-0000-4000-8000-000000000002'];

const publisher = (id: number, name: string, kind: string, more: object = {}) => ({
  ID: id,
  DEFAULT_PUBLISHER: false,
  DESCRIPTION: null,
  NAME: name,
  PUBLISHER_CLASS: `${classes}.${kind}`,
  TEMPLATE: 'Hello {{ notification.content }}',
  TEMPLATE_MIME_TYPE: 'text/plain',
  UUID: uuid(id),
  ...more,
});

const rule = (id: number, name: string, more: object = {}) => ({
  ID: id,
  ENABLED: true,
  LOG_SUCCESSFUL_PUBLISH: false,
  MESSAGE: null,
  NAME: name,
  NOTIFICATION_LEVEL: 'WARNING',
  NOTIFY_CHILDREN: true,
  NOTIFY_ON: 'NEW_VULNERABILITY,BOM_PROCESSED',
  PUBLISHER: 1,
  PUBLISHER_CONFIG: null,
  SCHEDULE_CRON: null,
  SCHEDULE_LAST_TRIGGERED_AT: null,
  SCHEDULE_NEXT_TRIGGER_AT: null,
  SCHEDULE_SKIP_UNCHANGED: null,
  SCOPE: 'PORTFOLIO',
  TRIGGER_TYPE: 'EVENT',
  UUID: uuid(id),
  ...more,
});

const publishers = [
  publisher(1, 'Slack', 'SlackPublisher', { DEFAULT_PUBLISHER: true, TEMPLATE: 'theirs' }),
  publisher(2, 'House hook', 'WebhookPublisher'),
  publisher(3, 'Mail', 'SendMailPublisher'),
  publisher(4, 'GitHub Issues', 'WebhookPublisher'),
  publisher(5, 'Broken', 'WebhookPublisher', { TEMPLATE: '{% if %}' }),
  publisher(6, 'Plugin', 'PigeonPublisher'),
];

const tables = {
  NOTIFICATIONPUBLISHER: publishers,
  NOTIFICATIONRULE: [
    rule(11, 'To Slack', { PUBLISHER_CONFIG: '{"destination":"https://hooks.slack.example/secret"}' }),
    rule(12, 'By token', {
      ENABLED: false,
      PUBLISHER: 2,
      PUBLISHER_CONFIG: '{"destination":"https://hook.example/","token":"tok-123","tokenHeader":"X-Own"}',
    }),
    rule(13, 'Weekly', {
      PUBLISHER: 3,
      PUBLISHER_CONFIG: '{"destination":"boss@example.org"}',
      NOTIFY_ON: 'NEW_VULNERABILITIES_SUMMARY',
      TRIGGER_TYPE: 'SCHEDULE',
      SCHEDULE_CRON: '0 6 * * 1',
      SCHEDULE_LAST_TRIGGERED_AT: { time: '2026-11-23 06:00:00' },
      SCHEDULE_NEXT_TRIGGER_AT: { time: '2026-11-30 06:00:00' },
      SCHEDULE_SKIP_UNCHANGED: true,
    }),
    rule(14, 'Odd', {
      NOTIFICATION_LEVEL: null,
      NOTIFY_ON: 'NEW_VULNERABILITY,FULL_MOON',
      PUBLISHER_CONFIG: '{"destination":"ftp://nowhere.example/secret"}',
    }),
    rule(15, 'Of nobody', { PUBLISHER: null }),
    rule(16, 'By pigeon', { PUBLISHER: 6 }),
    rule(17, 'For what is lost', { PUBLISHER: 2 }),
  ],
  NOTIFICATIONRULE_PROJECTS: [
    { NOTIFICATIONRULE_ID: 11, PROJECT_ID: 1 },
    { NOTIFICATIONRULE_ID: 17, PROJECT_ID: 2 },
    { NOTIFICATIONRULE_ID: 12, PROJECT_ID: null },
  ],
  NOTIFICATIONRULE_TAGS: [{ NOTIFICATIONRULE_ID: 12, TAG_ID: 1 }],
  NOTIFICATIONRULE_TEAMS: [
    { NOTIFICATIONRULE_ID: 13, TEAM_ID: 1 },
    { NOTIFICATIONRULE_ID: 13, TEAM_ID: 2 },
    { NOTIFICATIONRULE_ID: 13, TEAM_ID: 99 },
  ],
  PROJECT: [
    projectRow(1, { NAME: 'shop', UUID: shop, VERSION: '1.0' }),
    // Refused, so it does not come.
    projectRow(2, { NAME: 'lost', UUID: lost, AUTHORS: 'nobody' }),
  ],
  TAG: [{ ID: 1, NAME: 'Räume' }],
} satisfies Tables;

async function ruleNamed(name: string): Promise<NotificationRule | undefined> {
  const { body } = await server.asAdmin.get<NotificationRule[]>('/api/v1/notification/rule?pageSize=100');
  return body.find((it) => it.name === name);
}

describe('alerts', () => {
  it('come in the state that they had, with their limits and recipients', async () => {
    const report = await importTables(tables);
    expect(outcomesOf(report, 'NOTIFICATIONPUBLISHER')).toEqual({ merged: 1, written: 4, refused: 1 });
    expect(outcomesOf(report, 'NOTIFICATIONRULE')).toEqual({ written: 4, refused: 3 });
    expect(outcomesOf(report, 'NOTIFICATIONRULE_PROJECTS')).toEqual({ written: 1, refused: 2 });
    expect(outcomesOf(report, 'NOTIFICATIONRULE_TAGS')).toEqual({ written: 1 });
    expect(outcomesOf(report, 'NOTIFICATIONRULE_TEAMS')).toEqual({ written: 2, refused: 1 });
    expect(await ruleNamed('To Slack')).toMatchObject({
      uuid: uuid(11),
      enabled: true,
      notifyChildren: true,
      notificationLevel: 'WARNING',
      notifyOn: ['NEW_VULNERABILITY', 'BOM_PROCESSED'],
      projects: [{ uuid: shop }],
      publisher: { uuid: uuid(1), name: 'Slack' },
      publisherConfig: '{"destination":"https://hooks.slack.example/secret"}',
      triggerType: 'EVENT',
    });
    expect(await ruleNamed('By token')).toMatchObject({ enabled: false, tags: [{ name: 'räume' }] });
    expect((await ruleNamed('Weekly'))?.teams.map((team) => team.uuid).sort()).toEqual([sector7, sector8]);
  });

  it('keep their secrets, which are encrypted here', async () => {
    const { rows } = await sql<{
      config: string;
    }>`select config from notification_rule where uuid = ${uuid(12)}`.execute(server.db);
    const [{ config } = { config: '' }] = rows;
    expect(config).not.toContain('tok-123');
    expect(JSON.parse(server.context.secrets.decrypt(config))).toEqual({
      destination: 'https://hook.example/',
      token: 'tok-123',
      tokenHeader: 'X-Own',
    });
  });

  it('that run by the clock run when their time comes next, and tell of all since the last time there', async () => {
    expect(await ruleNamed('Weekly')).toMatchObject({
      triggerType: 'SCHEDULE',
      scheduleCron: '0 6 * * 1',
      scheduleSkipUnchanged: true,
      scheduleLastTriggeredAt: Date.parse('2026-11-23T06:00:00Z'),
      scheduleNextTriggerAt: Date.parse('2026-12-07T06:00:00Z'),
    });
  });

  it('are told of where something is not as it was, without their secrets', async () => {
    const again = await importTables({
      ...tables,
      NOTIFICATIONRULE: tables.NOTIFICATIONRULE.map((it) => ({ ...it, UUID: uuid(it.ID + 100) })),
      NOTIFICATIONPUBLISHER: publishers.map((it) => ({ ...it, UUID: uuid(it.ID + 100) })),
    });
    const notes = tableOf(again, 'NOTIFICATIONRULE').notes.map(({ row, reason }) => `${row} | ${reason}`);
    expect(notes).toEqual([
      'Of nobody | It has no publisher.',
      expect.stringMatching(
        /^Odd \| There are no such events here: FULL_MOON\. Its destination was left out/,
      ),
      'By pigeon | Its publisher is not here.',
      'For what is lost | None of the projects that it is limited to is here. Without them it would be for all projects.',
    ]);
    expect(JSON.stringify(again)).not.toMatch(/tok-123|nowhere\.example|hooks\.slack/);
    const named = tableOf(again, 'NOTIFICATIONPUBLISHER').notes.map(
      ({ row, reason }) => `${row} | ${reason}`,
    );
    expect(named).toEqual([
      'House hook | The name was taken, so it is called "House hook (Dependency-Track)".',
      'Mail | The name was taken, so it is called "Mail (Dependency-Track)".',
      'GitHub Issues | The name was taken, so it is called "GitHub Issues (Dependency-Track 2)".',
      expect.stringMatching(/^Broken \| The name was taken.* Waybill cannot read its template/),
      'Plugin | Its class org.dependencytrack.notification.publisher.PigeonPublisher is none that Waybill has.',
    ]);
  });

  it('of a publisher that came with the product use the one that comes with this', async () => {
    const { body } = await server.asAdmin.get<NotificationPublisher[]>('/api/v1/notification/publisher');
    const slack = body.filter((it) => it.publisherClass === `${classes}.SlackPublisher`);
    expect(slack).toMatchObject([{ name: 'Slack', defaultPublisher: true, uuid: uuid(1) }]);
    expect(slack[0]?.template).not.toBe('theirs');
    expect(body.find((it) => it.uuid === uuid(5))?.template).toBe('{% if %}');
  });

  it('come once, and stay deleted; one whose project was missing comes with it', async () => {
    expect(
      (await server.asAdmin.delete('/api/v1/notification/rule', { uuid: uuid(11), name: 'x' })).status,
    ).toBe(204);
    const report = await importTables({
      ...tables,
      PROJECT: tables.PROJECT.map((row) => ({ ...row, AUTHORS: null })),
    });
    expect(outcomesOf(report, 'NOTIFICATIONRULE')).toEqual({ present: 4, written: 1, refused: 2 });
    expect(await ruleNamed('For what is lost')).toMatchObject({ projects: [{ uuid: lost }] });
    const { rows } = await sql`select 1 from notification_rule where uuid = ${uuid(11)}`.execute(server.db);
    expect(rows).toEqual([]);
  });
});
