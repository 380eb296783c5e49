import {
  analysisJustifications,
  analysisResponses,
  analysisStates,
  type Finding,
} from '@waybill/api-contract';
import { validateBom } from '@waybill/sbom/node';
import { runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import { untoldDecisions } from '../../../test/untold-decisions.ts';
import { analysesOf, applyVexTo } from './vex.fixtures.ts';

let world: AuditWorld;
let project: UploadedProject;
let findings: Finding[];
const anvil = workshopBom.components[0];

beforeAll(async () => {
  world = await startAuditWorld();
  // Two components with the same vulnerabilities, so that these can be decided about differently.
  const bom = {
    ...workshopBom,
    components: [...workshopBom.components, { ...anvil, 'bom-ref': 'other', name: 'other anvil' }],
  };
  project = await uploadBom(world.server, world.auditor, 'Export', '1', bom);
  findings = (await world.viewer.get<Finding[]>(`/api/v1/finding/project/${project.uuid}`)).body;
});
afterAll(async () => {
  expect(await untoldDecisions(world.server.db)).toEqual([]);
  await world.server.close();
});

interface Decided {
  analysisState: string;
  analysisJustification: string;
  analysisResponse: string;
  analysisDetails?: string;
  isSuppressed: boolean;
}

async function decide(of: (finding: Finding) => Partial<Decided> | undefined): Promise<void> {
  for (const finding of findings) {
    const { component, vulnerability } = finding;
    const decision = of(finding) ?? { isSuppressed: false };
    const answer = await world.auditor.put('/api/v1/analysis', {
      project: project.uuid,
      component: component.uuid,
      vulnerability: vulnerability.uuid,
      clearDetails: decision.analysisDetails === undefined,
      ...decision,
    });
    if (answer.status !== 200) throw new Error(answer.text);
  }
}

interface CycloneDx {
  metadata: { component: { 'bom-ref': string } };
  components?: { name: string; 'bom-ref': string }[];
  vulnerabilities?: {
    id: string;
    analysis?: object;
    affects: { ref: string }[];
    properties?: object[];
  }[];
}

const vexOf = (uuid: string, query = '') =>
  world.auditor.get<CycloneDx>(`/api/v1/vex/cyclonedx/project/${uuid}${query}`);
const ownOf = <T = never>(format: 'openvex' | 'csaf', query = '') =>
  world.viewer.get<T>(`/api/waybill/v1/vex/${format}/project/${project.uuid}${query}`);

describe('the CycloneDX VEX of a project', () => {
  it('affects the project, and names components where these are decided about differently', async () => {
    await decide(({ component, vulnerability }) => {
      if (vulnerability.vulnId === flaws.critical)
        return { analysisState: 'EXPLOITABLE', isSuppressed: false };
      if (vulnerability.vulnId === flaws.medium && component.name === 'anvil')
        return { analysisState: 'NOT_AFFECTED', analysisDetails: 'Not called', isSuppressed: true };
      return undefined;
    });
    const { body, text, headers } = await vexOf(project.uuid);
    expect(headers.get('content-type')).toBe('application/vnd.cyclonedx+json');
    expect(await validateBom(Buffer.from(text))).toMatchObject({ ok: true });
    expect(body.metadata.component['bom-ref']).toBe(project.uuid);
    const of = (id: string) =>
      body.vulnerabilities
        ?.filter((entry) => entry.id === id)
        .map(({ analysis, affects }) => [analysis, affects.map(({ ref }) => ref)]);
    expect(of(flaws.critical)).toEqual([[{ state: 'exploitable' }, [project.uuid]]]);
    const medium = of(flaws.medium);
    expect(medium).toContainEqual([
      { state: 'not_affected', detail: 'Not called' },
      [project.components.anvil],
    ]);
    expect(medium).toContainEqual([undefined, [project.components['other anvil']]]);
    expect(body.components?.map((component) => component.name).sort()).toEqual(['anvil', 'other anvil']);
    expect(of(flaws.unassigned)).toEqual([[undefined, [project.uuid]]]);
  });

  it.each(['1.4', '1.6', '1.7'])('passes the schema of version %s', async (version) => {
    const { text } = await vexOf(project.uuid, `?version=${version}`);
    expect(await validateBom(Buffer.from(text))).toMatchObject({ ok: true, specVersion: version });
  });

  it('has a file name as a download, and refuses what it does not have', async () => {
    const { headers } = await vexOf(project.uuid, '?download=true');
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(
      new RegExp(
        `^attachment; filename="${project.uuid}-vex.cdx.json"; filename\\*=UTF-8''Export-1-vex-[\\d-]{10}.cdx.json$`,
      ),
    );
    expect((await vexOf(project.uuid, '?version=9')).status).toBe(400);
    expect((await vexOf('5dec0000-0000-4000-8000-0000000000fe')).status).toBe(404);
    expect((await world.viewer.get(`/api/v1/vex/cyclonedx/project/${project.uuid}`)).status).toBe(403);
  });

  it('has no lists when nothing was found', async () => {
    const { body: empty } = await world.auditor.put<{ uuid: string }>('/api/v1/project', { name: 'Empty' });
    const { body } = await vexOf(empty.uuid);
    expect(Object.keys(body)).toEqual(['bomFormat', 'specVersion', 'serialNumber', 'version', 'metadata']);
  });
});

interface OpenVexBody {
  statements: {
    vulnerability: { name: string };
    products: { '@id': string; subcomponents: object[] }[];
    action_statement?: string;
    status_notes?: string;
  }[];
}
interface CsafBody {
  document: { category: string; title: string; publisher: { name: string } };
  vulnerabilities: {
    cve?: string;
    ids?: object[];
    product_status: Record<string, string[]>;
    remediations?: { category: string; details: string }[];
  }[];
  product_tree: { relationships: { full_product_name: { product_id: string } }[] };
}

interface Tracking {
  id: string;
  version: string;
  initial_release_date: string;
  revision_history: { number: string; date: string }[];
}

describe('the OpenVEX and CSAF of a project', () => {
  it('have one statement for each flaw and decision, whose components are parts of the project', async () => {
    await decide(({ vulnerability }) =>
      [flaws.high, flaws.alias].some((id) => id === vulnerability.vulnId)
        ? { analysisState: 'NOT_AFFECTED', analysisJustification: 'CODE_NOT_REACHABLE', isSuppressed: true }
        : undefined,
    );
    const { body } = await ownOf<OpenVexBody>('openvex');
    expect(body.statements).toEqual([
      {
        vulnerability: {
          name: flaws.high,
          description: `Description of ${flaws.high}`,
          aliases: [flaws.alias],
        },
        products: [
          {
            '@id': `urn:uuid:${project.uuid}`,
            subcomponents: [
              {
                '@id': 'pkg:golang/example.com/hammer@v1.5.0',
                identifiers: {
                  purl: 'pkg:golang/example.com/hammer@v1.5.0',
                  cpe23: 'cpe:2.3:a:acme:hammer:1.5:*:*:*:*:*:*:*',
                },
              },
            ],
          },
        ],
        status: 'not_affected',
        justification: 'vulnerable_code_not_in_execute_path',
      },
    ]);
    const { body: csaf } = await ownOf<CsafBody>('csaf');
    expect(csaf.document).toMatchObject({ category: 'csaf_vex', title: 'VEX of Export 1' });
    expect(csaf.vulnerabilities).toMatchObject([{ cve: flaws.high, ids: [{ text: flaws.alias }] }]);
    const named = csaf.vulnerabilities.flatMap((each) => Object.values(each.product_status).flat());
    expect(csaf.product_tree.relationships.map((each) => each.full_product_name.product_id)).toEqual(named);
    const { headers } = await ownOf('csaf', '?download=true');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="Export-1-vex-[\d-]{10}.csaf.json"; /,
    );
  });

  it('say what to do about what is exploitable: the version that mends it, beside the words of whoever decided', async () => {
    const exportedAs = async (decision: Partial<Decided>) => {
      await decide(({ vulnerability }) =>
        vulnerability.vulnId === flaws.unassigned
          ? { analysisState: 'EXPLOITABLE', isSuppressed: false, ...decision }
          : undefined,
      );
      const { body: openVex } = await ownOf<OpenVexBody>('openvex');
      const { body: csaf } = await ownOf<CsafBody>('csaf');
      const [statement] = openVex.statements;
      const { action_statement: action, status_notes: notes } = statement ?? {};
      const remedies = csaf.vulnerabilities[0]?.remediations?.map(({ category, details }) => [
        category,
        details,
      ]);
      return { action, notes, remedies };
    };
    const upgrade = 'Upgrade to 2.0.0';
    expect(await exportedAs({})).toEqual({ action: upgrade, remedies: [['vendor_fix', upgrade]] });
    expect(await exportedAs({ analysisDetails: 'Close the port' })).toEqual({
      action: 'Close the port',
      notes: upgrade,
      remedies: [
        ['mitigation', 'Close the port'],
        ['vendor_fix', upgrade],
      ],
    });
    expect(await exportedAs({ analysisResponse: 'UPDATE' })).toEqual({
      action: upgrade,
      remedies: [['vendor_fix', `${upgrade}. This is the chosen response.`]],
    });
    expect(await exportedAs({ analysisResponse: 'WILL_NOT_FIX' })).toEqual({
      action: 'No action is given',
      remedies: [['no_fix_planned', 'No details are given']],
    });
  });

  it('have an id that stays, a version that rises with what they say, and a history', async () => {
    const exploitable = (details: string) =>
      decide(({ vulnerability }) =>
        vulnerability.vulnId === flaws.critical
          ? { analysisState: 'EXPLOITABLE', analysisDetails: details, isSuppressed: false }
          : undefined,
      );
    await exploitable('One');
    const texts = async () => [
      (await ownOf('openvex')).text,
      (await ownOf('csaf')).text,
      (await vexOf(project.uuid)).text,
    ];
    const before = await texts();
    expect(await texts()).toEqual(before);
    await exploitable('Two');
    const after = await texts();
    expect(await texts()).toEqual(after);
    const parsed = (all: readonly string[]) => all.map((text) => JSON.parse(text));
    const [oldVex, oldCsaf, oldBom] = parsed(before);
    const [openVex, csaf, bom] = parsed(after);
    for (const member of ['@id', 'timestamp']) expect(openVex[member]).toBe(oldVex[member]);
    expect(openVex.version).toBe(oldVex.version + 1);
    expect(openVex.last_updated >= openVex.timestamp).toBe(true);
    expect(openVex.tooling).toMatch(/^Waybill\/\d/);
    const [old, now]: Tracking[] = [oldCsaf.document.tracking, csaf.document.tracking];
    expect([now?.id, now?.initial_release_date]).toEqual([`vex-${project.uuid}`, old?.initial_release_date]);
    expect(Number(now?.version)).toBe(Number(old?.version) + 1);
    expect(now?.revision_history.map(({ number }) => number)).toEqual(
      Array.from({ length: Number(now?.version) }, (_, index) => String(index + 1)),
    );
    expect(now?.revision_history.slice(0, -1)).toEqual(old?.revision_history);
    expect(bom.serialNumber).toBe(oldBom.serialNumber);
    expect(bom.version).toBe(oldBom.version + 1);
    // Earlier content is a new version as well, because the last version differs.
    await exploitable('One');
    expect(JSON.parse((await ownOf('openvex')).text).version).toBe(openVex.version + 1);
  });

  it('are published by whom the settings name, and the properties of the project before these', async () => {
    const set = async (propertyName: string, propertyValue: string | null) => {
      const body = { groupName: 'publisher', propertyName, propertyValue };
      const answer = await world.server.asAdmin.post('/api/v1/configProperty', body);
      expect(answer.status, answer.text).toBe(200);
    };
    const publisher = async () => {
      const { body } = await ownOf<CsafBody>('csaf');
      expect((await ownOf<{ author: string }>('openvex')).body.author).toBe(body.document.publisher.name);
      return body.document.publisher;
    };
    expect(await publisher()).toEqual({
      category: 'vendor',
      name: 'Export',
      namespace: `urn:uuid:${project.uuid}`,
    });
    await set('name', 'Acme PSIRT');
    await set('namespace', 'https://psirt.acme.example');
    await set('contact', 'psirt@acme.example');
    await set('category', 'coordinator');
    const acme = {
      category: 'coordinator',
      name: 'Acme PSIRT',
      namespace: 'https://psirt.acme.example',
      contact_details: 'psirt@acme.example',
    };
    expect(await publisher()).toEqual(acme);
    const refused = { groupName: 'publisher', propertyName: 'category', propertyValue: 'nobody' };
    expect((await world.server.asAdmin.post('/api/v1/configProperty', refused)).status).toBe(400);
    for (const [propertyName, propertyValue] of [
      ['name', 'Acme Tools'],
      ['category', 'nobody'],
    ]) {
      const property = { groupName: 'publisher', propertyName, propertyValue, propertyType: 'STRING' };
      const answer = await world.auditor.put(`/api/v1/project/${project.uuid}/property`, property);
      expect(answer.status, answer.text).toBe(201);
    }
    expect(await publisher()).toEqual({ ...acme, name: 'Acme Tools' });
  });

  it('are refused while nothing was stated, since neither format has an empty document', async () => {
    await decide(() => undefined);
    for (const format of ['openvex', 'csaf'] as const) expect((await ownOf(format)).status).toBe(409);
  });
});

/** The possible decisions. Records of one vulnerability get equal decisions, as in the list. */
const decision = fc.record({
  analysisState: fc.constantFrom(...analysisStates),
  analysisJustification: fc.constantFrom(...analysisJustifications),
  analysisResponse: fc.constantFrom(...analysisResponses),
  analysisDetails: fc.option(fc.constantFrom('Not called', 'Line one\nline two'), { nil: undefined }),
  isSuppressed: fc.boolean(),
});

async function decideAtRandom(decisions: readonly object[]): Promise<void> {
  const flawOf = (id: string) => (id === flaws.alias ? flaws.high : id);
  const keys = [
    ...new Set(findings.map((one) => `${flawOf(one.vulnerability.vulnId)} ${one.component.uuid}`)),
  ];
  await decide(({ component, vulnerability }) => {
    const given = decisions[keys.indexOf(`${flawOf(vulnerability.vulnId)} ${component.uuid}`)] as Decided;
    const members = Object.entries(given).filter(([, value]) => value !== undefined);
    return Object.fromEntries(members) as unknown as Decided;
  });
}

describe('an exported document', () => {
  const decisions = fc.array(decision, { minLength: 6, maxLength: 6 });

  it('changes nothing when it comes back as CycloneDX', async () => {
    await fc.assert(
      fc.asyncProperty(decisions, async (given) => {
        await decideAtRandom(given);
        const before = await analysesOf(world, project);
        const { result } = await applyVexTo(world, project, (await vexOf(project.uuid)).text);
        expect(result.findings).toBe(0);
        expect(await analysesOf(world, project)).toEqual(before);
      }),
      { numRuns: runs(12), seed: 20_263 },
    );
  });

  it.each(['openvex', 'csaf'] as const)('changes nothing when it comes back as %s', async (format) => {
    await fc.assert(
      fc.asyncProperty(decisions, async (given) => {
        await decideAtRandom(given);
        const before = await analysesOf(world, project);
        const { status, text } = await ownOf(format);
        if (status === 409) return;
        const { result } = await applyVexTo(world, project, text);
        expect(result).toMatchObject({ notApplied: 0, findings: 0 });
        expect(await analysesOf(world, project)).toEqual(before);
      }),
      { numRuns: runs(12), seed: 20_263 },
    );
  });

  it('says nothing about another version of the project, which has a UUID of its own', async () => {
    const exploitable = { analysisState: 'EXPLOITABLE', analysisDetails: 'Update' } as const;
    await decideAtRandom(Array.from({ length: 6 }, () => exploitable));
    const before = await analysesOf(world, world.second);
    const { text } = await ownOf('openvex');
    const { result } = await applyVexTo(world, world.second, text);
    expect(result.reasons).toEqual([{ reason: 'OTHER_PRODUCT', count: result.statements }]);
    expect(await analysesOf(world, world.second)).toEqual(before);
  });
});
