import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AuditWorld,
  flaws,
  startAuditWorld,
  uploadBom,
  workshopBom,
} from '../../../test/audit-world.ts';
import { noDrift } from '../../../test/no-drift.ts';
import { findRow, inTransaction, rowsOf, sql } from '../../db/database.ts';
import { outsideFlow } from '../../db/second-connection.ts';
import type { AnalysisKey } from '../decision-record/decision-record.service.ts';
import { countDrift } from '../matching/matching.service.ts';
import { holdComponent } from './analysis.queries.ts';
import { type DecisionSubject, decideAll } from './decide.service.ts';

let world: AuditWorld;
beforeAll(async () => {
  world = await startAuditWorld();
});
afterAll(() => world.server.close());

/** No foreign key of these leads to the component. */
const tables = ['analysis', 'analysis_comment', 'component_count'];

const withoutAnvil = {
  ...workshopBom,
  components: workshopBom.components.filter(({ name }) => name !== 'anvil'),
  dependencies: [],
};

interface Anvil {
  name: string;
  project: string;
  component: string;
  vulnerability: string;
  key: AnalysisKey;
}

const removals: readonly [string, (anvil: Anvil) => Promise<unknown>][] = [
  ['its component is deleted', ({ component }) => world.auditor.delete(`/api/v1/component/${component}`)],
  [
    'an upload leaves its component out',
    ({ name }) => uploadBom(world.server, world.auditor, name, '1', withoutAnvil),
  ],
  ['its project is deleted', ({ project }) => world.auditor.delete(`/api/v1/project/${project}`)],
];

it.each(removals)('a decision that is being taken while %s leaves nothing behind', async (name, remove) => {
  const anvil = await uploadAnvil(name);
  const removing = await inTransaction(world.server.db, async (trx) => {
    expect(await holdComponent(trx, anvil.key)).toBe(true);
    await decideAll(trx, [subjectOf(anvil)], 'somebody', (before) => ({
      after: { ...before, state: 'RESOLVED' },
      comment: undefined,
      lines: ['At the last moment'],
    }));
    const asked = outsideFlow(() => remove(anvil));
    await expect.poll(() => outsideFlow(isWaiting), { timeout: 10_000 }).toBe(true);
    return { asked };
  });
  await removing.asked;
  for (const table of tables) expect(await rowsOfComponent(table, anvil.key)).toEqual([]);
  const past = await rowsOfComponent('analysis_past', anvil.key);
  if (name === 'its project is deleted') expect(past).toEqual([]);
  else expect(past).toMatchObject([{ state: 'RESOLVED', comments: [{ comment: 'At the last moment' }] }]);
  expect(await countDrift(world.server.db)).toEqual(noDrift);
});

it('no row of a removed component or project is left in any table that has its key', async () => {
  const anvil = await uploadAnvil('Everything');
  await world.auditor.put('/api/v1/analysis', {
    project: anvil.project,
    component: anvil.component,
    vulnerability: anvil.vulnerability,
    analysisState: 'RESOLVED',
    comment: 'Fixed',
  });
  for (const table of tables) expect(await rowsOfComponent(table, anvil.key)).not.toEqual([]);
  await world.auditor.delete(`/api/v1/component/${anvil.component}`);
  expect(await tablesWith(anvil.key)).toEqual(['analysis_past', 'component_past']);
  await world.auditor.delete(`/api/v1/project/${anvil.project}`);
  // The searchable past outlives the project.
  expect(await tablesWith(anvil.key)).toEqual(['component_past']);
});

async function uploadAnvil(name: string): Promise<Anvil> {
  const { uuid, components } = await uploadBom(world.server, world.auditor, name, '1', workshopBom);
  const component = components.anvil ?? '';
  const row = await findRow(
    world.server.db,
    sql<AnalysisKey & { uuid: string }>`select c.project_id, c.component_id, v.vuln_id, v.uuid
      from component c, vuln v where c.uuid = ${component} and v.ext_id = ${flaws.critical}`,
  );
  if (!row) throw new Error('The upload has no anvil');
  const { uuid: vulnerability, ...key } = row;
  return { name, project: uuid, component, vulnerability, key };
}

function subjectOf({ key, project, name }: Anvil): DecisionSubject {
  return {
    key,
    project: { uuid: project, name, version: '1' },
    vulnerability: { source: 'NVD', vulnId: flaws.critical },
  };
}

const rowsOfComponent = (table: string, { project_id, component_id }: AnalysisKey) =>
  rowsOf(
    world.server.db,
    sql`select * from ${sql.table(table)} where project_id = ${project_id} and component_id = ${component_id}`,
  );

/** The tables that have rows of a component. */
async function tablesWith(key: AnalysisKey): Promise<string[]> {
  const keyed = await rowsOf(
    world.server.db,
    sql<{ name: string }>`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('project_id', 'component_id')
      group by 1 having count(*) = 2 order by 1`,
  );
  const found = await Promise.all(keyed.map(({ name }) => rowsOfComponent(name, key)));
  return keyed.flatMap(({ name }, index) => (found[index]?.length ? [name] : []));
}

/** True if somebody waits for a lock of a row. */
async function isWaiting(): Promise<boolean> {
  const rows = await rowsOf(
    world.server.db,
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and wait_event = 'transactionid'`,
  );
  return rows.length > 0;
}
