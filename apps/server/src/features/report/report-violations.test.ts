import type { License, PolicyCondition, PolicyViolationState, ProjectReport } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeyClient } from '../../../test/server.ts';
import {
  makePolicy,
  type PolicyWorld,
  startPolicyWorld,
  violationsOf,
} from '../policy-evaluation/policy-world.fixtures.ts';
import { readReportPdf } from './report.fixtures.ts';
import { reportLocale } from './words/report-language.ts';

let world: PolicyWorld;
let reader: KeyClient;
let smithy: { uuid: string };

type Condition = Pick<PolicyCondition, 'subject' | 'operator' | 'value'>;

/** `anvil` fails and warns, `hammer` was rejected, one component without license was approved and one suppressed. */
beforeAll(async () => {
  world = await startPolicyWorld();
  const { server, manager } = world;
  reader = await server.asKey('VIEW_PORTFOLIO', 'VIEW_POLICY_VIOLATION');
  const forbid = (name: string, violationState: PolicyViolationState, condition: Condition) =>
    makePolicy(server, manager, name, [condition], { violationState });
  const { body: license } = await manager.get<License>('/api/v1/license/GPL-3.0-only');
  const anvils = JSON.stringify({ name: 'anvil', version: '*' });
  await forbid('No anvils', 'FAIL', { subject: 'COORDINATES', operator: 'MATCHES', value: anvils });
  await forbid('Nothing critical', 'WARN', { subject: 'SEVERITY', operator: 'IS', value: 'CRITICAL' });
  await forbid('No copyleft', 'WARN', { subject: 'LICENSE', operator: 'IS', value: license.uuid ?? '' });
  await forbid('Known licenses', 'INFO', { subject: 'LICENSE', operator: 'IS', value: 'unresolved' });
  smithy = await world.upload('Smithy', '1');
  await decide('hammer', { analysisState: 'REJECTED' });
  await decide('mystery', { analysisState: 'APPROVED' });
  await decide('tagged', { isSuppressed: true });
});
afterAll(() => world.server.close());

async function decide(component: string, decision: object): Promise<void> {
  const rows = await violationsOf(world.manager, smithy);
  const row = rows.find((one) => one.component.name === component);
  const answer = await world.manager.put('/api/v1/violation/analysis', {
    component: row?.component.uuid,
    policyViolation: row?.uuid,
    ...decision,
  });
  expect(answer.status, answer.text).toBe(200);
}

const dataOf = async ({ uuid }: { uuid: string }, caller = reader) =>
  (await caller.get<ProjectReport>(`/api/waybill/v1/project/${uuid}/report/data`)).body;

/** Lines break where cells end: texts are compared without white space. */
const squeeze = (text: string) => text.replace(/\s/g, '');

describe('the violations in a report', () => {
  it('are the open ones, the gravest first, with how many were approved or suppressed', async () => {
    const { violations } = await dataOf(smithy);
    expect(violations).toMatchObject({ total: 3, fail: 1, warn: 2, info: 0, approved: 1, suppressed: 1 });
    expect(
      violations?.rows.map((row) => [row.state, row.policy.name, row.component.name, row.analysis]),
    ).toEqual([
      ['FAIL', 'No anvils', 'anvil', 'NOT_SET'],
      ['WARN', 'No copyleft', 'hammer', 'REJECTED'],
      ['WARN', 'Nothing critical', 'anvil', 'NOT_SET'],
    ]);
    const [listed] = await violationsOf(world.manager, smithy, 'state=FAIL');
    expect(violations?.rows[0]).toMatchObject({
      uuid: listed?.uuid,
      type: 'OPERATIONAL',
      since: listed?.since,
      component: { name: 'anvil', version: '1.5' },
    });
    expect(violations?.rows[1]?.condition).toMatchObject({ subject: 'LICENSE', valueName: 'GPL-3.0-only' });
  });

  it('are those of the project alone', async () => {
    const { violations } = await dataOf(world.first);
    expect(violations).toMatchObject({ total: 6, fail: 1, warn: 1, info: 4, approved: 0, suppressed: 0 });
  });

  it('stand in the PDF with policy, condition in words, component, date and analysis', async () => {
    const { pages, all } = await readReportPdf(world.server, reader, smithy);
    const { violations } = await dataOf(smithy);
    const cover = squeeze(pages[0] ?? '');
    expect(cover).toContain(squeeze('Open policy violations 3 (Fail 1 · Warn 2 · Info 0)'));
    expect(cover).toContain(squeeze('Approved policy violations 1'));
    expect(cover).toContain(squeeze('Suppressed policy violations 1'));
    const text = squeeze(all);
    const day = reportLocale('en').date(violations?.rows[0]?.since ?? 0);
    for (const words of [
      'Open policy violations (3)',
      'Fail (1)',
      `No anvils Operational Coordinates matches – : anvil : * anvil 1.5 ${day} Not set`,
      'Warn (2)',
      `No copyleft License License is GPL-3.0-only example.com/hammer 1.5 ${day} Rejected`,
      `Nothing critical Security Severity is Critical anvil 1.5 ${day} Not set`,
    ])
      expect(text).toContain(squeeze(words));
    expect(text).not.toContain(squeeze('Info (0)'));
    expect(text).not.toContain(squeeze('Known licenses'));
    expect(text).not.toContain(squeeze('violations are left out'));
  });

  it.each([
    [
      'de',
      'Offene Richtlinienverstöße (3)',
      'Genehmigte Richtlinienverstöße 1',
      'Fehler (1)',
      'Lizenz ist GPL-3.0-only',
      'Schweregrad ist Kritisch',
      'Abgelehnt',
    ],
    [
      'ja',
      '未解決のポリシー違反 (3)',
      '承認済みのポリシー違反 1',
      '失敗 (1)',
      'ライセンス である GPL-3.0-only',
      '深刻度 である 緊急',
      '却下',
    ],
  ])('speak the language of the caller (%s)', async (language, ...words) => {
    const { all } = await readReportPdf(world.server, reader, { ...smithy, language });
    for (const word of words) expect(squeeze(all)).toContain(squeeze(word));
  });

  it('are told to be none when all were decided or nothing is violated', async () => {
    const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components: [] };
    const empty = await world.upload('Empty', '1', bom);
    expect((await dataOf(empty)).violations).toEqual({
      total: 0,
      fail: 0,
      warn: 0,
      info: 0,
      approved: 0,
      suppressed: 0,
      rows: [],
    });
    const { all } = await readReportPdf(world.server, reader, empty);
    expect(all).toContain('No open policy violations.');
  });

  it('are left out for who may not view them, and the report says so', async () => {
    const { viewer } = world;
    expect(await dataOf(smithy, viewer)).not.toHaveProperty('violations');
    const { all } = await readReportPdf(world.server, viewer, smithy);
    expect(all).toContain('Policy violations are left out.');
    expect(all).not.toContain('No anvils');
  });
});
