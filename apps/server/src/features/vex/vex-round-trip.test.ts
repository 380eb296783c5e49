import {
  analysisJustifications,
  analysisResponses,
  analysisStates,
  type Finding,
} from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  startAuditWorld,
  type UploadedProject,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import { rowsOf, runSql, sql } from '../../db/database.ts';
import { applyVexTo } from './vex.fixtures.ts';

/** Every possible decision, apart from texts. */
const decisions = analysisStates.flatMap((state) =>
  analysisJustifications.flatMap((justification) =>
    analysisResponses.flatMap((response) =>
      [true, false].map((suppressed) => ({ state, justification, response, suppressed })),
    ),
  ),
);

/** Words that a document could take for its own, and others. */
const details = [
  null,
  'Not called',
  ' Line one\nline two ',
  'Upgrade to 2.0',
  'Upgrade to 2.0\nUpgrade to 2.0. This is the chosen response.',
  'No reason is given',
  'No action is given',
  'No details are given',
];

let world: AuditWorld;
let project: UploadedProject;

beforeAll(async () => {
  world = await startAuditWorld();
  // Each is affected by two flaws.
  const components = Array.from({ length: decisions.length / 2 }, (_, index) => ({
    type: 'library',
    'bom-ref': `anvil-${index}`,
    name: 'anvil',
    version: `1.${index}`,
    cpe: `cpe:2.3:a:acme:anvil:1.${index}:*:*:*:*:*:*:*`,
  }));
  project = await uploadBom(world.server, world.auditor, 'Every decision', '1', {
    ...workshopBom,
    components,
    dependencies: [],
  });
  await runSql(
    world.server.db,
    sql`insert into analysis (project_id, component_id, vuln_id, state, justification, response, details, suppressed)
      select f.project_id, f.component_id, f.vuln_id, d.state, d.justification, d.response, d.details, d.suppressed
      from (
        select p.project_id, c.component_id, m.vuln_id, row_number() over (order by m.vuln_id, c.component_id) as n
        from project p join component c on c.project_id = p.project_id
        join identity_match m on m.identity_id = c.identity_id where p.uuid = ${project.uuid}) f
      join unnest(${decisions.map((one) => one.state)}::text[],
        ${decisions.map((one) => one.justification)}::text[], ${decisions.map((one) => one.response)}::text[],
        ${decisions.map((_, index) => details[index % details.length] ?? null)}::text[],
        ${decisions.map((one) => one.suppressed)}::bool[])
        with ordinality as d(state, justification, response, details, suppressed, n) on d.n = f.n`,
  );
});
afterAll(() => world.server.close());

const formats = [
  ['OpenVEX', '/api/waybill/v1/vex/openvex/project/{uuid}'],
  ['CSAF', '/api/waybill/v1/vex/csaf/project/{uuid}'],
  ['CycloneDX 1.4', '/api/v1/vex/cyclonedx/project/{uuid}?version=1.4'],
  ['CycloneDX 1.5', '/api/v1/vex/cyclonedx/project/{uuid}'],
  ['CycloneDX 1.6', '/api/v1/vex/cyclonedx/project/{uuid}?version=1.6'],
] as const;

const analyses = ({ uuid }: { uuid: string }) =>
  rowsOf(
    world.server.db,
    sql`select a.component_id, a.vuln_id, a.state, a.justification, a.response, a.details, a.suppressed, a.updated_at,
        a.decided_at, a.decided_by,
        array(select c.comment from analysis_comment c where c.project_id = a.project_id
          and c.component_id = a.component_id and c.vuln_id = a.vuln_id order by c.comment_id) as lines
      from analysis a join project p on p.project_id = a.project_id where p.uuid = ${uuid} order by 1, 2`,
  );

async function comesBack(path: string, to: { uuid: string }) {
  const exported = await world.auditor.get(path.replace('{uuid}', to.uuid));
  if (exported.status !== 200) throw new Error(exported.text);
  return applyVexTo(world, to, exported.text);
}

describe('a document of a project that comes back', () => {
  it.each(formats)('changes none of all decisions there can be, and no trail: %s', async (_name, path) => {
    const before = await analyses(project);
    expect(before).toHaveLength(decisions.length);
    const { result, statements } = await comesBack(path, project);
    expect(result).toMatchObject({ findings: 0, applied: 0, kept: 0 });
    expect(result.unchanged).toBeGreaterThan(0);
    expect(await analyses(project)).toEqual(before);
    // Only what says nothing is not applied; the report has the states that stand.
    expect(result.reasons.filter(({ reason }) => reason !== 'NO_STATUS')).toEqual([]);
    const states = new Set(statements.map((statement) => statement.state));
    expect(states.has('FALSE_POSITIVE')).toBe(true);
  });

  it.each(formats)(
    'changes nothing where the records of a flaw are decided apart: %s',
    async (_name, path) => {
      const findings = await world.viewer.get<Finding[]>(`/api/v1/finding/project/${world.first.uuid}`);
      const of = (id: string) => findings.body.find(({ vulnerability }) => vulnerability.vulnId === id);
      const decide = async (id: string, decision: object) => {
        const { component, vulnerability } = of(id) ?? {};
        const key = { component: component?.uuid, vulnerability: vulnerability?.uuid };
        const answer = await world.auditor.put('/api/v1/analysis', { ...key, ...decision });
        expect(answer.status, answer.text).toBe(200);
      };
      await decide(flaws.high, { analysisState: 'EXPLOITABLE', isSuppressed: false });
      for (const state of ['NOT_SET', 'NOT_AFFECTED']) {
        await decide(flaws.alias, { analysisState: state, isSuppressed: false });
        const before = await analyses(world.first);
        const { result } = await comesBack(path, world.first);
        expect(result.findings).toBe(0);
        expect(await analyses(world.first)).toEqual(before);
      }
    },
  );

  it.each(formats)('says what it can to a project where nothing is decided: %s', async (name, path) => {
    const { text } = await world.auditor.get(path.replace('{uuid}', world.first.uuid));
    const other = await uploadBom(world.server, world.auditor, 'Workshop', `of ${name}`, workshopBom);
    const { result } = await applyVexTo(world, other, text);
    // The others name the project by its UUID.
    expect((result.findings ?? 0) > 0).toBe(name.startsWith('CycloneDX'));
  });
});
