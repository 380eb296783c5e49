import type { VexImport } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  setAccessControl,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import { noDrift } from '../../../test/no-drift.ts';
import { untoldDecisions } from '../../../test/untold-decisions.ts';
import { rowsOf, sql } from '../../db/database.ts';
import { forgetOldUploads } from '../bom/retention/upload-retention.service.ts';
import { countDrift } from '../matching/matching.service.ts';
import { deleteVexImports } from './retention/vex-retention.service.ts';
import { analysesOf, applyVexTo, cycloneDxVex, openVex, vexEntry, vexForm } from './vex.fixtures.ts';

let world: AuditWorld;
let version = 100;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(async () => {
  expect(await countDrift(world.server.db)).toEqual(noDrift);
  expect(await untoldDecisions(world.server.db)).toEqual([]);
  await world.server.close();
});

async function freshProject(bom: unknown = workshopBom): Promise<UploadedProject> {
  version += 1;
  return uploadBom(world.server, world.auditor, 'Vex', String(version), bom);
}

const base64 = (document: unknown) => Buffer.from(JSON.stringify(document)).toString('base64');
const notAffected = {
  state: 'not_affected',
  justification: 'code_not_reachable',
  response: ['will_not_fix', 'update'],
  detail: ' Never called. ',
};

describe('a CycloneDX VEX', () => {
  it('decides about the findings that it names, with the trail of the contract, and tells of itself', async () => {
    const project = await freshProject();
    const vex = base64(cycloneDxVex([vexEntry(flaws.critical, 'root', notAffected)]));
    const answer = await world.auditor.put<{ token: string }>('/api/v1/vex', { project: project.uuid, vex });
    expect(answer.status, answer.text).toBe(200);
    await world.server.runJobs();
    expect(await analysesOf(world, project)).toEqual({
      [`${flaws.critical} anvil`]: {
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'CODE_NOT_REACHABLE',
        analysisResponse: 'UPDATE',
        analysisDetails: 'Never called.',
        isSuppressed: true,
        trail: [
          'CycloneDX VEX: Analysis: NOT_SET → NOT_AFFECTED',
          'CycloneDX VEX: Justification: NOT_SET → CODE_NOT_REACHABLE',
          'CycloneDX VEX: Details: Never called.',
          'CycloneDX VEX: Vendor Response: NOT_SET → WILL_NOT_FIX',
          'CycloneDX VEX: Vendor Response: WILL_NOT_FIX → UPDATE',
          'CycloneDX VEX: Suppressed',
        ],
      },
    });
    const events = await rowsOf(
      world.server.db,
      sql<{ event_group: string; format: string }>`select event_group, subject -> 'vex' ->> 'format' as format
        from outbox o join project p on p.project_id = o.project_id where p.uuid = ${project.uuid}
          and event_group not like 'BOM%' and event_group not like 'NEW%' and event_group <> 'PROJECT_CREATED'
        order by event_id`,
    );
    expect(events).toEqual([
      { event_group: 'VEX_CONSUMED', format: 'CycloneDX' },
      { event_group: 'VEX_PROCESSED', format: 'CycloneDX' },
    ]);
    const { body: metrics } = await world.viewer.get<{ suppressed: number }>(
      `/api/v1/metrics/project/${project.uuid}/current`,
    );
    expect(metrics.suppressed).toBe(1);
  });

  it('is taken as a form, by the name of the project, and as XML', async () => {
    const project = await freshProject();
    const xml =
      '<bom xmlns="http://cyclonedx.org/schema/bom/1.5" version="1"><metadata><component type="application" ' +
      'bom-ref="root"><name>a</name></component></metadata><vulnerabilities><vulnerability>' +
      `<id>${flaws.medium}</id><source><name>nvd</name></source><analysis><state>exploitable</state></analysis>` +
      '<affects><target><ref>root</ref></target></affects></vulnerability></vulnerabilities></bom>';
    const fields = { projectName: 'Vex', projectVersion: String(version) };
    const answer = await world.auditor.post('/api/v1/vex', vexForm(xml, fields));
    expect(answer.status, answer.text).toBe(200);
    await world.server.runJobs();
    expect(await analysesOf(world, project)).toMatchObject({
      [`${flaws.medium} anvil`]: { analysisState: 'EXPLOITABLE', isSuppressed: false },
    });
  });

  it('reaches every record of a flaw, each trail says so, and the same again changes nothing', async () => {
    const project = await freshProject();
    const document = cycloneDxVex([vexEntry(flaws.high, 'root', { state: 'false_positive' })]);
    const first = await applyVexTo(world, project, document);
    expect(first.result).toMatchObject({
      format: 'CYCLONEDX',
      specVersion: '1.5',
      statements: 1,
      applied: 1,
      findings: 2,
      reasons: [],
    });
    const analyses = await analysesOf(world, project);
    expect(analyses).toMatchObject({
      [`${flaws.high} hammer`]: {
        trail: ['CycloneDX VEX: Analysis: NOT_SET → FALSE_POSITIVE', 'CycloneDX VEX: Suppressed'],
      },
      [`${flaws.alias} hammer`]: {
        isSuppressed: true,
        trail: [
          'CycloneDX VEX: Analysis: NOT_SET → FALSE_POSITIVE',
          'CycloneDX VEX: Suppressed',
          `CycloneDX VEX: Stated for ${flaws.high}`,
        ],
      },
    });
    const second = await applyVexTo(world, project, document);
    expect(second.result).toMatchObject({ applied: 0, unchanged: 1, findings: 0 });
    expect(second.statements).toMatchObject([{ outcome: 'UNCHANGED', vulnerability: flaws.high }]);
    expect(await analysesOf(world, project)).toEqual(analyses);
  });

  it('says of each statement what became of it, and why it was not applied', async () => {
    const project = await freshProject();
    const purl = 'pkg:golang/example.com/hammer';
    const { components: has } = workshopBom;
    const components = [
      ...has.slice(2, 3),
      { type: 'library', 'bom-ref': 'later', name: 'hammer', version: '1.6', purl: `${purl}@v1.6.0` },
      { type: 'library', 'bom-ref': 'far', name: 'far' },
    ];
    const triage = { state: 'in_triage' };
    const vulnerabilities = [
      vexEntry(flaws.critical, 'root', triage),
      vexEntry('CVE-1999-0001', 'root', triage),
      vexEntry(flaws.high, 'later', triage),
      vexEntry(flaws.high, 'far', triage),
      vexEntry(flaws.high, 'nowhere', triage),
      vexEntry(flaws.medium, 'nail', triage),
      { ...vexEntry(flaws.medium, 'root', triage), analysis: undefined },
      { ...vexEntry(flaws.medium, 'root', triage), affects: [] },
      { ...vexEntry(flaws.medium, 'root', triage), id: undefined },
      vexEntry(flaws.medium, 'root', triage),
      vexEntry(flaws.medium, 'root', { state: 'resolved' }),
      vexEntry(flaws.unassigned, 'mystery', triage, { source: undefined }),
    ];
    const document = cycloneDxVex(vulnerabilities, components);
    const { token, result, statements } = await applyVexTo(world, project, document);
    expect(statements.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      'APPLIED',
      'UNKNOWN_VULNERABILITY',
      'OTHER_VERSION',
      'UNKNOWN_COMPONENT',
      'UNKNOWN_COMPONENT',
      'KEPT',
      'NO_STATUS',
      'NO_PRODUCT',
      'NO_VULNERABILITY_ID',
      'SUPERSEDED',
      'APPLIED',
      'KEPT',
    ]);
    expect(statements[2]).toMatchObject({
      position: 3,
      path: '$.vulnerabilities[2].affects[0]',
      vulnerability: flaws.high,
      subject: 'hammer 1.6',
      state: 'IN_TRIAGE',
      message: 'The project has hammer 1.6 only in 1.5',
      findings: 0,
    });
    expect(result).toMatchObject({ statements: 12, applied: 2, kept: 2, unchanged: 0, notApplied: 8 });
    expect(result.reasons[0]).toEqual({ reason: 'UNKNOWN_COMPONENT', count: 2 });
    const list = `/api/waybill/v1/vex/${token}/statements`;
    const failed = await world.viewer.get<object[]>(`${list}?outcome=NOT_APPLIED&reason=OTHER_VERSION`);
    expect(failed.body).toHaveLength(1);
    expect((await world.viewer.get<object[]>(`${list}?searchText=1999`)).body).toHaveLength(1);
    const byName = await world.viewer.get<{ vulnerability?: string }[]>(
      `${list}?sortName=vulnerability&sortOrder=desc&pageNumber=1&pageSize=1`,
    );
    expect(byName.body).toMatchObject([{ vulnerability: flaws.unassigned }]);
    expect(byName.headers.get('x-total-count')).toBe('12');
  });

  it('keeps a decision for a component that does not have the vulnerability yet', async () => {
    const project = await freshProject();
    const { components } = workshopBom;
    await applyVexTo(
      world,
      project,
      cycloneDxVex([vexEntry(flaws.critical, 'nail', notAffected)], components),
    );
    const [vulnerability] = await rowsOf(
      world.server.db,
      sql<{ uuid: string }>`select uuid from vuln where ext_id = ${flaws.critical}`,
    );
    const query = `component=${project.components.nail}&vulnerability=${vulnerability?.uuid}`;
    expect((await world.viewer.get(`/api/v1/analysis?${query}`)).body).toMatchObject({
      analysisState: 'NOT_AFFECTED',
    });
  });

  it('finds components by a BOM-Link into the BOM of the project, and takes one that leads nowhere for the project', async () => {
    const project = await freshProject();
    const link = 'urn:cdx:3e671687-395b-41f5-a30f-a58921a69b79/1#';
    const exploitable = { state: 'exploitable' };
    const { statements } = await applyVexTo(
      world,
      project,
      cycloneDxVex([
        vexEntry(flaws.critical, `${link}anvil`, exploitable),
        vexEntry(flaws.unassigned, `${link}pkg%3Agolang%2Fexample.com%2Fnail%40v1.5.0`, exploitable),
        vexEntry(flaws.medium, `${link}elsewhere`, exploitable),
      ]),
    );
    expect(statements.map(({ outcome }) => outcome)).toEqual(['APPLIED', 'APPLIED', 'APPLIED']);
    expect(Object.keys(await analysesOf(world, project))).toHaveLength(3);
  });

  it('does nothing to a project without findings, and says so', async () => {
    const quiet = { ...workshopBom, components: [workshopBom.components[3]], dependencies: [] };
    const project = await freshProject(quiet);
    const document = cycloneDxVex(
      [vexEntry(flaws.medium, 'mystery', notAffected)],
      quiet.components as object[],
    );
    const { statements } = await applyVexTo(world, project, document);
    expect(statements).toMatchObject([{ outcome: 'NOT_APPLIED', reason: 'NO_FINDING' }]);
  });
});

describe('an OpenVEX document', () => {
  it('is applied to the project and to its components, a later statement over an earlier one', async () => {
    const project = await freshProject();
    const nail = 'pkg:golang/example.com/nail@v1.5.0';
    const unassigned = { name: flaws.unassigned };
    const { result, statements } = await applyVexTo(
      world,
      project,
      openVex([
        { vulnerability: unassigned, products: [nail], status: 'fixed', timestamp: '2026-02-02T00:00:00Z' },
        { vulnerability: unassigned, products: [nail], status: 'under_investigation' },
        {
          vulnerability: { name: 'CVE-0000-1', aliases: [flaws.critical] },
          products: [{ '@id': `urn:uuid:${project.uuid}` }],
          status: 'not_affected',
          justification: 'vulnerable_code_not_present',
          impact_statement: 'Built without it.',
        },
        {
          vulnerability: { name: flaws.high },
          products: [
            {
              '@id': `urn:uuid:${project.uuid}`,
              subcomponents: [{ '@id': 'pkg:golang/example.com/hammer' }],
            },
          ],
          status: 'affected',
          action_statement: 'Update.',
        },
        {
          vulnerability: { name: flaws.high },
          products: [{ '@id': nail, subcomponents: [{ '@id': 'pkg:golang/example.com/hammer' }] }],
          status: 'fixed',
        },
        { vulnerability: { name: flaws.high }, products: ['pkg:oci/other'], status: 'fixed' },
        { vulnerability: { name: flaws.high }, products: ['pkg:oci/other'], status: 'maybe' },
      ]),
    );
    expect(result).toMatchObject({ format: 'OPENVEX', specVersion: '0.2.0', applied: 3, notApplied: 4 });
    expect(statements.map(({ path, outcome, reason }) => [path, reason ?? outcome])).toEqual([
      ['$.statements[1]', 'SUPERSEDED'],
      ['$.statements[2]', 'APPLIED'],
      ['$.statements[3]', 'APPLIED'],
      ['$.statements[4]', 'WITHIN_COMPONENT'],
      ['$.statements[5]', 'UNKNOWN_COMPONENT'],
      ['$.statements[0]', 'APPLIED'],
      ['$.statements[6]', 'UNKNOWN_STATUS'],
    ]);
    expect(await analysesOf(world, project)).toMatchObject({
      [`${flaws.unassigned} nail`]: {
        analysisState: 'RESOLVED',
        trail: ['OpenVEX: Analysis: NOT_SET → RESOLVED', 'OpenVEX: Suppressed'],
      },
      [`${flaws.critical} anvil`]: {
        analysisState: 'NOT_AFFECTED',
        analysisJustification: 'CODE_NOT_PRESENT',
        analysisDetails: 'Built without it.',
      },
      [`${flaws.high} hammer`]: { analysisState: 'EXPLOITABLE', analysisDetails: 'Update.' },
      [`${flaws.alias} hammer`]: { analysisState: 'EXPLOITABLE' },
    });
  });
});

describe('a CSAF document', () => {
  it('is applied by the products of its tree', async () => {
    const project = await freshProject();
    const { result } = await applyVexTo(world, project, {
      document: { csaf_version: '2.0', category: 'csaf_vex' },
      product_tree: {
        full_product_names: [
          {
            product_id: 'p',
            name: 'anvil',
            product_identification_helper: { cpe: 'cpe:2.3:a:acme:anvil:1.5:*:*:*:*:*:*:*' },
          },
        ],
      },
      vulnerabilities: [
        {
          cve: flaws.critical,
          product_status: { known_affected: ['p'] },
          remediations: [{ category: 'no_fix_planned', details: 'End of life.', product_ids: ['p'] }],
        },
      ],
    });
    expect(result).toMatchObject({ format: 'CSAF', specVersion: '2.0', applied: 1 });
    expect(await analysesOf(world, project)).toMatchObject({
      [`${flaws.critical} anvil`]: {
        analysisState: 'EXPLOITABLE',
        analysisResponse: 'WILL_NOT_FIX',
        analysisDetails: 'End of life.',
        trail: [
          'CSAF VEX: Analysis: NOT_SET → EXPLOITABLE',
          'CSAF VEX: Details: End of life.',
          'CSAF VEX: Vendor Response: NOT_SET → WILL_NOT_FIX',
        ],
      },
    });
  });
});

describe('a CSAF document of version 2.1', () => {
  const nail = 'pkg:golang/example.com/nail@v1.5.0';
  const document = (helper: object, status: object, tree: object = {}) => ({
    document: { csaf_version: '2.1', category: 'csaf_vex' },
    product_tree: {
      branches: [
        {
          category: 'product_version',
          name: '1.5',
          product: { product_id: 'p', name: 'Nail', product_identification_helper: helper },
        },
      ],
      ...tree,
    },
    vulnerabilities: [{ ids: [{ system_name: 'Go', text: flaws.unassigned }], product_status: status }],
  });

  it.each([
    ['purls', { purls: [nail] }],
    ['the second of purls', { purls: ['pkg:golang/mirror.example.com/nail@v1.5.0', nail] }],
    ['purl, as in 2.0', { purl: nail }],
    ['a generic URI', { x_generic_uris: [{ namespace: 'https://github.com/package-url', uri: nail }] }],
  ])('is applied by %s', async (_what, helper) => {
    const project = await freshProject();
    const { result } = await applyVexTo(world, project, document(helper, { known_not_affected: ['p'] }));
    expect(result).toMatchObject({ specVersion: '2.1', applied: 1 });
    const states = await analysesOf(world, project);
    expect(states[`${flaws.unassigned} nail`]).toMatchObject({ analysisState: 'NOT_AFFECTED' });
  });

  it('is applied by cpes and by the hashes of files', async () => {
    const [anvil, ...others] = workshopBom.components;
    const sha256 = 'AB'.repeat(32);
    const hashed = { ...anvil, hashes: [{ alg: 'SHA-256', content: sha256 }] };
    const project = await freshProject({ ...workshopBom, components: [hashed, ...others] });
    const by = (helper: object, id: string) => {
      const written = document(helper, { known_affected: ['p'] });
      return { ...written, vulnerabilities: [{ ...written.vulnerabilities[0], ids: [{ text: id }] }] };
    };
    const cpes = ['cpe:2.3:a:far:far:1:*:*:*:*:*:*:*', 'cpe:2.3:a:acme:anvil:1.5:*:*:*:*:*:*:*'];
    const hashes = [
      { filename: 'anvil', file_hashes: [{ algorithm: 'sha256', value: sha256.toLowerCase() }] },
    ];
    expect((await applyVexTo(world, project, by({ cpes }, flaws.critical))).result.applied).toBe(1);
    expect((await applyVexTo(world, project, by({ hashes }, flaws.medium))).result.applied).toBe(1);
  });

  it('takes a recommended version for a fixed one, unless it says something else of it', async () => {
    const project = await freshProject();
    await applyVexTo(world, project, document({ purls: [nail] }, { recommended: ['p'] }));
    const state = async () => (await analysesOf(world, project))[`${flaws.unassigned} nail`]?.analysisState;
    expect(await state()).toBe('RESOLVED');
    const status = { recommended: ['p'], known_affected: ['p'] };
    await applyVexTo(world, project, document({ purls: [nail] }, status));
    expect(await state()).toBe('EXPLOITABLE');
  });

  it('decides nothing by the status unknown, and says so', async () => {
    const project = await freshProject();
    const { statements } = await applyVexTo(world, project, document({ purls: [nail] }, { unknown: ['p'] }));
    expect(statements).toMatchObject([
      { reason: 'UNKNOWN_STATUS', message: 'Says of "Nail" only that its status is unknown' },
    ]);
  });

  it('is applied by the paths of products', async () => {
    const project = await freshProject();
    const path = {
      beginning_product_reference: 'p',
      full_product_name: { product_id: 'q', name: 'Nail in Workshop' },
      subpaths: [{ category: 'installed_on', next_product_reference: 'w' }],
    };
    const tree = { full_product_names: [{ product_id: 'w', name: 'Vex' }], product_paths: [path] };
    const { statements } = await applyVexTo(
      world,
      project,
      document({ purls: [nail] }, { fixed: ['q'] }, tree),
    );
    expect(statements).toMatchObject([{ outcome: 'APPLIED' }]);
  });
});

describe('VEX uploads', () => {
  const path = ({ uuid }: UploadedProject) => `/api/waybill/v1/project/${uuid}/vex`;

  it('are refused by the schema, as other formats by the endpoints of the contract, and leave an event', async () => {
    const project = await freshProject();
    const invalid = cycloneDxVex([vexEntry(flaws.critical, 'root', { state: 'sorry' })]);
    for (const answer of [
      await world.auditor.put('/api/v1/vex', { project: project.uuid, vex: base64(invalid) }),
      await world.auditor.post('/api/v1/vex', vexForm(invalid, { project: project.uuid })),
      await world.auditor.post(path(project), vexForm(invalid)),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ detail: 'Schema validation failed' });
    }
    const other = await world.auditor.put('/api/v1/vex', { project: project.uuid, vex: base64(openVex([])) });
    expect(other.status).toBe(400);
    expect(other.text).toContain('OpenVEX');
    expect((await world.auditor.post(path(project), vexForm('{"a":1}'))).status).toBe(400);
    expect((await world.auditor.post(path(project), new FormData())).status).toBe(400);
    expect((await world.viewer.get<VexImport[]>(path(project))).body).toEqual([]);
    const events = await rowsOf(
      world.server.db,
      sql`select 1 from outbox where event_group = 'BOM_VALIDATION_FAILED'
        and subject -> 'project' ->> 'uuid' = ${project.uuid}`,
    );
    expect(events).toHaveLength(5);
  });

  it.each([
    ['PUT', { vex: 'e30=' }, 400],
    ['PUT', { projectName: 'Vex', vex: 'e30=' }, 400],
    ['PUT', { projectName: 'Vex', projectVersion: 'none', vex: 'e30=' }, 404],
    ['PUT', { projectName: 'V\u0000', projectVersion: '1', vex: 'e30=' }, 400],
    ['PUT', { project: '5dec0000-0000-4000-8000-0000000000fe', vex: 'e3' }, 400],
    ['PUT', { project: '5dec0000-0000-4000-8000-0000000000fe', vex: null }, 400],
  ])('by %s with %j are answered by %i', async (_method, body, status) => {
    expect((await world.auditor.put('/api/v1/vex', body)).status).toBe(status);
  });

  it('need the permission to analyze, and the project', async () => {
    const project = await freshProject();
    const document = vexForm(cycloneDxVex([]));
    expect((await world.viewer.post(path(project), document)).status).toBe(403);
    expect((await world.viewer.put('/api/v1/vex', { project: project.uuid, vex: 'e30=' })).status).toBe(403);
    const { token } = await applyVexTo(world, project, cycloneDxVex([]));
    await setAccessControl(world.server, true);
    try {
      expect((await world.auditor.post(path(project), document)).status).toBe(404);
      for (const hidden of ['', '/statements', '/original']) {
        expect((await world.viewer.get(`/api/waybill/v1/vex/${token}${hidden}`)).status).toBe(404);
      }
      expect((await world.viewer.get(path(project))).status).toBe(404);
    } finally {
      await setAccessControl(world.server, false);
    }
    const analyst = await world.server.asKey('VULNERABILITY_ANALYSIS');
    expect((await analyst.get(`/api/waybill/v1/vex/${token}`)).status).toBe(200);
    const stranger = await world.server.asKey('VIEW_PORTFOLIO');
    expect((await stranger.get(`/api/waybill/v1/vex/${token}`)).status).toBe(403);
    expect((await analyst.get(`/api/waybill/v1/vex/${project.uuid}`)).status).toBe(404);
  });

  it('to a collection project are refused', async () => {
    const { body } = await world.auditor.put<UploadedProject>('/api/v1/project', {
      name: 'All',
      collectionLogic: 'AGGREGATE_DIRECT_CHILDREN',
      classifier: 'NONE',
    });
    expect((await world.auditor.post('/api/v1/vex', vexForm({}, { project: body.uuid }))).status).toBe(400);
  });

  it('are listed with their originals, the statements of the ten newest', async () => {
    const project = await freshProject();
    const document = cycloneDxVex([vexEntry(flaws.critical, 'root', { state: 'in_triage' })]);
    const tokens: string[] = [];
    for (let i = 0; i < 11; i++) tokens.unshift((await applyVexTo(world, project, document)).token);
    const { body, headers } = await world.viewer.get<VexImport[]>(path(project));
    expect(headers.get('x-total-count')).toBe('11');
    expect(body.map((row) => row.token)).toEqual(tokens);
    expect(body.map((row) => row.isListed)).toEqual([...Array<boolean>(10).fill(true), false]);
    expect(body[0]).toMatchObject({ project: { uuid: project.uuid }, statements: 1, unchanged: 1 });
    const oldest = `/api/waybill/v1/vex/${tokens.at(-1)}`;
    expect((await world.viewer.get(`${oldest}/statements`)).body).toEqual([]);
    const original = await world.viewer.get(`${oldest}/original`);
    expect(original.text).toBe(JSON.stringify(document));
    expect(original.headers.get('content-disposition')).toBe(
      `attachment; filename="Vex-${version}.vex.cdx.json"`,
    );
  });

  it('are forgotten as the settings say, with their originals', async () => {
    const project = await freshProject();
    for (const id of [flaws.critical, flaws.medium, flaws.high]) {
      await applyVexTo(
        world,
        project,
        cycloneDxVex([vexEntry(id, 'root', { state: 'in_triage', detail: id })]),
      );
    }
    const originals = () =>
      rowsOf(
        world.server.db,
        sql`select 1 from original o join vex_import v on v.sha256 = o.sha256 join project p using (project_id)
          where p.uuid = ${project.uuid}`,
      );
    expect(await originals()).toHaveLength(3);
    const { db } = world.server;
    const limits = { since: null, count: 2 };
    expect(await forgetOldUploads(db, limits, 1_000, () => undefined, deleteVexImports)).toBeGreaterThan(0);
    expect((await world.viewer.get<VexImport[]>(path(project))).body).toHaveLength(2);
    expect(await originals()).toHaveLength(2);
  });

  it('of a document that cannot be read fail with the reason when nothing is checked before', async () => {
    const project = await freshProject();
    const mode = (propertyValue: string) =>
      world.server.asAdmin.post('/api/v1/configProperty', {
        groupName: 'artifact',
        propertyName: 'bom.validation.mode',
        propertyValue,
      });
    await mode('DISABLED');
    const answer = await world.auditor.post<{ token: string }>(path(project), vexForm('{"a":1}'));
    await mode('ENABLED');
    expect(answer.status, answer.text).toBe(202);
    await world.server.runJobs();
    expect((await world.auditor.get(`/api/waybill/v1/tasks/${answer.body.token}`)).body).toMatchObject({
      kind: 'vex.process',
      state: 'failed',
      error: 'The JSON document has no "specVersion", so it is not a CycloneDX BOM',
    });
  });
});

describe('while CycloneDX is switched off', () => {
  it('a CycloneDX VEX is refused, and one of another format is taken', async () => {
    const project = await freshProject();
    const accept = async (value: string) => {
      const change = { groupName: 'artifact', propertyName: 'cyclonedx.enabled', propertyValue: value };
      expect((await world.server.asAdmin.post('/api/v1/configProperty', change)).status).toBe(200);
    };
    await accept('false');
    const document = cycloneDxVex([vexEntry(flaws.critical, 'root', notAffected)]);
    const path = `/api/waybill/v1/project/${project.uuid}/vex`;
    const answers = [
      await world.auditor.put('/api/v1/vex', { project: project.uuid, vex: base64(document) }),
      await world.auditor.post('/api/v1/vex', vexForm(document, { project: project.uuid })),
      await world.auditor.post(path, vexForm(document)),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toMatchObject({ title: 'CycloneDX documents are not accepted' });
    }
    const other = openVex([
      { vulnerability: { name: flaws.critical }, products: ['pkg:generic/x'], status: 'under_investigation' },
    ]);
    expect((await world.auditor.post(path, vexForm(other))).status).toBe(202);
    await world.server.runJobs();
    await accept('true');
  });
});
