import type { NotificationRule } from '@waybill/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flaws, uploadBom, workshopBom } from '../../../../test/audit-world.ts';
import { inTransaction } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/task.ts';
import { type NotificationWorld, type Posted, startNotificationWorld } from '../notification.fixtures.ts';

const findings = ['NEW_VULNERABILITY', 'NEW_VULNERABLE_DEPENDENCY'];

describe('filters of a notification rule', () => {
  let world: NotificationWorld;
  let version = 0;
  beforeAll(async () => {
    world = await startNotificationWorld();
  });
  afterAll(() => world.close());
  beforeEach(() => world.deleteRules());

  const vulnIds = (posted: readonly Posted[]) =>
    posted
      .flatMap(
        ({ subject }) => (subject as { vulnerability?: { vulnId: string } }).vulnerability?.vulnId ?? [],
      )
      .sort();

  /** The messages of a rule with options about a project with a new version of the same components. */
  async function toldOf(options: object, name = 'Filtered', notifyOn = findings) {
    const rule = await world.newRule('Outbound Webhook', notifyOn, world.to('webhook'));
    await world.options(rule, options);
    const start = world.chat.received.length;
    version += 1;
    await uploadBom(world.server, world.admin, name, String(version), workshopBom);
    return { rule, posted: world.postedSince(start) };
  }

  it('let through only what is severe enough, with the component that has it', async () => {
    const { posted } = await toldOf({ minSeverity: 'CRITICAL' });
    expect(vulnIds(posted)).toEqual([flaws.critical]);
    expect(posted.filter(({ group }) => group === 'NEW_VULNERABLE_DEPENDENCY')).toMatchObject([
      { subject: { component: { name: 'anvil' } } },
    ]);
  });

  it('let through only components that the project itself depends on', async () => {
    const { posted } = await toldOf({ directOnly: true });
    const names = posted.map(({ subject }) => (subject as { component: { name: string } }).component.name);
    expect([...new Set(names)].sort()).toEqual(['anvil', 'hammer']);
  });

  it('let through nothing that is not known to be exploited, or not likely to be', async () => {
    expect((await toldOf({ exploitedOnly: true })).posted).toEqual([]);
    await world.deleteRules();
    expect((await toldOf({ minEpss: 0.9 })).posted).toEqual([]);
    await world.deleteRules();
    // A BOM has no severity.
    const { posted } = await toldOf({ exploitedOnly: true, minEpss: 1 }, 'Filtered', ['BOM_PROCESSED']);
    expect(posted.map(({ group }) => group)).toEqual(['BOM_PROCESSED']);
  });

  it('let through only the latest version', async () => {
    expect((await toldOf({ latestOnly: true })).posted).toEqual([]);
  });

  it('limit a rule to projects of a name, in every version, and to no others', async () => {
    const { posted } = await toldOf({ projectNames: ['Ship_%\\*'] }, 'ship_%\\yard');
    expect(vulnIds(posted)).toHaveLength(5);
    const start = world.chat.received.length;
    await uploadBom(world.server, world.admin, 'ShipX%\\yard', '1', workshopBom);
    await uploadBom(world.server, world.admin, 'Other', '1', workshopBom);
    expect(world.postedSince(start)).toEqual([]);
    await uploadBom(world.server, world.admin, 'SHIP_%\\', '2', workshopBom);
    expect(world.postedSince(start).length).toBeGreaterThan(0);
  });

  it('let through what an expression is true of', async () => {
    const expression = 'vulnerability.id == "CVE-2026-0002" || component.name.matches("^nai")';
    const { posted } = await toldOf({ expression }, 'Filtered', ['NEW_VULNERABILITY']);
    expect(vulnIds(posted)).toEqual([flaws.medium, flaws.unassigned].sort());
  });

  it('let everything through that an expression fails for, and say why', async () => {
    const { rule, posted } = await toldOf(
      { expression: '1 / (vulnerability.id.size() - 13) == 1' },
      'Filtered',
      ['NEW_VULNERABILITY'],
    );
    expect(vulnIds(posted)).toContain(flaws.critical);
    const path = `/api/waybill/v1/notification/rules/${rule.uuid}/options`;
    expect((await world.admin.get(path)).body).toMatchObject({
      expressionError: expect.stringContaining('zero'),
    });
  });

  it('are those of summaries, too', async () => {
    const rule = await world.newRule('Outbound Webhook', ['BOM_PROCESSED'], { enabled: false });
    const { body: scheduled } = await world.admin.put<NotificationRule>(
      '/api/v1/notification/rule/scheduled',
      {
        name: 'Hourly',
        scope: 'PORTFOLIO',
        notificationLevel: 'INFORMATIONAL',
        publisher: { uuid: rule.publisher.uuid },
      },
    );
    await world.options(scheduled, {
      projectNames: ['Summary *'],
      minSeverity: 'MEDIUM',
      directOnly: true,
      expression: 'vulnerability.id != "CVE-2026-0002"',
    });
    await world.admin.post('/api/v1/notification/rule', {
      uuid: scheduled.uuid,
      name: 'Hourly',
      enabled: true,
      notifyOn: ['NEW_VULNERABILITIES_SUMMARY'],
      ...world.to('webhook'),
    });
    await uploadBom(world.server, world.admin, 'Summary of one', '1', workshopBom);
    await uploadBom(world.server, world.admin, 'No summary', '1', workshopBom);
    const start = world.chat.received.length;
    world.setClock(Date.now() + 2 * 3_600_000);
    await inTransaction(world.server.db, (trx) => enqueue(trx, { kind: 'notification.summary', input: {} }));
    await world.server.runJobs();
    world.setClock(undefined);
    const posted = world.postedSince(start);
    expect(posted.map(({ group }) => group)).toEqual(['NEW_VULNERABILITIES_SUMMARY']);
    const text = JSON.stringify(posted);
    for (const id of [flaws.critical, flaws.high]) expect(text).toContain(id);
    for (const id of [flaws.medium, flaws.unassigned, 'No summary']) expect(text).not.toContain(id);
  });

  it('are refused with their place', async () => {
    const rule = await world.newRule('Outbound Webhook', findings);
    const path = `/api/waybill/v1/notification/rules/${rule.uuid}/options`;
    const answer = await world.admin.put(path, {
      expression: 'true &&\n vulnerability.severty == "HIGH"',
      minEpss: 2,
      projectNames: [' '],
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      violations: [
        { path: 'projectNames[0]' },
        { path: 'minEpss' },
        { path: 'expression', message: expect.stringContaining('line 2, column 16') },
      ],
    });
    expect((await world.admin.put(path, { minSeverity: 'BAD' })).status).toBe(400);
    const unknown = `/api/waybill/v1/notification/rules/${crypto.randomUUID()}/options`;
    expect((await world.admin.put(unknown, {})).status).toBe(404);
    expect((await world.admin.get(unknown)).status).toBe(404);
    const viewer = await world.server.asKey('VIEW_PORTFOLIO');
    expect((await viewer.put(path, {})).status).toBe(403);
  });

  it('name the policies that are chosen, but for those that are gone', async () => {
    const newPolicy = async (name: string) => {
      const body = { name, operator: 'ANY', violationState: 'FAIL' };
      return (await world.admin.put<{ uuid: string }>('/api/v1/policy', body)).body.uuid;
    };
    const [kept, gone] = [await newPolicy('Kept'), await newPolicy('Gone')];
    const rule = await world.newRule('Outbound Webhook', ['POLICY_VIOLATION']);
    const policies = [kept, gone];
    const set = await world.options(rule, { policies });
    expect(set.policyNames).toEqual([
      { uuid: gone, name: 'Gone' },
      { uuid: kept, name: 'Kept' },
    ]);
    await world.admin.delete(`/api/v1/policy/${gone}`);
    const { body } = await world.admin.get(`/api/waybill/v1/notification/rules/${rule.uuid}/options`);
    expect(body).toMatchObject({ policies, policyNames: [{ uuid: kept, name: 'Kept' }] });
  });

  it('have the time zone of a schedule, which moves its next run', async () => {
    const rule = await world.newRule('Outbound Webhook', findings);
    const path = (uuid: string) => `/api/waybill/v1/notification/rules/${uuid}/options`;
    expect((await world.admin.put(path(rule.uuid), { scheduleZone: 'Asia/Tokyo' })).status).toBe(400);
    const { body: scheduled } = await world.admin.put<NotificationRule>(
      '/api/v1/notification/rule/scheduled',
      {
        name: 'Daily',
        scope: 'PORTFOLIO',
        notificationLevel: 'INFORMATIONAL',
        publisher: { uuid: rule.publisher.uuid },
      },
    );
    const setCron = async (scheduleCron: string) => {
      const body = { uuid: scheduled.uuid, name: 'Daily', scheduleCron };
      const answer = await world.admin.post<NotificationRule>('/api/v1/notification/rule', body);
      return new Date(answer.body.scheduleNextTriggerAt ?? 0).toISOString().slice(11, 16);
    };
    const nextTime = async () => {
      const { body } = await world.admin.get<NotificationRule[]>(
        '/api/v1/notification/rule?searchText=Daily',
      );
      return new Date(body[0]?.scheduleNextTriggerAt ?? 0).toISOString().slice(11, 16);
    };
    expect(await setCron('30 8 * * *')).toBe('08:30');
    expect(await world.options(scheduled, { scheduleZone: 'Asia/Tokyo' })).toMatchObject({
      scheduleZone: 'Asia/Tokyo',
    });
    expect(await nextTime()).toBe('23:30');
    expect(await setCron('45 8 * * *')).toBe('23:45');
    expect(await world.options(scheduled, {})).not.toHaveProperty('scheduleZone');
    expect(await nextTime()).toBe('08:45');
    const refused = await world.admin.put(path(scheduled.uuid), { scheduleZone: 'Europe/Atlantis' });
    expect(refused.body).toMatchObject({ violations: [{ path: 'scheduleZone' }] });
  });

  it('stay when the rule is changed over the contract', async () => {
    const rule = await world.newRule('Outbound Webhook', findings);
    const set = await world.options(rule, { minSeverity: 'HIGH', latestOnly: true, projectNames: ['a*'] });
    expect(set).toEqual({
      projectNames: ['a*'],
      minSeverity: 'HIGH',
      exploitedOnly: false,
      directOnly: false,
      latestOnly: true,
      policies: [],
      policyNames: [],
      isSigned: false,
      ownGroups: [],
    });
    const changed = await world.admin.post<NotificationRule>('/api/v1/notification/rule', {
      ...rule,
      name: 'Other name',
    });
    expect(changed.status, changed.text).toBe(200);
    expect(Object.keys(changed.body)).toEqual(Object.keys(rule));
    const path = `/api/waybill/v1/notification/rules/${rule.uuid}/options`;
    expect((await world.admin.get(path)).body).toEqual(set);
  });
});
