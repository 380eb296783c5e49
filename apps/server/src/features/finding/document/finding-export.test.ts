import type { Finding } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  startAuditWorld,
  uploadBom,
  workshopBom,
} from '../../../../test/audit-world.ts';
import { osvRecord, storeTestRecords } from '../../source/source.fixtures.ts';

let world: AuditWorld;
beforeAll(async () => {
  world = await startAuditWorld();
  const findings = await listFindings();
  const suppressed = findings.find((finding) => finding.vulnerability.vulnId === flaws.medium);
  await world.auditor.put('/api/v1/analysis', {
    component: suppressed?.component.uuid,
    vulnerability: suppressed?.vulnerability.uuid,
    isSuppressed: true,
  });
});
afterAll(() => world.server.close());

async function listFindings(): Promise<Finding[]> {
  return (await world.viewer.get<Finding[]>(`/api/v1/finding/project/${world.first.uuid}`)).body;
}

interface Sarif {
  $schema: string;
  version: string;
  runs: {
    tool: {
      driver: {
        name: string;
        version: string;
        rules: { id: string; properties: { 'security-severity'?: string; tags: string[] } }[];
      };
    };
    results: Result[];
  }[];
}

interface Result {
  ruleId: string;
  level: string;
  properties: Record<string, string>;
}

/** As readers of the format know times: no `T`, no zone, a fraction without zeros at its end. */
const timeText = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.(0|\d{0,2}[1-9])$/;

const inFile = (finding: Finding) => ({
  ...finding,
  vulnerability: { ...finding.vulnerability, published: expect.stringMatching(timeText) },
  attribution: { ...finding.attribution, attributedOn: expect.stringMatching(timeText) },
});

async function getSarif(query = '', accept = 'application/sarif+json') {
  const url = `/api/v1/finding/project/${world.first.uuid}${query}`;
  return world.viewer.get<Sarif>(url, { headers: { accept } });
}

describe('findings as SARIF', () => {
  it('are a file with one rule for each vulnerability and one result for each finding', async () => {
    const { status, headers, body } = await getSarif();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/sarif+json');
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(
        `^attachment; filename="findings-${world.first.uuid}.sarif"; filename\\*=UTF-8''Workshop-1-findings-[\\d-]{10}.sarif$`,
      ),
    );
    expect(body.version).toBe('2.1.0');
    expect(body.runs).toHaveLength(1);
    const [run] = body.runs;
    expect(run?.tool.driver.name).toBe('Waybill');
    expect(run?.tool.driver.rules.map((rule) => rule.id)).toEqual([
      flaws.critical,
      flaws.high,
      flaws.alias,
      flaws.unassigned,
    ]);
    expect(run?.tool.driver.rules[0]).toEqual({
      id: flaws.critical,
      name: 'ImproperNeutralizationOfInputDuringWebPageGenerationCrossSiteScripting',
      shortDescription: { text: flaws.critical },
      fullDescription: { text: `Description of ${flaws.critical}` },
      properties: { 'security-severity': '9.8', tags: ['security', 'external/cwe/cwe-079'] },
    });
    // A score of another record of the flaw, and none where no record states one.
    expect(run?.tool.driver.rules.map((rule) => rule.properties['security-severity'])).toEqual([
      '9.8',
      '7.5',
      '7.5',
      undefined,
    ]);
    expect(run?.results.map((result) => [result.ruleId, result.level])).toEqual([
      [flaws.critical, 'error'],
      [flaws.high, 'error'],
      // Its own record says no severity, that of its alias does.
      [flaws.alias, 'error'],
      [flaws.unassigned, 'none'],
    ]);
    expect(run?.results[1]).toEqual({
      ruleId: flaws.high,
      message: { text: `Description of ${flaws.high}` },
      locations: [{ logicalLocations: [{ fullyQualifiedName: 'pkg:golang/example.com/hammer@v1.5.0' }] }],
      level: 'error',
      properties: {
        name: 'hammer',
        group: 'example.com',
        version: '1.5',
        source: 'NVD',
        cweId: '79',
        cvssV3BaseScore: '7.5',
        epssScore: '',
        epssPercentile: '',
        severityRank: '1',
        recommendation: 'Upgrade to 2.0.0',
        // A switch of the contract hides OSV's aliases.
        aliases: '',
        cveId: flaws.high,
        cvssScore: '7.5',
        cvssVector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
        knownExploited: 'false',
        fixedVersion: '2.0.0',
      },
    });
    // Facts missing in the record come from other records of the vulnerability.
    expect(run?.results[2]).toMatchObject({
      ruleId: flaws.alias,
      properties: { ...run?.results[1]?.properties, source: 'OSV' },
    });
  });

  it('follow the filters of the list', async () => {
    const nvd = await getSarif('?source=NVD&suppressed=true');
    const [run] = nvd.body.runs;
    expect(run?.results.map((result) => result.ruleId)).toEqual([flaws.critical, flaws.high, flaws.medium]);
    expect(run?.results[2]?.level).toBe('warning');
    expect(run?.tool.driver.rules).toHaveLength(3);
    expect(nvd.headers.get('x-total-count')).toBe('3');
  });

  it('are sent to whoever accepts them among others', async () => {
    const { headers } = await getSarif('', 'text/html, application/sarif+json;q=0.9');
    expect(headers.get('content-type')).toBe('application/sarif+json');
    expect((await getSarif('', '*/*')).headers.get('content-type')).toContain('application/json');
  });

  it('have one rule for a vulnerability that several components have', async () => {
    const twice = workshopBom.components.filter((component) => component.name === 'anvil');
    const bom = {
      ...workshopBom,
      components: [...twice, ...twice.map((one) => ({ ...one, 'bom-ref': 'other', group: 'other' }))],
      dependencies: [],
    };
    const project = await uploadBom(world.server, world.auditor, 'Twins', '1', bom);
    const { body } = await world.viewer.get<Sarif>(`/api/v1/finding/project/${project.uuid}`, {
      headers: { accept: 'application/sarif+json' },
    });
    expect(body.runs[0]?.tool.driver.rules).toHaveLength(2);
    expect(body.runs[0]?.results).toHaveLength(4);
  });

  it('are a valid document without results for a project without findings', async () => {
    const { body: project } = await world.auditor.put<{ uuid: string }>('/api/v1/project', { name: 'Empty' });
    const { body } = await world.viewer.get<Sarif>(`/api/v1/finding/project/${project.uuid}`, {
      headers: { accept: 'application/sarif+json' },
    });
    expect(body.runs[0]).toMatchObject({ tool: { driver: { rules: [] } }, results: [] });
  });
});

describe('findings in the Finding Packaging Format', () => {
  it('are those of the list with times as text, and say where they come from', async () => {
    await world.server.asAdmin.post('/api/v1/configProperty', {
      groupName: 'general',
      propertyName: 'base.url',
      propertyValue: 'https://waybill.example.com',
    });
    const { status, headers, body } = await world.viewer.get<Record<string, unknown>>(
      `/api/v1/finding/project/${world.first.uuid}/export`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(
        `^inline; filename=findings-${world.first.uuid}.fpf; filename\\*=UTF-8''Workshop-1-findings-[\\d-]{10}.fpf$`,
      ),
    );
    const findings = (await listFindings()).map(inFile);
    expect(findings).toHaveLength(4);
    expect(findings[0]?.vulnerability.description).toBe(`Description of ${flaws.critical}`);
    expect(body).toEqual({
      version: '1.4',
      meta: {
        application: 'Dependency-Track',
        version: '4.14.3',
        product: { name: 'Waybill', version: expect.any(String) },
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        baseUrl: 'https://waybill.example.com',
      },
      project: { uuid: world.first.uuid, name: 'Workshop', version: '1' },
      findings,
    });
    expect(JSON.stringify(body)).toContain('"published":"2026-01-05 10:00:00.0"');
  });
});

describe('findings by their leading records', () => {
  const path = () => `/api/v1/finding/project/${world.first.uuid}`;

  it('are a result for each flaw in SARIF, with its aliases', async () => {
    const { body, headers } = await getSarif('?leadingRecord=true');
    expect(headers.get('x-total-count')).toBe('3');
    const [run] = body.runs;
    const expected = [flaws.critical, flaws.high, flaws.unassigned];
    expect(run?.tool.driver.rules.map((rule) => rule.id)).toEqual(expected);
    expect(run?.results.map(({ ruleId, properties }) => [ruleId, properties.aliases])).toEqual([
      [flaws.critical, ''],
      [flaws.high, flaws.alias],
      [flaws.unassigned, ''],
    ]);
    const hidden = await getSarif('?leadingRecord=true&suppressed=true');
    expect(hidden.body.runs[0]?.results).toHaveLength(4);
  });

  it('are rules by their CVEs, whichever record leads', async () => {
    await storeTestRecords(world.server.db, {
      osv: [
        osvRecord('GO-2026-0009', { name: 'example.com/nail', fixed: '2.0.0', aliases: ['CVE-2026-0009'] }),
      ],
    });
    const { body } = await getSarif('?leadingRecord=true');
    const [run] = body.runs;
    const result = run?.results.find(({ properties }) => properties.cveId === 'CVE-2026-0009');
    expect([result?.ruleId, result?.properties.aliases]).toEqual(['CVE-2026-0009', 'GO-2026-0009']);
    expect(run?.tool.driver.rules.map((rule) => rule.id)).toContain('CVE-2026-0009');
    const each = await getSarif();
    expect(each.body.runs[0]?.results.map(({ ruleId }) => ruleId)).toContain('GO-2026-0009');
    await storeTestRecords(world.server.db, {
      osv: [osvRecord('GO-2026-0009', { name: 'example.com/other', aliases: ['CVE-2026-0009'] })],
    });
  });

  it('are an entry for each flaw in the Finding Packaging Format, with its aliases', async () => {
    const { body } = await world.viewer.get<{ findings: Finding[] }>(`${path()}/export?leadingRecord=true`);
    expect(body.findings.map(({ vulnerability }) => [vulnerability.vulnId, vulnerability.aliases])).toEqual([
      [flaws.critical, []],
      [flaws.high, [{ cveId: flaws.high, osvId: flaws.alias }]],
      [flaws.unassigned, []],
    ]);
    const list = await world.viewer.get<Finding[]>(`${path()}?leadingRecord=true`);
    expect(body.findings).toEqual(list.body.map(inFile));
  });

  it('are led by an open record where another one is suppressed, and by each record of a source', async () => {
    const leading = (await listFindings()).find((finding) => finding.vulnerability.vulnId === flaws.high);
    const decide = (isSuppressed: boolean) =>
      world.auditor.put('/api/v1/analysis', {
        component: leading?.component.uuid,
        vulnerability: leading?.vulnerability.uuid,
        isSuppressed,
      });
    await decide(true);
    const ids = async (query: string) =>
      (await getSarif(query)).body.runs[0]?.results.map((result) => result.ruleId);
    // The flaw goes by its CVE all the same.
    expect(await ids('?leadingRecord=true')).toEqual([flaws.critical, flaws.high, flaws.unassigned]);
    const { body } = await getSarif('?leadingRecord=true');
    expect(body.runs[0]?.results[1]?.properties).toMatchObject({ source: 'OSV', aliases: flaws.alias });
    await decide(false);
    expect(await ids('?leadingRecord=true&source=OSV')).toEqual([flaws.alias, flaws.unassigned]);
  });
});
