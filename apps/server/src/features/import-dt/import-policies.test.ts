import type { Policy, ViolationAnalysis } from '@waybill/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf, runSql, sql } from '../../db/database.ts';
import {
  type PolicyWorld,
  startPolicyWorld,
  violationsOf,
} from '../policy-evaluation/policy-world.fixtures.ts';
import { countViolationDrift } from '../policy-evaluation/violation-count.service.ts';
import {
  importFrom,
  makeFolder,
  outcomesOf,
  projectRow,
  smallInstallation,
  type Tables,
  tableOf,
  writeScript,
} from './import-dt.fixtures.ts';
import { componentRow } from './portfolio.fixtures.ts';

const folder = makeFolder();
let world: PolicyWorld;
let smithy: Awaited<ReturnType<PolicyWorld['upload']>>;
beforeAll(async () => {
  world = await startPolicyWorld();
  smithy = await world.upload('Smithy', '1');
  await world.server.runJobs();
});
afterAll(async () => {
  expect(await countViolationDrift(world.server.db)).toBe(0);
  await world.server.close();
  folder.remove();
});

let files = 0;
const importTables = (tables: Tables) =>
  importFrom(
    world.server.context,
    folder.write(`script-${++files}.sql`, writeScript({ ...smallInstallation, ...tables })),
  );

const uuid = (n: number) => `77777777-0000-4000-8000-${String(n).padStart(12, '0')}`;

const policy = (id: number, name: string, more: object = {}) => ({
  ID: id,
  INCLUDE_CHILDREN: false,
  NAME: name,
  ONLY_LATEST_PROJECT_VERSION: false,
  OPERATOR: 'ANY',
  UUID: uuid(id),
  VIOLATIONSTATE: 'FAIL',
  ...more,
});
const condition = (id: number, policyId: number, subject: string, operator: string, value: string) => ({
  ID: id,
  OPERATOR: operator,
  POLICY_ID: policyId,
  SUBJECT: subject,
  UUID: uuid(id),
  VALUE: value,
});

const mitThere = uuid(501);
const named = (name: string) => JSON.stringify({ name, version: '*' });

const policyTables = () =>
  ({
    LICENSE: [
      {
        ID: 1,
        COMMENT: null,
        ISCUSTOMLICENSE: false,
        ISDEPRECATED: false,
        FSFLIBRE: true,
        HEADER: null,
        LICENSEID: 'MIT',
        NAME: 'MIT License',
        ISOSIAPPROVED: true,
        SEEALSO: null,
        TEMPLATE: null,
        TEXT: null,
        UUID: mitThere,
      },
    ],
    PROJECT: [
      projectRow(1, { NAME: 'Smithy', UUID: smithy.uuid, VERSION: '1' }),
      // Refused, so it does not come.
      projectRow(2, { NAME: 'lost', UUID: uuid(902), AUTHORS: 'nobody' }),
    ],
    TAG: [{ ID: 1, NAME: 'forge' }],
    POLICY: [
      policy(1, 'No anvils'),
      policy(2, 'No MIT', {
        VIOLATIONSTATE: 'WARN',
        INCLUDE_CHILDREN: true,
        ONLY_LATEST_PROJECT_VERSION: true,
      }),
      policy(3, 'For what is lost'),
      policy(4, 'Odd', { OPERATOR: 'ALL', VIOLATIONSTATE: 'INFO' }),
      policy(5, 'No anvils', { OPERATOR: 'MOST' }),
    ],
    POLICYCONDITION: [
      condition(11, 1, 'COORDINATES', 'MATCHES', named('anvil')),
      condition(12, 2, 'LICENSE', 'IS', mitThere),
      condition(13, 3, 'SEVERITY', 'IS', 'LOW'),
      condition(14, 4, 'AGE', 'NUMERIC_GREATER_THAN', 'for ever'),
      condition(15, 4, 'HOROSCOPE', 'IS', 'bad'),
      condition(16, 99, 'SEVERITY', 'IS', 'LOW'),
    ],
    POLICY_PROJECTS: [
      { POLICY_ID: 2, PROJECT_ID: 1 },
      { POLICY_ID: 2, PROJECT_ID: 2 },
      { POLICY_ID: 3, PROJECT_ID: 2 },
    ],
    POLICY_TAGS: [{ POLICY_ID: 4, TAG_ID: 1 }],
  }) satisfies Tables;

const policyNamed = async (name: string) =>
  (await world.manager.get<Policy[]>('/api/v1/policy?pageSize=100')).body.find((it) => it.name === name);

describe('policies', () => {
  it('come with their conditions and limits, and are evaluated', async () => {
    const report = await importTables(policyTables());
    expect(outcomesOf(report, 'POLICY')).toEqual({ written: 3, refused: 2 });
    expect(outcomesOf(report, 'POLICYCONDITION')).toEqual({ written: 3, refused: 3 });
    expect(outcomesOf(report, 'POLICY_PROJECTS')).toEqual({ written: 1, refused: 2 });
    expect(outcomesOf(report, 'POLICY_TAGS')).toEqual({ written: 1 });
    await world.server.runJobs();
    expect(await policyNamed('No anvils')).toMatchObject({
      uuid: uuid(1),
      operator: 'ANY',
      violationState: 'FAIL',
      global: true,
      policyConditions: [
        { uuid: uuid(11), subject: 'COORDINATES', operator: 'MATCHES', value: named('anvil') },
      ],
    });
    expect(await policyNamed('No MIT')).toMatchObject({
      violationState: 'WARN',
      includeChildren: true,
      onlyLatestProjectVersion: true,
      projects: [{ uuid: smithy.uuid }],
    });
    expect(await policyNamed('Odd')).toMatchObject({
      operator: 'ALL',
      tags: [{ name: 'forge' }],
      global: false,
    });
    const violations = await violationsOf(world.manager, smithy);
    expect(violations.map((it) => `${it.policy.name}: ${it.component.name}`)).toContain('No anvils: anvil');
  });

  it('name licenses of the SPDX list by the UUIDs that these have here', async () => {
    const [mit] = await rowsOf<{ uuid: string }>(
      world.server.db,
      sql`select uuid from license where spdx_id = 'MIT'`,
    );
    expect((await policyNamed('No MIT'))?.policyConditions).toMatchObject([{ value: mit?.uuid }]);
    expect(mit?.uuid).not.toBe(mitThere);
  });

  it('are told of where they do not apply as there', async () => {
    const again = await importTables(policyTables());
    expect(outcomesOf(again, 'POLICY')).toEqual({ present: 3, refused: 2 });
    const notes = (table: string) =>
      tableOf(again, table).notes.map(({ row, outcome, reason }) => `${outcome} | ${row} | ${reason}`);
    expect(notes('POLICY')).toEqual([
      'refused | For what is lost | None of the projects that it is limited to is here. Without them it would apply to all projects.',
      'refused | No anvils | There is no operator "MOST".',
    ]);
    expect(notes('POLICYCONDITION')).toEqual([
      'refused | SEVERITY IS LOW | It refers to POLICY 99, which is not there or was refused.',
      'refused | For what is lost: SEVERITY IS LOW | Its policy is not here.',
      'refused | Odd: HOROSCOPE IS bad | There are no conditions of the subject HOROSCOPE with the operator IS.',
    ]);
  });
});

describe('violations', () => {
  const violation = (id: number, component: number, conditionId: number, more: object = {}) => ({
    ID: id,
    COMPONENT_ID: component,
    POLICYCONDITION_ID: conditionId,
    PROJECT_ID: 1,
    TIMESTAMP: { time: '2026-01-12 09:30:29.345' },
    UUID: uuid(id),
    ...more,
  });
  const comment = (id: number, analysis: number, text: string, commenter: string | null, time: string) => ({
    ID: id,
    COMMENT: text,
    COMMENTER: commenter,
    TIMESTAMP: { time },
    VIOLATIONANALYSIS_ID: analysis,
  });

  const violationTables = () =>
    ({
      ...policyTables(),
      COMPONENT: [
        componentRow(1, 1, { UUID: smithy.components.anvil ?? '' }),
        componentRow(2, 1, { UUID: smithy.components.nail ?? '' }),
        // Refused, so it does not come.
        componentRow(3, 1, { UUID: uuid(903), AUTHORS: 'nobody' }),
      ],
      POLICYVIOLATION: [
        violation(21, 1, 11),
        // Not found here: its condition is about anvils.
        violation(22, 2, 11),
        violation(23, 3, 11),
        violation(24, 1, 99),
      ],
      VIOLATIONANALYSIS: [
        { ID: 31, POLICYVIOLATION_ID: 21, STATE: 'APPROVED', SUPPRESSED: true },
        { ID: 32, POLICYVIOLATION_ID: 22, STATE: 'REJECTED', SUPPRESSED: false },
        { ID: 33, POLICYVIOLATION_ID: 77, STATE: 'APPROVED', SUPPRESSED: false },
      ],
      VIOLATIONANALYSISCOMMENT: [
        comment(43, 31, 'ok für dieses Release', 'legal1', '2026-07-20 11:11:06.865'),
        comment(41, 31, 'NOT_SET → APPROVED', 'admin', '2026-07-20 11:11:02.052'),
        comment(42, 31, 'Suppressed', 'admin', '2026-07-20 11:11:02.052'),
        comment(44, 32, 'NOT_SET → REJECTED', null, '2026-07-21 08:00:00'),
        comment(45, 32, 'no', 'b.okafor', '2026-07-21 08:00:01'),
        comment(46, 33, 'lost', 'admin', '2026-07-21 08:00:01'),
      ],
    }) satisfies Tables;

  const analysisOf = async (component: string | undefined, of: string) =>
    (
      await world.manager.get<ViolationAnalysis>(
        `/api/v1/violation/analysis?component=${component}&policyViolation=${of}`,
      )
    ).body;

  it('are those that are found here, with UUIDs, dates, decisions and trails of then', async () => {
    const report = await importTables(violationTables());
    expect(outcomesOf(report, 'POLICYVIOLATION')).toEqual({ merged: 1, written: 1, refused: 2 });
    expect(outcomesOf(report, 'VIOLATIONANALYSIS')).toEqual({ written: 2, refused: 1 });
    expect(outcomesOf(report, 'VIOLATIONANALYSISCOMMENT')).toEqual({ written: 5, refused: 1 });
    const [found] = await violationsOf(world.manager, smithy, 'suppressed=true');
    expect(found).toMatchObject({ uuid: uuid(21), component: { name: 'anvil' } });
    expect(await analysisOf(smithy.components.anvil, uuid(21))).toMatchObject({
      analysisState: 'APPROVED',
      isSuppressed: true,
      analysisComments: [
        {
          comment: 'NOT_SET → APPROVED',
          commenter: 'admin',
          timestamp: Date.parse('2026-07-20T11:11:02.052Z'),
        },
        { comment: 'Suppressed', commenter: 'admin' },
        { comment: 'ok für dieses Release', commenter: 'legal1' },
      ],
    });
  });

  it('that are not found here keep all of it until they are, and then nobody is told of them as new', async () => {
    await runSql(world.server.db, sql`delete from outbox`);
    const coordinates = { ...condition(11, 1, 'COORDINATES', 'MATCHES', named('*')), uuid: uuid(11) };
    const changed = await world.manager.post('/api/v1/policy/condition', {
      uuid: coordinates.uuid,
      subject: coordinates.SUBJECT,
      operator: coordinates.OPERATOR,
      value: coordinates.VALUE,
    });
    expect(changed.status).toBe(200);
    await world.server.runJobs();
    const rows = await violationsOf(world.manager, smithy, 'suppressed=true');
    expect(rows.find((row) => row.component.name === 'nail')?.uuid).toBe(uuid(22));
    expect(await analysisOf(smithy.components.nail, uuid(22))).toMatchObject({
      analysisState: 'REJECTED',
      isSuppressed: false,
      analysisComments: [{ comment: 'NOT_SET → REJECTED' }, { comment: 'no', commenter: 'b.okafor' }],
    });
    const [dated] = await rowsOf<{ first_seen: Date }>(
      world.server.db,
      sql`select first_seen from violation where uuid = ${uuid(22)}`,
    );
    expect(dated?.first_seen.toISOString()).toBe('2026-01-12T09:30:29.345Z');
    const told = await rowsOf<{ subject: unknown }>(
      world.server.db,
      sql`select subject from outbox where event_group = 'POLICY_VIOLATION'`,
    );
    expect(JSON.stringify(told)).toContain(smithy.components.mystery);
    expect(JSON.stringify(told)).not.toContain(uuid(22));
  });

  it('follow what is decided there, with the new lines of its trail', async () => {
    const more = violationTables();
    const report = await importTables({
      ...more,
      VIOLATIONANALYSIS: more.VIOLATIONANALYSIS.map((row) => ({ ...row, STATE: 'NOT_SET' })),
      VIOLATIONANALYSISCOMMENT: [
        ...more.VIOLATIONANALYSISCOMMENT,
        comment(47, 32, 'still no', 'b.okafor', '2026-07-22 08:00:01'),
      ],
    });
    expect(outcomesOf(report, 'POLICYVIOLATION')).toEqual({ present: 2, refused: 2 });
    expect(outcomesOf(report, 'VIOLATIONANALYSIS')).toEqual({ changed: 2, refused: 1 });
    expect(outcomesOf(report, 'VIOLATIONANALYSISCOMMENT')).toEqual({ present: 5, written: 1, refused: 1 });
    const { analysisState, analysisComments } = await analysisOf(smithy.components.nail, uuid(22));
    expect(analysisState).toBe('NOT_SET');
    expect(analysisComments?.map((it) => it.comment)).toEqual(['NOT_SET → REJECTED', 'no', 'still no']);
  });
});
