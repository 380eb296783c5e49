import type { AuditFinding, FindingDetails, NotificationRule, Ticket } from '@waybill/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flaws, type UploadedProject, uploadBom, workshopBom } from '../../../../test/audit-world.ts';
import { inTransaction, runSql, sql } from '../../../db/database.ts';
import { startDueWork } from '../../../jobs/schedule.ts';
import { type NotificationWorld, startNotificationWorld } from '../notification.fixtures.ts';
import { recurringIssueStates } from './issue-state.jobs.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const silenceMs = 400;
const kinds = ['github', 'gitlab'] as const;
const names = { github: 'GitHub Issues', gitlab: 'GitLab Issues' } as const;
const apiPaths = { github: 'api/v3', gitlab: 'api/v4' } as const;

describe.each(kinds)('the state of issues of %s', (kind) => {
  let world: NotificationWorld;
  let rule: NotificationRule;
  let project: UploadedProject;
  let clock: number;

  const configOf = (more: object = {}) => {
    const root = `${world.chat.url}/${kind}`;
    const destination = `${root}/acme/shop`;
    return JSON.stringify({
      destination,
      apiUrl: `${root}/${apiPaths[kind]}`,
      token: 'tracker-secret',
      ...more,
    });
  };
  beforeAll(async () => {
    world = await startNotificationWorld({ silenceMs });
    rule = await world.newRule(names[kind], ['NEW_VULNERABILITY'], { publisherConfig: configOf() });
    await world.options(rule, { minSeverity: 'CRITICAL' });
    project = await uploadBom(world.server, world.admin, 'Tickets', '1', workshopBom);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    clock = Date.now() + 20 * minute;
    world.setClock(clock);
    await inTransaction(world.server.db, async (trx) => {
      await runSql(trx, sql`delete from outgoing_lane`);
      await runSql(
        trx,
        sql`update notification_ticket set status = null, category = null, checked_at = null, changed_at = null`,
      );
    });
    for (const issue of world.chat.issues) issue.isOpen = true;
  });

  /** Starts the reading where it is due, and works. */
  async function read(): Promise<void> {
    const { context, db } = world.server;
    await runSql(db, sql`delete from task where kind = 'notification.issue-states'`);
    await startDueWork(db, [recurringIssueStates(context)], context.now());
    await world.server.runJobs();
  }
  async function tickets(): Promise<Ticket[]> {
    const path = `/api/waybill/v1/project/${project.uuid}/findings`;
    const { body } = await world.admin.get<AuditFinding[]>(`${path}?searchText=${flaws.critical}`);
    const [finding] = body;
    const { body: one } = await world.admin.get<FindingDetails>(
      `${path}/${finding?.component.uuid}/${finding?.vulnerability.uuid}`,
    );
    return one.tickets;
  }
  const askedSince = (start: number) => world.chat.received.slice(start);
  const told = async () =>
    (
      await sql<{ content: string }>`select subject ->> 'content' as content from outbox
        where event_group = 'INTEGRATION' order by event_id`.execute(world.server.db)
    ).rows.map(({ content }) => content);
  function issueOf() {
    const [issue] = world.chat.issues;
    if (!issue) throw new Error('There is no issue');
    return issue;
  }

  it('is read back, by the account of the rule, not before the next time, and ends nothing', async () => {
    const issue = issueOf();
    const start = world.chat.received.length;
    await read();
    expect(await tickets()).toMatchObject([{ status: 'Open', category: 'TODO', checked: clock }]);
    expect(askedSince(start)).toMatchObject([
      { status: 200, headers: { authorization: 'Bearer tracker-secret' } },
    ]);
    await read();
    expect(askedSince(start)).toHaveLength(1);
    issue.isOpen = false;
    world.setClock(clock + 16 * minute);
    await read();
    expect(await tickets()).toMatchObject([{ status: 'Closed', category: 'DONE' }]);
    // A closed issue is queried once a day.
    world.setClock(clock + 40 * minute);
    await read();
    expect(askedSince(start)).toHaveLength(2);
    world.setClock(clock + 2 * day);
    await read();
    expect(askedSince(start)).toHaveLength(3);
  });

  it('says that an issue is gone', async () => {
    const [issue] = world.chat.issues.splice(0, 1);
    if (!issue) throw new Error('There is no issue');
    // The repository is still there.
    world.chat.issues.push({ ...issue, number: 99 });
    try {
      await read();
      expect(await tickets()).toMatchObject([{ category: 'GONE' }]);
      expect((await tickets())[0]).not.toHaveProperty('status');
    } finally {
      world.chat.issues.splice(0, 1, issue);
    }
  });

  it('is asked for many issues at once, also of a rule that is switched off', async () => {
    for (const version of ['2', '3', '4'])
      await uploadBom(world.server, world.admin, 'Tickets', version, workshopBom);
    const switchOn = (enabled: boolean) =>
      world.admin.post('/api/v1/notification/rule', { uuid: rule.uuid, name: rule.name, enabled });
    await switchOn(false);
    const start = world.chat.received.length;
    await read();
    await switchOn(true);
    expect(askedSince(start)).toHaveLength(1);
    const { rows } = await sql<{ category: string; count: number }>`select category, count(*)::int as count
      from notification_ticket group by category`.execute(world.server.db);
    expect(rows).toEqual([{ category: 'TODO', count: 4 }]);
  });

  it.each([
    ['does not know us', { status: 401, body: '{"message":"Bad credentials tracker-secret"}' }],
    ['has no such repository', { status: 404, body: '{"message":"Not Found"}' }],
    ['is asked too often', { status: 429, headers: { 'retry-after': '600' } }],
    ['is in trouble', { status: 503 }],
    ['is cut off', 'cut'],
    ['is slow', { silentMs: 3 * silenceMs }],
    ['is a page to sign in', { status: 200, body: '<html>' }],
  ] as const)('stays as it is, and it is told, when the service %s', async (_what, fault) => {
    const before = (await told()).length;
    world.chat.plan(kind, fault);
    await read();
    expect((await tickets())[0]).not.toHaveProperty('category');
    const [reason, ...others] = (await told()).slice(before);
    expect(others).toEqual([]);
    expect(reason).toMatch(/^The state of issues could not be read: .*127\.0\.0\.1/);
    expect(reason).not.toContain('tracker-secret');
  });

  it('is not asked at another host than the token is for, nor without the rule', async () => {
    const config = configOf({
      destination: 'http://localhost:1/acme/shop',
      apiUrl: 'http://localhost:1/api',
      token: 'token-of-another',
    });
    const answer = await world.admin.post('/api/v1/notification/rule', {
      uuid: rule.uuid,
      name: rule.name,
      publisherConfig: config,
    });
    expect(answer.status, answer.text).toBe(200);
    const start = world.chat.received.length;
    const before = (await told()).length;
    await read();
    expect(askedSince(start)).toEqual([]);
    await world.deleteRules();
    await read();
    expect(askedSince(start)).toEqual([]);
    expect((await told()).length).toBe(before);
    expect(await tickets()).toHaveLength(1);
  });
});

describe('issues of GitHub', () => {
  it('are followed where they moved, and say why they were closed', async () => {
    const world = await startNotificationWorld();
    try {
      const root = `${world.chat.url}/github`;
      const destination = `${root}/acme/shop`;
      const publisherConfig = JSON.stringify({ destination, apiUrl: `${root}/api/v3`, token: 'token' });
      const rule = await world.newRule('GitHub Issues', ['NEW_VULNERABILITY'], { publisherConfig });
      await world.options(rule, { minSeverity: 'CRITICAL' });
      await uploadBom(world.server, world.admin, 'Moved', '1', workshopBom);
      const [issue] = world.chat.issues;
      if (!issue) throw new Error('There is no issue');
      issue.before = { repository: issue.repository, number: issue.number };
      issue.repository = 'acme/web';
      issue.number = 7;
      issue.isOpen = false;
      issue.reason = 'NOT_PLANNED';
      const { context, db } = world.server;
      const read = async () => {
        await startDueWork(db, [recurringIssueStates(context)], context.now());
        await world.server.runJobs();
        const { rows } =
          await sql<object>`select key, url, status, category from notification_ticket`.execute(db);
        return rows;
      };
      const moved = {
        key: 'github/acme/web#7',
        url: `${root}/acme/web/issues/7`,
        status: 'Closed as not planned',
        category: 'DONE',
      };
      expect(await read()).toEqual([moved]);
      // From now on it is asked for where it is.
      issue.isOpen = true;
      delete issue.reason;
      delete issue.before;
      world.setClock(Date.now() + 2 * day);
      await runSql(db, sql`delete from task where kind = 'notification.issue-states'`);
      expect(await read()).toEqual([{ ...moved, status: 'Open', category: 'TODO' }]);
    } finally {
      await world.close();
    }
  });
});
