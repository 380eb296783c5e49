import type { NotificationRule } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadBom, workshopBom } from '../../../../test/audit-world.ts';
import { inTransaction, runSql, sql } from '../../../db/database.ts';
import { startDueWork } from '../../../jobs/schedule.ts';
import { refreshAttention } from '../../attention/attention-refresh.service.ts';
import { markExploited } from '../../flaw/flaw.service.ts';
import { nvdCve, storeTestRecords } from '../../source/source.fixtures.ts';
import { type NotificationWorld, startNotificationWorld } from '../notification.fixtures.ts';
import { recurringCoverage } from './lost-coverage.jobs.ts';

const id = 'CVE-2026-0300';
const ownGroups = ['FINDING_GONE', 'FINDING_REOPENED', 'SEVERITY_CHANGED', 'VULNERABILITY_EXPLOITED'];

describe('events of ours', () => {
  let world: NotificationWorld;
  let rule: NotificationRule;
  let day = 10;
  beforeAll(async () => {
    world = await startNotificationWorld();
    await uploadBom(world.server, world.admin, 'Watched', '1', workshopBom);
    await uploadBom(world.server, world.admin, 'Other', '1', workshopBom);
    rule = await world.newRule('Outbound Webhook', [], world.to('webhook'));
    await world.options(rule, { ownGroups, projectNames: ['Watched'] });
  });
  afterAll(() => world.close());

  /** Stores the CVE with other facts, dated a day later. @returns the messages about it */
  async function store(changes: Parameters<typeof nvdCve>[1]) {
    const start = world.chat.received.length;
    day += 1;
    await storeTestRecords(world.server.db, {
      nvd: [nvdCve(id, { ...changes, lastModified: `2026-01-${day}T10:00:00.000` })],
    });
    await world.server.runJobs();
    return world.postedSince(start);
  }
  const on = (words: string) => `${words} on Project: [Watched : 1]`;

  it('tell nothing of a vulnerability that is new', async () => {
    expect(await store({})).toEqual([]);
  });

  it('tell of another severity, with what it was', async () => {
    expect(await store({ score: 5 })).toMatchObject([
      {
        group: 'SEVERITY_CHANGED',
        title: on('Severity Changed'),
        content: `The severity of ${id} changed from CRITICAL to MEDIUM`,
        subject: { component: { name: 'anvil' }, vulnerability: { vulnId: id, severity: 'MEDIUM' } },
      },
    ]);
    expect(await store({ score: 5 })).toEqual([]);
  });

  it('tell of exploitation that becomes known, once', async () => {
    const mark = async () => {
      const start = world.chat.received.length;
      await inTransaction(world.server.db, async (trx) => {
        await runSql(
          trx,
          sql`insert into known_exploited (cve_id) values (${id}) on conflict (cve_id) do nothing`,
        );
        await markExploited(trx);
      });
      await world.server.runJobs();
      return world.postedSince(start);
    };
    expect(await mark()).toMatchObject([
      {
        group: 'VULNERABILITY_EXPLOITED',
        title: on('Exploited Vulnerability'),
        content: `${id} is known to be exploited`,
      },
    ]);
    expect(await mark()).toEqual([]);
  });

  it('tell of a finding that is gone, and of one that is back', async () => {
    expect(await store({ score: 5, end: '1.0' })).toMatchObject([
      { group: 'FINDING_GONE', title: on('Finding Gone'), content: `${id} does not affect anvil any more` },
    ]);
    expect(await store({ score: 5, end: '2.0' })).toMatchObject([
      { group: 'FINDING_REOPENED', title: on('Finding Reopened'), content: `${id} affects anvil again` },
    ]);
  });

  it('tell in one message of components that no source covers, when they come', async () => {
    await world.options(rule, { ownGroups: ['BLIND_SPOT_APPEARED'], projectNames: ['Watched', 'Blind'] });
    const start = world.chat.received.length;
    await uploadBom(world.server, world.admin, 'Blind', '1', workshopBom);
    const [posted, ...others] = world.postedSince(start);
    expect(others).toEqual([]);
    expect(posted).toMatchObject({
      group: 'BLIND_SPOT_APPEARED',
      title: 'Blind Spot Appeared on Project: [Blind : 1]',
      content: expect.stringMatching(/ covered by no source: .*mystery/),
    });
    const again = world.chat.received.length;
    await uploadBom(world.server, world.admin, 'Blind', '1', workshopBom);
    expect(world.postedSince(again)).toEqual([]);
    await world.options(rule, { ownGroups, projectNames: ['Watched'] });
  });

  it('tell of findings that go with their component, unless another version still has them', async () => {
    const upload = async (components: object[]) => {
      const start = world.chat.received.length;
      await uploadBom(world.server, world.admin, 'Watched', '1', {
        ...workshopBom,
        components,
        dependencies: [],
      });
      return world.postedSince(start);
    };
    const [anvil, ...others] = workshopBom.components;
    const newer = (version: string) => ({
      ...anvil,
      version,
      cpe: `cpe:2.3:a:acme:anvil:${version}:*:*:*:*:*:*:*`,
    });
    const { server } = world;
    expect(await upload([newer('1.6'), ...others])).toEqual([]);
    const gone = await upload(others);
    expect(gone.map(({ content }) => content)).toContain(`${id} does not affect anvil any more`);
    for (const one of gone)
      expect(one).toMatchObject({
        group: 'FINDING_GONE',
        title: on('Finding Gone'),
        subject: { component: { name: 'anvil', version: '1.6' }, affectedProjects: [{ name: 'Watched' }] },
      });
    expect(new Set(gone.map(({ content }) => content)).size).toBe(gone.length);
    // One that was suppressed was gone before.
    const { uuid, components } = await uploadBom(server, world.admin, 'Watched', '1', workshopBom);
    const { body } = await world.admin.get<{ matrix: string }[]>(`/api/v1/finding/project/${uuid}`);
    const ofAnvil = body.filter(({ matrix }) => matrix.includes(components.anvil ?? '-'));
    for (const { matrix } of ofAnvil) {
      const [project, component, vulnerability] = matrix.split(':');
      await world.admin.put('/api/v1/analysis', {
        ...{ project, component, vulnerability },
        isSuppressed: true,
      });
    }
    await server.runJobs();
    expect(await upload(others)).toEqual([]);
    await uploadBom(server, world.admin, 'Watched', '1', workshopBom);
  });

  it('tell of what goes with a direct dependency, and not of the others, where a rule filters by that', async () => {
    const onlyDirect = async (directOnly: boolean) =>
      world.options(rule, { ownGroups, projectNames: ['Watched'], directOnly });
    const without = async (bomRefs: readonly string[]) => {
      const start = world.chat.received.length;
      await uploadBom(world.server, world.admin, 'Watched', '1', {
        ...workshopBom,
        components: workshopBom.components.filter((one) => !bomRefs.includes(one['bom-ref'])),
        dependencies: [],
      });
      const told = world
        .postedSince(start)
        .map(({ subject }) => (subject.component as { name: string }).name);
      await uploadBom(world.server, world.admin, 'Watched', '1', workshopBom);
      return [...new Set(told)].sort();
    };
    await onlyDirect(true);
    // anvil and hammer are named by the project, nail by hammer.
    expect(await without(['hammer', 'nail'])).toEqual(['hammer']);
    await onlyDirect(false);
    expect(await without(['hammer', 'nail'])).toEqual(['hammer', 'nail']);
  });

  it('tell of components that a source covered which is switched off', async () => {
    const { server } = world;
    await world.options(rule, { ownGroups: ['BLIND_SPOT_APPEARED'], projectNames: ['Watched'] });
    const look = async () => {
      const start = world.chat.received.length;
      await runSql(server.db, sql`delete from task where kind = 'notification.coverage'`);
      await startDueWork(server.db, [recurringCoverage()], new Date());
      await server.runJobs();
      return world.postedSince(start);
    };
    await refreshAttention(server.db, new Date(), AbortSignal.timeout(60_000));
    // The first look only notes what there is.
    expect(await look()).toEqual([]);
    await world.setting('vuln-source', 'nvd.enabled', 'false');
    try {
      const [posted, ...others] = await look();
      expect(others).toEqual([]);
      expect(posted).toMatchObject({
        group: 'BLIND_SPOT_APPEARED',
        title: 'Blind Spot Appeared on Project: [Watched : 1]',
        content: expect.stringMatching(/ covered by no source: .*anvil/),
      });
      expect(posted?.content).not.toContain('mystery');
      expect(await look()).toEqual([]);
    } finally {
      await world.setting('vuln-source', 'nvd.enabled', 'true');
    }
    // A component that is covered again is not a blind spot.
    expect(await look()).toEqual([]);
    await world.options(rule, { ownGroups, projectNames: ['Watched'] });
  });

  it('are no groups of the contract, whose rule goes on without them', async () => {
    const { body } = await world.admin.get<NotificationRule[]>('/api/v1/notification/rule');
    expect(body).toMatchObject([{ uuid: rule.uuid, notifyOn: [] }]);
    await world.admin.post('/api/v1/notification/rule', { uuid: rule.uuid, name: 'Renamed' });
    const path = `/api/waybill/v1/notification/rules/${rule.uuid}/options`;
    expect((await world.admin.get(path)).body).toMatchObject({ ownGroups });
    const groups = (await world.deliveries()).map(({ group }) => group);
    expect([...new Set(groups)].sort()).toEqual(['BLIND_SPOT_APPEARED', ...ownGroups].sort());
    const system = await world.newRule('Outbound Webhook', [], { ...world.to('webhook'), scope: 'SYSTEM' });
    const refused = await world.admin.put(`/api/waybill/v1/notification/rules/${system.uuid}/options`, {
      ownGroups,
    });
    expect(refused.status).toBe(400);
  });
});
