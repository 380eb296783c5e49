import type { NewShareLink, SharedRelease, ShareLink } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditWorld, flaws, setAccessControl, startAuditWorld } from '../../../test/audit-world.ts';
import { rowsOf, runSql, sql } from '../../db/database.ts';

const dayMs = 86_400_000;

let world: AuditWorld;
let links: string;
beforeAll(async () => {
  world = await startAuditWorld();
  links = `/api/waybill/v1/project/${world.first.uuid}/share-link`;
});
afterAll(() => world.server.close());

const input = (more: object = {}) => ({
  label: 'Acme',
  expiresAt: Date.now() + 30 * dayMs,
  sbom: true,
  vex: true,
  ...more,
});

async function share(more: object = {}): Promise<NewShareLink> {
  const answer = await world.auditor.put<NewShareLink>(links, input(more));
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

const anonymous = (token: string, rest = '') =>
  world.server.asNobody.get<SharedRelease>(`/api/waybill/v1/shared/${token}${rest}`);
const listed = async () => (await world.auditor.get<ShareLink[]>(links)).body;
const stateOf = async (uuid: string) => (await listed()).find((link) => link.uuid === uuid)?.state;

describe('a share link', () => {
  it('shows name, version and end to whoever has it, and nothing else', async () => {
    const { token, expiresAt } = await share();
    const answer = await anonymous(token);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ name: 'Workshop', version: '1', sbom: true, vex: true, expiresAt });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('has the BOM of that version, without findings', async () => {
    const { token } = await share();
    const answer = await anonymous(token, '/sbom');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/Workshop-1-bom-.*\.cdx\.json/);
    const bom = JSON.parse(answer.text);
    expect(bom.components.map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'anvil',
      'hammer',
      'mystery',
      'nail',
    ]);
    expect(answer.text).not.toContain(flaws.critical);
  });

  it('has no document of OpenVEX or CSAF before anything is decided, and says so', async () => {
    const { token } = await share();
    for (const format of ['openvex', 'csaf']) {
      const answer = await anonymous(token, `/vex/${format}`);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ title: expect.stringMatching(/\S/) });
    }
    expect((await anonymous(token, '/vex/cyclonedx')).status).toBe(200);
  });

  it.each(['cyclonedx', 'openvex', 'csaf'])('has the decisions of that version as %s', async (format) => {
    await world.auditor.put('/api/v1/analysis', {
      project: world.first.uuid,
      component: world.first.components.anvil,
      vulnerability: await uuidOf(flaws.critical),
      analysisState: 'NOT_AFFECTED',
      analysisJustification: 'CODE_NOT_REACHABLE',
    });
    const { token } = await share();
    const answer = await anonymous(token, `/vex/${format}`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text).toContain(flaws.critical);
    expect(() => JSON.parse(answer.text)).not.toThrow();
  });

  it('shows only what it was made for', async () => {
    const onlyBom = await share({ vex: false });
    expect((await anonymous(onlyBom.token, '/sbom')).status).toBe(200);
    expect((await anonymous(onlyBom.token, '/vex/csaf')).status).toBe(404);
    const onlyVex = await share({ sbom: false });
    expect((await anonymous(onlyVex.token, '/sbom')).status).toBe(404);
    expect((await anonymous(onlyVex.token, '/vex/openvex')).status).toBe(200);
  });

  it('ends when it is revoked, once, and at its time, and is told in the same words as one that never was', async () => {
    const unknown = await anonymous('x'.repeat(43));
    expect(unknown.status).toBe(404);
    const revoked = await share();
    expect((await world.auditor.delete(`/api/waybill/v1/share-link/${revoked.uuid}`)).status).toBe(204);
    expect((await world.auditor.delete(`/api/waybill/v1/share-link/${revoked.uuid}`)).status).toBe(204);
    const expired = await share();
    await runSql(
      world.server.db,
      sql`update share_link set expires_at = now() - interval '1 second' where uuid = ${expired.uuid}`,
    );
    for (const { token } of [revoked, expired]) {
      for (const rest of ['', '/sbom', '/vex/csaf']) {
        const answer = await anonymous(token, rest);
        expect([answer.status, answer.text]).toEqual([404, unknown.text.replace('x'.repeat(43), token)]);
      }
    }
    expect([await stateOf(revoked.uuid), await stateOf(expired.uuid)]).toEqual(['REVOKED', 'EXPIRED']);
  });

  it('is logged when it is made, used and revoked, with the address, but never its secret', async () => {
    const { uuid, token } = await share({ label: 'Logged' });
    await anonymous(token, '/sbom');
    await anonymous(token, '/vex/csaf');
    await world.auditor.delete(`/api/waybill/v1/share-link/${uuid}`);
    const { body, text } = await world.server.asAdmin.get<
      { action: string; target: string; actor: string; address: string; detail: object }[]
    >('/api/waybill/v1/audit-log?kind=share_link');
    const entries = body.filter(({ target }) => target === uuid);
    expect(entries.map(({ action }) => action)).toEqual([
      'share_link.revoked',
      'share_link.used',
      'share_link.used',
      'share_link.created',
    ]);
    expect(entries[1]).toMatchObject({
      actor: 'share link "Logged"',
      address: expect.stringMatching(/127|::1/),
    });
    expect(text).not.toContain(token);
    const [link] = (await listed()).filter((one) => one.uuid === uuid);
    expect(link).toMatchObject({ uses: 2, lastUsed: expect.any(Number) });
  });

  it('keeps its secret nowhere', async () => {
    const { token, uuid } = await share();
    expect((await listed()).find((link) => link.uuid === uuid)).not.toHaveProperty('token');
    const rows = await rowsOf<{ text: string }>(
      world.server.db,
      sql`select to_jsonb(l)::text as text from share_link l`,
    );
    expect(rows.map(({ text }) => text).join()).not.toContain(token);
  });

  it.each([
    ['without a label', { label: ' ' }, 400],
    ['that has ended', { expiresAt: Date.now() - 1 }, 400],
    ['for years', { expiresAt: Date.now() + 400 * dayMs }, 400],
    ['of nothing', { sbom: false, vex: false }, 400],
  ])('is refused %s', async (_what, more, status) => {
    const answer = await world.auditor.put(links, input(more));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ title: expect.stringMatching(/\S/) });
  });

  it('of findings needs the right to see them', async () => {
    const manager = await world.server.asKey('PORTFOLIO_MANAGEMENT');
    expect((await manager.put(links, input())).status).toBe(403);
    expect((await manager.put(links, input({ vex: false }))).status).toBe(201);
    const viewer = await world.server.asKey('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
    expect((await viewer.put(links, input())).status).toBe(403);
    expect((await viewer.get(links)).status).toBe(403);
  });

  it('of a hidden project is neither made, listed nor revoked, and goes on for who has it', async () => {
    const { uuid, token } = await share();
    await setAccessControl(world.server, true);
    const stranger = await world.server.asKey('PORTFOLIO_MANAGEMENT', 'VIEW_VULNERABILITY');
    expect((await stranger.get(links)).status).toBe(404);
    expect((await stranger.put(links, input())).status).toBe(404);
    expect((await stranger.delete(`/api/waybill/v1/share-link/${uuid}`)).status).toBe(404);
    expect((await anonymous(token)).status).toBe(200);
    await setAccessControl(world.server, false);
  });

  it('goes with its project', async () => {
    const path = `/api/waybill/v1/project/${world.second.uuid}/share-link`;
    const { body } = await world.auditor.put<NewShareLink>(path, input());
    expect((await world.auditor.delete(`/api/v1/project/${world.second.uuid}`)).status).toBe(204);
    expect((await anonymous(body.token)).status).toBe(404);
  });
});

async function uuidOf(vulnId: string): Promise<string> {
  const { body } = await world.auditor.get<{ uuid: string }>(
    `/api/v1/vulnerability/source/NVD/vuln/${vulnId}`,
  );
  return body.uuid;
}
