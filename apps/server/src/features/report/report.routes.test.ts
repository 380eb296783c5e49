import type { Finding, ProjectReport } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  startAuditWorld,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import { readReportPdf } from './report.fixtures.ts';

let world: AuditWorld;
beforeAll(async () => {
  world = await startAuditWorld();
  const { body: findings } = await world.viewer.get<Finding[]>(`/api/v1/finding/project/${world.first.uuid}`);
  const medium = findings.find((finding) => finding.vulnerability.vulnId === flaws.medium);
  const decided = await world.auditor.put('/api/v1/analysis', {
    component: medium?.component.uuid,
    vulnerability: medium?.vulnerability.uuid,
    analysisState: 'NOT_AFFECTED',
    analysisJustification: 'CODE_NOT_REACHABLE',
    analysisResponse: 'WILL_NOT_FIX',
    analysisDetails: 'The parser is never called.',
    comment: 'Checked with the team of 工房.',
    isSuppressed: false,
  });
  expect(decided.status, decided.text).toBe(200);
});
afterAll(() => world.server.close());

const path = (uuid = world.first.uuid, rest = '') => `/api/waybill/v1/project/${uuid}/report${rest}`;

const readPdf = (
  caller: { key: string },
  options: { language?: string; uuid?: string; rest?: string } = {},
) => readReportPdf(world.server, caller, { uuid: world.first.uuid, ...options });

describe('a report as PDF', () => {
  it('has cover, metrics, open vulnerabilities with fixes, analyses with reasons, gaps and licenses', async () => {
    const { headers, pages, all, info } = await readPdf(world.viewer, { rest: '?for=Acme%20GmbH' });
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-language')).toBe('en');
    expect(info.Title).toBe('Project report: Workshop 1');
    expect(pages.length).toBeGreaterThanOrEqual(2);
    expect(pages[0]).toMatch(/Project report\s+Workshop/);
    expect(pages[0]).toContain('Acme GmbH');
    expect(pages[0]).toMatch(/BOM imported\s+.*CycloneDX 1\.6/);
    expect(pages[0]).toMatch(/NVD\s+.*UTC/);
    expect(pages[0]).toMatch(/2 of 4 components covered/);
    for (const [place, text] of pages.entries()) expect(text).toContain(`Page ${place + 1}`);
    expect(all).toContain('Open vulnerabilities (3)');
    const order = [flaws.critical, flaws.high, flaws.unassigned].map((id) => all.indexOf(id));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(0);
    expect(all).toContain(`Aliases: ${flaws.alias}`);
    expect(all).toMatch(/hammer 1\.5\s+Fixed in 2\.0/);
    expect(all).toMatch(/CVE-2026-0002\s+Medium\s+anvil 1\.5/);
    expect(all).toContain('Not affected');
    expect(all).toContain('Justification: Code not reachable');
    expect(all).toContain('Vendor response: Will not fix');
    expect(all).toContain('Details: The parser is never called.');
    expect(all).toContain('Checked with the team of 工房.');
    expect(all).toContain('Analysis: Not set → Not affected');
    expect(all).toContain('Coverage gaps (2)');
    expect(all).toMatch(/No package URL or CPE[\s\S]*mystery 1\.5/);
    expect(all).toMatch(/No license\s+4/);
    expect(all).toContain('Policy violations are left out.');
  });

  it.each([
    ['de-CH,de;q=0.9', 'de', 'Projektbericht', 'Begründung: Code nicht erreichbar', 'Behoben in 2'],
    ['ja', 'ja', 'プロジェクトレポート', '根拠: コードに到達できない', '修正バージョン: 2'],
    ['xx', 'en', 'Project report', 'Justification: Code not reachable', 'Fixed in 2'],
  ])('speaks the language of its caller (%s)', async (header, language, ...words) => {
    const { headers, all } = await readPdf(world.viewer, { language: header });
    expect(headers.get('content-language')).toBe(language);
    for (const word of words) expect(all).toContain(word);
  });

  it('shows a sign for characters that no font has, and says so', async () => {
    const bom = {
      ...workshopBom,
      components: [{ type: 'library', name: 'ওয়েব Größe Łódź 部品' }],
      dependencies: [],
    };
    const { uuid } = await uploadBom(world.server, world.auditor, 'Scripts', '1', bom);
    const { all } = await readPdf(world.viewer, { uuid });
    expect(all).toContain('Größe Łódź 部品');
    expect(all).toContain('The fonts of this document lack some characters');
  });
});

describe('a report as data', () => {
  it('lists each open flaw once, with what fixes it', async () => {
    const { body } = await world.viewer.get<ProjectReport>(path(world.first.uuid, '/data'));
    const { vulnerabilities, analyses, coverage, licenses } = body;
    expect(vulnerabilities).toMatchObject({ total: 3, critical: 1, high: 1, medium: 0, unassigned: 1 });
    expect(
      vulnerabilities?.rows.map(({ vulnerability, components, componentCount }) => [
        vulnerability.cveId ?? vulnerability.vulnId,
        components.map(({ name, fixedIn }) => [name, fixedIn]),
        componentCount,
      ]),
    ).toEqual([
      [flaws.critical, [['anvil', expect.anything()]], 1],
      [flaws.high, [['hammer', expect.stringContaining('2.0')]], 1],
      [flaws.unassigned, [['nail', expect.stringContaining('2.0')]], 1],
    ]);
    expect(analyses?.total).toBe(1);
    expect(analyses?.rows[0]).toMatchObject({
      component: { name: 'anvil' },
      analysis: { analysisState: 'NOT_AFFECTED', analysisDetails: 'The parser is never called.' },
      commentCount: 5,
    });
    expect(coverage.blind).toBe(2);
    expect(licenses).toEqual({ total: 0, unlicensed: 4, rows: [] });
  });

  it('keeps what another project states out', async () => {
    const { body } = await world.viewer.get<ProjectReport>(path(world.second.uuid, '/data'));
    expect(body.vulnerabilities?.total).toBe(4);
    expect(body.analyses).toEqual({ total: 0, rows: [] });
  });

  it('counts licenses by what they are called', async () => {
    const license = (name: string, licenses: unknown[]) => ({ type: 'library', name, licenses });
    const components = [
      license('a', [{ license: { id: 'MIT' } }]),
      license('b', [{ license: { id: 'MIT' } }]),
      license('c', [{ expression: 'MIT OR Apache-2.0' }]),
      { type: 'library', name: 'd' },
    ];
    const bom = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components };
    const { uuid } = await uploadBom(world.server, world.auditor, 'Licensed', '1', bom);
    const { body } = await world.viewer.get<ProjectReport>(path(uuid, '/data'));
    expect(body.licenses).toEqual({
      total: 2,
      unlicensed: 1,
      rows: [
        { name: 'MIT', components: 2 },
        { name: 'MIT OR Apache-2.0', components: 1 },
      ],
    });
  });

  it('leaves vulnerabilities out for who may not view them, and says so', async () => {
    const caller = await world.server.asKey('VIEW_PORTFOLIO');
    const { body } = await caller.get<ProjectReport>(path(world.first.uuid, '/data'));
    expect(body).not.toHaveProperty('vulnerabilities');
    expect(body).not.toHaveProperty('analyses');
    const { all } = await readPdf(caller);
    expect(all).toContain('Vulnerabilities and analyses are left out.');
    expect(all).not.toContain(flaws.critical);
  });
});

describe('a report is refused', () => {
  it('to who may not view the portfolio', async () => {
    const caller = await world.server.asKey('VIEW_VULNERABILITY');
    expect((await caller.get(path())).status).toBe(403);
    expect((await caller.get(path(world.first.uuid, '/data'))).status).toBe(403);
  });

  it('to who may not see the project', async () => {
    const enable = (propertyValue: string) =>
      world.auditor.post('/api/v1/configProperty', {
        groupName: 'access-management',
        propertyName: 'acl.enabled',
        propertyValue,
      });
    await enable('true');
    try {
      const caller = await world.server.asKey('VIEW_PORTFOLIO', 'VIEW_VULNERABILITY');
      expect((await caller.get(path())).status).toBe(404);
      expect((await caller.get(path(world.first.uuid, '/data'))).status).toBe(404);
    } finally {
      await enable('false');
    }
  });

  it('for a project that does not exist, and for a recipient who is too long', async () => {
    expect((await world.viewer.get(path('00000000-0000-4000-8000-000000000000'))).status).toBe(404);
    expect((await world.viewer.get(path('garbage'))).status).toBe(400);
    expect((await world.viewer.get(path(world.first.uuid, `?for=${'x'.repeat(201)}`))).status).toBe(400);
  });
});
