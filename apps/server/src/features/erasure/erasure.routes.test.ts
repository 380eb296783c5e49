import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditWorld, flaws, startAuditWorld } from '../../../test/audit-world.ts';
import type { UserClient } from '../../../test/server.ts';
import { rowsOf, sql } from '../../db/database.ts';

const path = '/api/waybill/v1/erasure';

let world: AuditWorld;
let leaver: UserClient;
let colleague: UserClient;
beforeAll(async () => {
  world = await startAuditWorld();
  const rights = [
    'VIEW_PORTFOLIO',
    'PORTFOLIO_MANAGEMENT',
    'VIEW_VULNERABILITY',
    'VULNERABILITY_ANALYSIS',
    'ACCESS_MANAGEMENT',
  ] as const;
  leaver = await world.server.asUser(...rights);
  colleague = await world.server.asUser(...rights);
});
afterAll(() => world.server.close());

/** Every text of the database in which a name stands, by table. */
async function tablesWith(name: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    world.server.db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const table of tables) {
    const rows = await rowsOf<{ n: number }>(
      world.server.db,
      sql`select count(*)::int as n from ${sql.table(table.name)} as t where to_jsonb(t)::text like ${`%${name}%`}`,
    );
    if ((rows[0]?.n ?? 0) > 0) found.push(table.name);
  }
  return found;
}

async function decide(client: UserClient, component: string, vulnId: string, comment: string): Promise<void> {
  const vulnerability = await world.viewer.get<{ uuid: string }>(
    `/api/v1/vulnerability/source/NVD/vuln/${vulnId}`,
  );
  const answer = await client.put('/api/v1/analysis', {
    project: world.first.uuid,
    component,
    vulnerability: vulnerability.body.uuid,
    analysisState: 'IN_TRIAGE',
    comment,
  });
  expect(answer.status, answer.text).toBe(200);
}

async function erase(username: string): Promise<Record<string, number>> {
  const answer = await world.server.asAdmin.post<{ token: string }>(path, { username });
  expect(answer.status, answer.text).toBe(202);
  await world.server.runJobs();
  const task = await world.server.asAdmin.get<{ state: string; result: Record<string, number> }>(
    `/api/waybill/v1/tasks/${answer.body.token}`,
  );
  expect(task.body.state).toBe('done');
  return task.body.result;
}

describe('a person who has left', () => {
  it('is not erased while the account is there, or a team has the name', async () => {
    const refused = await world.server.asAdmin.post(path, { username: leaver.username });
    expect([refused.status, refused.body]).toMatchObject([409, { title: 'The name is still in use' }]);
    const team = await world.server.asAdmin.post(path, { username: 'Administrators' });
    expect([team.status, team.body]).toMatchObject([
      409,
      { detail: expect.stringContaining('Rename it first') },
    ]);
    expect((await world.viewer.post(path, { username: 'x' })).status).toBe(403);
    expect((await world.server.asAdmin.post(path, { username: ' ' })).status).toBe(400);
  });

  it('is a former user in every trail and in the log, with the words of the trails kept', async () => {
    const anvil = world.first.components.anvil ?? '';
    await decide(leaver, anvil, flaws.critical, 'Looks harmless.');
    await decide(colleague, anvil, flaws.critical, 'Looks bad.');
    await decide(leaver, anvil, flaws.medium, 'Mine alone.');
    const link = { label: 'Acme', expiresAt: Date.now() + 86_400_000, sbom: true, vex: false };
    await leaver.put(`/api/waybill/v1/project/${world.first.uuid}/share-link`, link);
    await leaver.put('/api/v1/team', { name: 'Made by the leaver' });
    await world.server.asAdmin.delete('/api/v1/user/managed', { username: leaver.username });
    expect(await tablesWith(leaver.username)).toEqual(
      expect.arrayContaining(['analysis', 'analysis_comment', 'audit_log', 'share_link']),
    );

    const erased = await erase(leaver.username);
    expect(erased).toMatchObject({ findingTrails: expect.any(Number), shareLinks: 1 });
    expect(erased.auditLog).toBeGreaterThan(1);
    // Events are deleted some days after they were delivered.
    expect(
      (await tablesWith(leaver.username)).filter((table) => !/outbox|notification|task/.test(table)),
    ).toEqual([]);

    const trail = await world.viewer.get<{ analysisComments: { commenter: string; comment: string }[] }>(
      `/api/v1/analysis?project=${world.first.uuid}&component=${anvil}&vulnerability=${await uuidOf(flaws.critical)}`,
    );
    const said = trail.body.analysisComments.map(({ commenter, comment }) => `${commenter}: ${comment}`);
    expect(said).toContain('former user: Looks harmless.');
    expect(said).toContain(`${colleague.username}: Looks bad.`);
    const log = await world.server.asAdmin.get<
      { actor: string; action: string; target: string; address?: string }[]
    >('/api/waybill/v1/audit-log?kind=team.created&actor=former%20user');
    expect(log.body).toMatchObject([{ target: expect.any(String) }]);
    expect(log.body[0]).not.toHaveProperty('address');
  });

  it('is erased from what has ended as well', async () => {
    const gone = await world.server.asUser(
      'VIEW_PORTFOLIO',
      'PORTFOLIO_MANAGEMENT',
      'VIEW_VULNERABILITY',
      'VULNERABILITY_ANALYSIS',
    );
    const hammer = world.first.components.hammer ?? '';
    await decide(gone, hammer, flaws.high, 'Before it went.');
    await world.auditor.delete(`/api/v1/component/${hammer}`);
    await world.server.asAdmin.delete('/api/v1/user/managed', { username: gone.username });
    expect(await tablesWith(gone.username)).toContain('analysis_past');
    expect(await erase(gone.username)).toMatchObject({ pastDecisions: 1 });
    expect(await tablesWith(gone.username)).not.toContain('analysis_past');
    const rows = await rowsOf<{ comments: { commenter: string; comment: string }[] }>(
      world.server.db,
      sql`select comments from analysis_past`,
    );
    expect(rows.flatMap(({ comments }) => comments)).toContainEqual(
      expect.objectContaining({ commenter: 'former user', comment: 'Before it went.' }),
    );
  });

  it('leaves the name in no task and no log entry of its own', async () => {
    await erase('never-was-here');
    expect(await tablesWith('never-was-here')).toEqual([]);
    const log = await world.server.asAdmin.get<{ action: string; target: string; actor: string }[]>(
      '/api/waybill/v1/audit-log?kind=user.erased',
    );
    expect(log.body[0]).toMatchObject({ actor: 'admin', target: 'former user' });
  });
});

async function uuidOf(vulnId: string): Promise<string> {
  const { body } = await world.viewer.get<{ uuid: string }>(
    `/api/v1/vulnerability/source/NVD/vuln/${vulnId}`,
  );
  return body.uuid;
}
