import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flaws, uploadBom, workshopBom } from '../../../../test/audit-world.ts';
import { type NotificationWorld, startNotificationWorld } from '../notification.fixtures.ts';

const findings = ['NEW_VULNERABILITY', 'NEW_VULNERABLE_DEPENDENCY'];
const minute = 60_000;

describe('a rule that holds its messages', () => {
  let world: NotificationWorld;
  let start: number;
  beforeAll(async () => {
    world = await startNotificationWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.setClock(undefined);
    await world.deleteRules();
    start = world.chat.received.length;
  });

  const upload = (name: string) =>
    uploadBom(world.server, world.admin, name, crypto.randomUUID(), workshopBom);
  const newRule = async (options: object, notifyOn: readonly string[] = findings) => {
    const rule = await world.newRule('Outbound Webhook', notifyOn, world.to('webhook'));
    await world.options(rule, options);
    return rule;
  };
  const groups = () => world.postedSince(start).map(({ group }) => group);

  it('tells of the new findings of a BOM in one message, in the place where they came', async () => {
    await newRule({ groupMinutes: 5 }, ['BOM_CONSUMED', 'BOM_PROCESSED', ...findings]);
    const project = await upload('Grouped');
    expect(groups()).toEqual([]);
    expect((await world.deliveries('state=WAITING')).length).toBe(10);
    world.setClock(Date.now() + 5 * minute);
    await world.wake();
    const posted = world.postedSince(start);
    expect(posted.map(({ group }) => group)).toEqual([
      'BOM_CONSUMED',
      'BOM_PROCESSED',
      'NEW_VULNERABILITIES_SUMMARY',
    ]);
    expect(posted[2]).toMatchObject({
      title: 'New Vulnerabilities Summary',
      content: expect.stringMatching(/^Identified 5 new vulnerabilities across 1 project since /),
      subject: {
        overview: { affectedProjectsCount: 1, affectedComponentsCount: 3, newVulnerabilitiesCount: 5 },
        details: {
          findingsByProject: [
            {
              project: { uuid: project.uuid },
              findings: expect.arrayContaining([
                expect.objectContaining({ analyzer: 'INTERNAL_ANALYZER', suppressed: false }),
              ]),
            },
          ],
        },
      },
    });
    const states = Map.groupBy(await world.deliveries(), ({ state }) => state);
    expect([...states].map(([state, list]) => [state, list.length]).sort()).toEqual([
      ['GROUPED', 7],
      ['SENT', 3],
    ]);
    // Later events form a separate message.
    await upload('Grouped');
    world.setClock(Date.now() + 20 * minute);
    await world.wake();
    expect(groups().slice(3)).toEqual(['BOM_CONSUMED', 'BOM_PROCESSED', 'NEW_VULNERABILITIES_SUMMARY']);
  });

  it('lets nothing into a summary that its filter would not let through', async () => {
    await newRule({ groupMinutes: 1, minSeverity: 'HIGH' });
    await upload('Severe');
    world.setClock(Date.now() + minute);
    await world.wake();
    const [posted, ...others] = world.postedSince(start);
    expect(others).toEqual([]);
    expect(posted?.subject).toMatchObject({
      overview: { newVulnerabilitiesCountBySeverity: { CRITICAL: 1, HIGH: expect.any(Number) } },
    });
    for (const id of [flaws.critical, flaws.high]) expect(JSON.stringify(posted)).toContain(id);
    for (const id of [flaws.medium, flaws.unassigned]) expect(JSON.stringify(posted)).not.toContain(id);
  });

  it('tells of a message that came alone as it is', async () => {
    await newRule({ groupMinutes: 1, minSeverity: 'CRITICAL' }, ['NEW_VULNERABILITY']);
    await upload('Alone');
    world.setClock(Date.now() + minute);
    await world.wake();
    expect(groups()).toEqual(['NEW_VULNERABILITY']);
  });

  it('repeats a message as it was, whatever came meanwhile', async () => {
    await newRule({ groupMinutes: 1 }, ['NEW_VULNERABILITY']);
    await upload('Repeated');
    world.chat.plan('webhook', { status: 503 });
    world.setClock(Date.now() + minute);
    await world.wake();
    await upload('Meanwhile');
    world.setClock(Date.now() + 3 * minute);
    await world.wake();
    const [failed, repeated, next] = world.chat.received.slice(start);
    expect(failed?.status).toBe(503);
    expect(repeated?.body).toBe(failed?.body);
    expect(repeated?.headers['idempotency-key']).toBe(failed?.headers['idempotency-key']);
    expect(next?.body).toContain('Meanwhile');
    expect(next?.headers['idempotency-key']).not.toBe(failed?.headers['idempotency-key']);
  });

  it('is silent in quiet hours, and then tells of all projects in one message', async () => {
    const today = new Date();
    // The whole of today and tomorrow by UTC.
    const days = [0, 1].map((more) => ((today.getUTCDay() + more + 6) % 7) + 1);
    await newRule({ quietHours: { zone: 'UTC', from: '00:00', until: '00:00', days } }, [
      'NEW_VULNERABILITY',
    ]);
    await upload('Night one');
    await upload('Night two');
    world.setClock(Date.now() + 10 * minute);
    await world.wake();
    expect(groups()).toEqual([]);
    world.setClock(Date.now() + 3 * 24 * 60 * minute);
    // The first try after three days is not the last one.
    world.chat.plan('webhook', { status: 503 });
    await world.wake();
    expect(await world.deliveries('state=WAITING')).toMatchObject([{ attempts: 1 }]);
    world.setClock(Date.now() + 3 * 24 * 60 * minute + minute);
    await world.wake();
    const [, posted] = world.postedSince(start);
    expect(posted?.group).toBe('NEW_VULNERABILITIES_SUMMARY');
    expect(posted?.subject).toMatchObject({ overview: { affectedProjectsCount: 2 } });
  });

  it('sends a test at once', async () => {
    const days = [1, 2, 3, 4, 5, 6, 7];
    const rule = await newRule(
      { groupMinutes: 1440, quietHours: { zone: 'UTC', from: '00:00', until: '00:00', days } },
      ['NEW_VULNERABILITY'],
    );
    await upload('Held');
    expect((await world.admin.post(`/api/v1/notification/publisher/test/${rule.uuid}`, {})).status).toBe(200);
    await world.server.runJobs();
    expect(groups()).toEqual(['NEW_VULNERABILITY']);
  });

  it('sends no faster than its destination takes', async () => {
    await newRule({ maxPerMinute: 120 }, ['NEW_VULNERABILITY']);
    await upload('Slowly');
    const times = world.chat.received.slice(start).map(({ at }) => at);
    expect(times).toHaveLength(5);
    // Half a second apart. The sum is checked because a late one is closer to the one after it.
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1_500);
  });

  it('refuses what is no time, and holds nothing of a rule that runs by the clock', async () => {
    const rule = await world.newRule('Outbound Webhook', findings);
    const path = (uuid: string) => `/api/waybill/v1/notification/rules/${uuid}/options`;
    const answer = await world.admin.put(path(rule.uuid), {
      groupMinutes: 0,
      maxPerMinute: 100_000,
      quietHours: { zone: 'Mars/Base', from: '24:00', until: '7', days: [8] },
    });
    expect(answer.status).toBe(400);
    expect((answer.body as { violations: { path: string }[] }).violations.map((one) => one.path)).toEqual([
      'groupMinutes',
      'quietHours.zone',
      'quietHours.from',
      'quietHours.until',
      'quietHours.days',
      'maxPerMinute',
    ]);
    const scheduled = await world.admin.put<{ uuid: string }>('/api/v1/notification/rule/scheduled', {
      name: 'Hourly',
      scope: 'PORTFOLIO',
      notificationLevel: 'INFORMATIONAL',
      publisher: rule.publisher,
    });
    expect(scheduled.status, scheduled.text).toBe(201);
    expect((await world.admin.put(path(scheduled.body.uuid), { groupMinutes: 5 })).status).toBe(400);
  });
});
