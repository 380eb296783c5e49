import { randomUUID } from 'node:crypto';
import { readBom } from '@waybill/sbom';
import { validateBom } from '@waybill/sbom/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AuditWorld, flaws, setAccessControl, startAuditWorld } from '../../../../test/audit-world.ts';
import type { KeyClient } from '../../../../test/server.ts';
import { ingestText, rich } from './bom-export.fixtures.ts';

let world: AuditWorld;
let viewer: KeyClient;
beforeAll(async () => {
  world = await startAuditWorld();
  viewer = await world.server.asKey('VIEW_PORTFOLIO');
});
afterAll(() => world.server.close());

const ofProject = (uuid: string, query = '') => viewer.get(`/api/v1/bom/cyclonedx/project/${uuid}?${query}`);

async function bomOf(uuid: string, query = '') {
  const { status, text } = await ofProject(uuid, query);
  expect(status, text).toBe(200);
  const bytes = new TextEncoder().encode(text);
  expect(await validateBom(bytes)).toMatchObject({ ok: true });
  const result = readBom(bytes);
  if (!result.ok) throw new Error(result.detail);
  return result.bom;
}

const named = (components: readonly { name: string }[]) => components.map(({ name }) => name).toSorted();

describe('the BOM of a project', () => {
  it('names its components by their UUIDs, and what they depend on', async () => {
    const { uuid, components } = world.first;
    const bom = await bomOf(uuid);
    expect(bom).toMatchObject({
      specVersion: '1.5',
      serialNumber: expect.stringMatching(/^urn:uuid:/),
      metadata: {
        tools: { tools: [{ name: 'Waybill' }] },
        component: { bomRef: uuid, name: 'Workshop', version: '1', type: 'application' },
      },
      vulnerabilities: [],
    });
    expect(named(bom.components)).toEqual(['anvil', 'hammer', 'mystery', 'nail']);
    expect(bom.components.find(({ name }) => name === 'anvil')?.bomRef).toBe(components.anvil);
    const [forge] = bom.services;
    const targets = bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn?.toSorted()] as const);
    expect(new Map(targets)).toEqual(
      new Map([
        [uuid, [components.anvil, components.hammer, forge?.bomRef].toSorted()],
        [components.anvil, undefined],
        [components.hammer, [components.nail]],
        [components.nail, undefined],
        [components.mystery, undefined],
      ]),
    );
  });

  it('is valid in every version, in JSON and in XML', async () => {
    const { body } = await world.auditor.put<{ uuid: string }>('/api/v1/project', { name: 'Rich' });
    await ingestText(world.server, world.auditor, body.uuid, JSON.stringify(rich));
    for (const version of ['1.2', '1.3', '1.4', '1.5', '1.6', '1.7']) {
      for (const variant of ['inventory', 'withVulnerabilities', 'vdr']) {
        for (const uuid of [body.uuid, world.first.uuid]) {
          await bomOf(uuid, `version=${version}&variant=${variant}`);
          await bomOf(uuid, `version=${version}&variant=${variant}&format=XML`);
        }
      }
    }
  });

  it('holds every finding without what was decided, suppressed ones as well', async () => {
    const { uuid, components } = world.first;
    await decide('EXPLOITABLE');
    const bom = await bomOf(uuid, 'variant=WITHVULNERABILITIES');
    expect(bom.components).toHaveLength(4);
    expect(bom.vulnerabilities).toHaveLength(5);
    expect(bom.vulnerabilities.every(({ analysis }) => analysis === undefined)).toBe(true);
    const critical = bom.vulnerabilities.find(({ id }) => id === flaws.critical);
    expect(critical).toMatchObject({
      source: { name: 'NVD', url: 'https://nvd.nist.gov/' },
      ratings: [{ score: 9.8, severity: 'critical', method: 'CVSSv31' }],
      cwes: [79],
      affects: [{ ref: components.anvil }],
    });
  });

  it('tells of a flaw what any of its records states', async () => {
    const { vulnerabilities } = await bomOf(world.first.uuid, 'variant=withVulnerabilities');
    const alias = vulnerabilities.find(({ id }) => id === flaws.alias);
    expect(alias).toMatchObject({
      references: [{ id: flaws.high, source: { name: 'NVD' } }],
      ratings: [
        {
          source: { name: 'NVD' },
          score: 7.5,
          severity: 'high',
          method: 'CVSSv31',
          vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
        },
      ],
      recommendation: 'Upgrade to 2.0.0',
      affects: [
        {
          versions: [
            { version: '1.5', status: 'affected' },
            { version: '2.0.0', status: 'unaffected' },
          ],
        },
      ],
    });
  });

  it('is a report on vulnerable components and decisions in the variant vdr', async () => {
    const bom = await bomOf(world.first.uuid, 'variant=vdr');
    expect(named(bom.components)).toEqual(['anvil', 'hammer', 'nail']);
    expect(bom.services).toEqual([]);
    const decided = bom.vulnerabilities.filter(({ analysis }) => analysis !== undefined);
    expect(decided).toMatchObject([
      { id: flaws.critical, analysis: { state: 'exploitable', responses: ['update'], detail: 'Seen.' } },
    ]);
  });

  async function decide(analysisState: string): Promise<void> {
    const vulnerability = await world.viewer.get<{ uuid: string }>(
      `/api/v1/vulnerability/source/NVD/vuln/${flaws.critical}`,
    );
    const answer = await world.auditor.put('/api/v1/analysis', {
      project: world.first.uuid,
      component: world.first.components.anvil,
      vulnerability: vulnerability.body.uuid,
      analysisState,
      analysisResponse: 'UPDATE',
      analysisDetails: 'Seen.',
    });
    expect(answer.status, answer.text).toBe(200);
  }

  it('comes under its file name when it is downloaded', async () => {
    const { uuid } = world.first;
    const { headers } = await ofProject(uuid, 'download=true&variant=VDR&format=xml');
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(`^attachment; filename="${uuid}-vdr.cdx.json"; filename\\*=UTF-8''`),
    );
    const shown = await ofProject(uuid, 'format=xml');
    expect(shown.headers.get('content-type')).toBe('application/vnd.cyclonedx+xml');
  });

  it.each(['format=nonsense', 'variant=nonsense', 'version=1.8', 'version=1.0', 'version=1.1&format=json'])(
    'is refused with %s',
    async (query) => {
      expect((await ofProject(world.first.uuid, query)).status).toBe(400);
    },
  );

  it.each(['1.0', '1.1'])('is XML of version %s that passes its schema', async (version) => {
    const empty = await world.auditor.put<{ uuid: string }>('/api/v1/project', { name: `Empty ${version}` });
    for (const uuid of [world.first.uuid, empty.body.uuid]) {
      for (const variant of ['inventory', 'withVulnerabilities', 'vdr']) {
        const { status, text } = await ofProject(uuid, `format=xml&version=${version}&variant=${variant}`);
        expect(status, text).toBe(200);
        expect(text).toContain(`http://cyclonedx.org/schema/bom/${version}`);
        expect(await validateBom(new TextEncoder().encode(text))).toMatchObject({ ok: true });
      }
    }
    const { text } = await ofProject(world.first.uuid, `format=xml&version=${version}`);
    expect(text).toContain('<name>anvil</name>');
  });

  it('is for those who see the project', async () => {
    expect((await ofProject(randomUUID())).status).toBe(404);
    const other = await world.server.asKey('VIEW_VULNERABILITY');
    expect((await other.get(`/api/v1/bom/cyclonedx/project/${world.first.uuid}`)).status).toBe(403);
    await setAccessControl(world.server, true);
    try {
      expect((await ofProject(world.first.uuid)).status).toBe(403);
      const component = `/api/v1/bom/cyclonedx/component/${world.first.components.anvil}`;
      expect((await viewer.get(component)).status).toBe(403);
    } finally {
      await setAccessControl(world.server, false);
    }
  });

  it('says no more than what it is when the project is a collection', async () => {
    const { body } = await world.auditor.put<{ uuid: string }>('/api/v1/project', {
      name: 'Everything',
      collectionLogic: 'AGGREGATE_DIRECT_CHILDREN',
    });
    const { text } = await ofProject(body.uuid, 'variant=vdr');
    expect(Object.keys(JSON.parse(text)).toSorted()).toEqual([
      'bomFormat',
      'metadata',
      'serialNumber',
      'specVersion',
      'version',
    ]);
  });
});

describe('the BOM of a component', () => {
  it('holds the component alone', async () => {
    const path = `/api/v1/bom/cyclonedx/component/${world.first.components.hammer}`;
    const { body } = await viewer.get<Record<string, unknown>>(path);
    expect(body).toMatchObject({ components: [{ name: 'hammer' }], dependencies: [] });
    expect(body).not.toHaveProperty('services');
    const xml = await viewer.get(`${path}?format=xml&version=1.6`);
    expect(await validateBom(new TextEncoder().encode(xml.text))).toMatchObject({ ok: true });
    expect((await viewer.get(`/api/v1/bom/cyclonedx/component/${randomUUID()}`)).status).toBe(404);
  });
});
