import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setAccessControl, uploadBom, workshopBom } from '../../../../test/audit-world.ts';
import { inTransaction, runSql, sql } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/task.ts';
import { nvdCve, storeTestRecords } from '../../source/source.fixtures.ts';
import { type NotificationWorld, startNotificationWorld } from '../notification.fixtures.ts';

/** Unique names, so a message that contains one reveals the project. */
const projects = Array.from({ length: 4 }, (_, n) => `Zebra${n}Secret`);
const recipients = 12;
/** Each sees another set of the four: none, one, and more of them. */
const mayKnow = (recipient: number, project: number) => (recipient & (1 << project)) !== 0;

const groups = [
  'NEW_VULNERABILITY',
  'NEW_VULNERABLE_DEPENDENCY',
  'PROJECT_AUDIT_CHANGE',
  'BOM_CONSUMED',
  'BOM_PROCESSED',
  'BOM_PROCESSING_FAILED',
  'BOM_VALIDATION_FAILED',
  'VEX_CONSUMED',
  'VEX_PROCESSED',
  'POLICY_VIOLATION',
  'PROJECT_CREATED',
];

describe('messages to members of teams', () => {
  let world: NotificationWorld;
  const uuids: string[] = [];
  beforeAll(async () => {
    world = await startNotificationWorld();
  });
  afterAll(() => world.close());

  async function addMembers(): Promise<string[]> {
    const teams: string[] = [];
    for (let n = 0; n < recipients; n++) {
      const { body: team } = await world.admin.put<{ uuid: string }>('/api/v1/team', { name: `Team ${n}` });
      await world.admin.put('/api/v1/user/ldap', { username: `reader${n}` });
      await world.admin.post(`/api/v1/user/reader${n}/membership`, { uuid: team.uuid });
      teams.push(team.uuid);
    }
    await inTransaction(world.server.db, (trx) =>
      runSql(trx, sql`update app_user set email = username || '@example.org' where username like 'reader%'`),
    );
    return teams;
  }

  async function addMailRules(teams: readonly string[]): Promise<void> {
    const withTeams = async (uuid: string) => {
      for (const team of teams) await world.admin.post(`/api/v1/notification/rule/${uuid}/team/${team}`, {});
    };
    // One message for each event, what came at once in one message, and what runs by the clock.
    const single = await world.newRule('Email', groups);
    await withTeams(single.uuid);
    const grouped = await world.newRule('Email', groups);
    await world.options(grouped, {
      groupMinutes: 1,
      mailSubject: '{{ notification.title }} {{ severity }} {{ project }}',
    });
    await withTeams(grouped.uuid);
    const { body: scheduled } = await world.admin.put<{ uuid: string }>(
      '/api/v1/notification/rule/scheduled',
      {
        name: 'Hourly',
        scope: 'PORTFOLIO',
        notificationLevel: 'INFORMATIONAL',
        publisher: { uuid: single.publisher.uuid },
      },
    );
    await world.admin.post('/api/v1/notification/rule', {
      uuid: scheduled.uuid,
      name: 'Hourly',
      enabled: true,
      notifyOn: ['NEW_VULNERABILITIES_SUMMARY', 'NEW_POLICY_VIOLATIONS_SUMMARY'],
    });
    for (const uuid of uuids)
      await world.admin.post(`/api/v1/notification/rule/${scheduled.uuid}/project/${uuid}`, {});
    await withTeams(scheduled.uuid);
    const open = await world.admin.post(`/api/waybill/v1/notification/rules/${single.uuid}/open`, {});
    expect(open.status, open.text).toBe(204);
  }

  it('tell nothing of projects that their readers do not see, neither by rows nor by names nor by counts', async () => {
    const { admin, server } = world;
    const teams = await addMembers();
    for (const [place, name] of projects.entries()) {
      const tags = [{ name: `place-${place}` }];
      const { body } = await admin.put<{ uuid: string }>('/api/v1/project', { name, version: '1', tags });
      uuids.push(body.uuid);
    }
    await setAccessControl(server, true);
    for (const [recipient, team] of teams.entries())
      for (const [place, project] of uuids.entries())
        if (mayKnow(recipient, place)) {
          // By hand or by a tag makes no difference.
          if (place % 2 === 0) await admin.put('/api/v1/acl/mapping', { team, project });
          else await admin.put(`/api/waybill/v1/acl/team/${team}/tag/place-${place}`);
        }
    const policy = await admin.put<{ uuid: string }>('/api/v1/policy', {
      name: 'No anvils',
      operator: 'ANY',
      violationState: 'FAIL',
    });
    await admin.put(`/api/v1/policy/${policy.body.uuid}/condition`, {
      subject: 'PACKAGE_URL',
      operator: 'MATCHES',
      value: 'pkg:golang/.*',
    });
    await addMailRules(teams);
    const before = world.mail.received.length;
    for (const name of projects) await uploadBom(server, admin, name, '1', workshopBom);
    await storeTestRecords(server.db, { nvd: [nvdCve('CVE-2026-0200')] });
    await server.runJobs();
    const minute = Date.now() + 61_000;
    world.setClock(minute);
    await world.wake();
    world.setClock(Date.now() + 2 * 3_600_000);
    await inTransaction(server.db, (trx) => enqueue(trx, { kind: 'notification.summary', input: {} }));
    await server.runJobs();
    const mails = world.mail.received.slice(before);
    expect((await world.deliveries('state=DEAD')).map(({ error }) => error)).toEqual([]);
    for (let recipient = 0; recipient < recipients; recipient++) {
      const own = mails.filter(({ to }) => to.includes(`reader${recipient}@example.org`));
      const seen = projects.filter((_, place) => mayKnow(recipient, place));
      expect(own.length > 0, `mails to reader ${recipient}`).toBe(seen.length > 0);
      const text = own.map(({ raw }) => decode(raw)).join('\n');
      for (const [place, name] of projects.entries()) {
        const isTold = text.includes(name) || text.includes(uuids[place] ?? '');
        expect(isTold, `reader ${recipient}, ${name}`).toBe(seen.includes(name));
      }
      const summaries = own.map(({ raw }) => decode(raw)).filter((one) => /^Projects: +\d+$/m.test(one));
      expect(summaries.length > 0).toBe(seen.length > 0);
      for (const one of summaries) {
        const named = projects.filter((name) => one.includes(name)).length;
        expect(Number(/^Projects: +(\d+)$/m.exec(one)?.[1])).toBe(named);
        const across = /across (\d+) project/.exec(one)?.[1];
        expect(across === undefined ? named : Number(across)).toBe(named);
      }
    }
  });

  /** A mail as its reader has it: lines that were folded are whole again. */
  function decode(raw: string): string {
    const [head = '', ...body] = raw.replaceAll('\r\n', '\n').split('\n\n');
    const text = body.join('\n\n');
    const isQuoted = /quoted-printable/i.test(head);
    const isBase64 = /^content-transfer-encoding: base64/im.test(head);
    if (isBase64) return `${head}\n\n${Buffer.from(text, 'base64').toString('utf8')}`;
    if (!isQuoted) return `${head}\n\n${text}`;
    const plain = text
      .replaceAll('=\n', '')
      .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return `${head}\n\n${plain}`;
  }
});
