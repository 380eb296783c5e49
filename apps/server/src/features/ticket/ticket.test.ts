import type {
  AuditFinding,
  AuditViolation,
  FindingDetails,
  Ticket,
  ViolationDetails,
} from '@waybill/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flaws, type UploadedProject, uploadBom, workshopBom } from '../../../test/audit-world.ts';
import { inTransaction, runSql, sql } from '../../db/database.ts';
import { startDueWork } from '../../jobs/schedule.ts';
import { type NotificationWorld, startNotificationWorld } from '../notification/notification.fixtures.ts';
import { ticketFeature } from './ticket.feature.ts';
import { deleteOrphanedTickets } from './ticket.queries.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const silenceMs = 400;

describe('tickets', () => {
  let world: NotificationWorld;
  let project: UploadedProject;
  let clock: number;

  beforeAll(async () => {
    world = await startNotificationWorld({ silenceMs });
    await world.setting('integrations', 'jira.url', `${world.chat.url}/jira/`);
    await world.setting('integrations', 'jira.username', 'bot');
    await world.setting('integrations', 'jira.password', 'jira-secret');
    const publisherConfig = JSON.stringify({ destination: 'OPS', jiraTicketType: 'Task' });
    const rule = await world.newRule('Jira', ['NEW_VULNERABILITY', 'POLICY_VIOLATION'], { publisherConfig });
    await world.options(rule, { minSeverity: 'CRITICAL' });
    project = await uploadBom(world.server, world.admin, 'Tickets', '1', workshopBom);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    clock = Date.now() + 20 * minute;
    world.setClock(clock);
    world.chat.jira.isCloud = false;
    const { db } = world.server;
    await inTransaction(db, async (trx) => {
      await runSql(trx, sql`delete from outgoing_lane`);
      await runSql(
        trx,
        sql`update notification_ticket set status = null, category = null, checked_at = null, changed_at = null`,
      );
    });
    for (const issue of world.chat.jira.issues) issue.status = { name: 'To Do', category: 'new' };
  });

  /** Starts the reading where it is due, and works. */
  async function read(): Promise<void> {
    const { context } = world.server;
    await runSql(world.server.db, sql`delete from task where kind = 'ticket.read-states'`);
    await startDueWork(world.server.db, ticketFeature.recurring?.(context) ?? [], context.now());
    await world.server.runJobs();
  }

  async function details(of = project): Promise<FindingDetails> {
    const path = `/api/waybill/v1/project/${of.uuid}/findings`;
    const { body } = await world.admin.get<AuditFinding[]>(`${path}?searchText=${flaws.critical}`);
    const [finding] = body;
    const { status, body: one } = await world.admin.get<FindingDetails>(
      `${path}/${finding?.component.uuid}/${finding?.vulnerability.uuid}`,
    );
    expect(status).toBe(200);
    return one;
  }
  const tickets = async (): Promise<Ticket[]> => (await details()).tickets;
  const searches = (start: number) =>
    world.chat.received.slice(start).filter(({ path }) => path.startsWith('/jira/rest/api/2/search'));
  const told = async () =>
    (
      await sql<{ content: string }>`select subject ->> 'content' as content from outbox
        where event_group = 'INTEGRATION' order by event_id`.execute(world.server.db)
    ).rows.map(({ content }) => content);

  it('are remembered at the finding that they were made of, and at no other', async () => {
    expect(world.chat.jira.issues).toHaveLength(1);
    expect(await tickets()).toEqual([
      {
        system: 'JIRA',
        key: 'OPS-1',
        url: `${world.chat.url}/jira/browse/OPS-1`,
        created: expect.any(Number),
      },
    ]);
    const path = `/api/waybill/v1/project/${project.uuid}/findings`;
    const { body } = await world.admin.get<AuditFinding[]>(`${path}?searchText=${flaws.medium}`);
    const other = await world.admin.get<FindingDetails>(
      `${path}/${body[0]?.component.uuid}/${body[0]?.vulnerability.uuid}`,
    );
    expect(other.body.tickets).toEqual([]);
  });

  it('show the state that Jira says, and one that is done closes nothing', async () => {
    const [issue] = world.chat.jira.issues;
    if (!issue) throw new Error('There is no issue');
    issue.status = { name: 'In Arbeit', category: 'indeterminate' };
    const start = world.chat.received.length;
    await read();
    expect(await tickets()).toMatchObject([{ status: 'In Arbeit', category: 'IN_PROGRESS', checked: clock }]);
    const [asked, ...others] = searches(start);
    expect(others).toEqual([]);
    const basic = Buffer.from('bot:jira-secret').toString('base64');
    expect(asked).toMatchObject({ status: 200, headers: { authorization: `Basic ${basic}` } });
    // Not before the next time.
    await read();
    expect(searches(start)).toHaveLength(1);
    issue.status = { name: 'Done', category: 'done' };
    world.setClock(clock + 16 * minute);
    await read();
    const finding = await details();
    expect(finding.tickets).toMatchObject([{ status: 'Done', category: 'DONE' }]);
    expect(finding.analysis).toMatchObject({ state: 'NOT_SET', isSuppressed: false });
    // A closed issue is queried once a day.
    world.setClock(clock + 40 * minute);
    await read();
    expect(searches(start)).toHaveLength(2);
    world.setClock(clock + 2 * day);
    await read();
    expect(searches(start)).toHaveLength(3);
    world.setClock(clock + 200 * day);
    await read();
    expect(searches(start)).toHaveLength(3);
  });

  it('follow an issue that moved, and say when it is gone', async () => {
    const [issue] = world.chat.jira.issues;
    if (!issue) throw new Error('There is no issue');
    issue.key = 'WEB-9';
    await read();
    expect(await tickets()).toMatchObject([{ key: 'WEB-9', url: `${world.chat.url}/jira/browse/WEB-9` }]);
    issue.key = 'OPS-1';
    world.chat.jira.issues.splice(0, 1);
    try {
      world.setClock(clock + 16 * minute);
      await read();
      expect(await tickets()).toMatchObject([{ category: 'GONE' }]);
    } finally {
      world.chat.jira.issues.unshift(issue);
    }
  });

  it('are many in one search, by the search of Cloud too, where one that is gone spoils it for the others', async () => {
    await uploadBom(world.server, world.admin, 'Tickets', '2', workshopBom);
    await uploadBom(world.server, world.admin, 'Tickets', '3', workshopBom);
    await uploadBom(world.server, world.admin, 'Tickets', '4', workshopBom);
    expect(world.chat.jira.issues).toHaveLength(4);
    const start = world.chat.received.length;
    await read();
    expect(searches(start).map(({ status }) => status)).toEqual([200]);
    world.chat.jira.isCloud = true;
    const [gone] = world.chat.jira.issues.splice(1, 1);
    world.setClock(clock + 16 * minute);
    await read();
    if (gone) world.chat.jira.issues.splice(1, 0, gone);
    // The older search is gone; the newer one refuses, then it has two pages.
    expect(searches(start).map(({ status }) => status)).toEqual([200, 410, 400, 200, 200]);
    const { rows } = await sql<{ category: string; count: number }>`select category, count(*)::int as count
      from notification_ticket group by category order by category`.execute(world.server.db);
    expect(rows).toEqual([
      { category: 'GONE', count: 1 },
      { category: 'TODO', count: 3 },
    ]);
  });

  it.each([
    ['does not know us', { status: 401 }],
    ['lets us see nothing', { status: 403 }],
    ['is asked too often', { status: 429, headers: { 'retry-after': '600' } }],
    ['refuses the search', { status: 400, body: '{"errorMessages":["Field id does not exist"]}' }],
    ['is in trouble', { status: 503 }],
    ['is cut off', 'cut'],
    ['is slow', { silentMs: 3 * silenceMs }],
    ['is a page to sign in', { status: 200, body: '<html>' }],
  ] as const)('stay as they are, and it is told, when Jira %s', async (_what, fault) => {
    const before = (await told()).length;
    world.chat.plan('jira', fault);
    await read();
    expect(await tickets()).toMatchObject([{ key: 'OPS-1' }]);
    expect((await tickets())[0]).not.toHaveProperty('category');
    const [reason, ...others] = (await told()).slice(before);
    expect(others).toEqual([]);
    expect(reason).toContain('could not be read from Jira');
    expect(reason).not.toContain('jira-secret');
  });

  it('are shown at violations', async () => {
    const { admin } = world;
    world.setClock(undefined);
    const { body: policy } = await admin.put<{ uuid: string }>('/api/v1/policy', {
      name: 'No nails',
      operator: 'ANY',
      violationState: 'FAIL',
    });
    const condition = {
      subject: 'COORDINATES',
      operator: 'MATCHES',
      value: '{"name":"nail","version":"*"}',
    };
    await admin.post(`/api/v1/policy/${policy.uuid}/project/${project.uuid}`, {});
    const added = await admin.put(`/api/v1/policy/${policy.uuid}/condition`, condition);
    expect(added.status, added.text).toBe(201);
    await world.server.runJobs();
    const { body } = await admin.get<AuditViolation[]>(`/api/waybill/v1/project/${project.uuid}/violations`);
    const [violation] = body;
    expect(violation, JSON.stringify(body)).toBeDefined();
    const one = await admin.get<ViolationDetails>(
      `/api/waybill/v1/violations/${violation?.component.uuid}/${violation?.uuid}`,
    );
    expect(one.body.tickets).toMatchObject([{ system: 'JIRA', key: expect.stringMatching(/^OPS-\d+$/) }]);
  });

  it('go with the last project that they are about', async () => {
    const gone = await uploadBom(world.server, world.admin, 'Gone', '1', workshopBom);
    const count = async () => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from notification_ticket`.execute(
        world.server.db,
      );
      return rows[0]?.n ?? 0;
    };
    const before = await count();
    expect((await world.admin.delete(`/api/v1/project/${gone.uuid}`)).status).toBe(204);
    await world.server.runJobs();
    const walk = await inTransaction(world.server.db, (trx) => deleteOrphanedTickets(trx, 0, 1_000));
    expect(walk).toMatchObject({ deleted: 1, next: expect.any(Number) });
    expect(await count()).toBe(before - 1);
  });
});
