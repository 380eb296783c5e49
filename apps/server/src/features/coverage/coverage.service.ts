// Public to other features.
import type { Coverage } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { membersOf } from '../metrics/collection.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { maxExamples } from './cause-group.ts';
import { listSights, type SightCount } from './coverage.queries.ts';
import { createTally } from './coverage-tally.ts';
import { enabledSources } from './enabled-sources.service.ts';
import { type Members, sumKeptFaults } from './kept-coverage.queries.ts';
import { sightsOfMembers } from './kept-coverage.service.ts';
import { type FaultCount, listFaults } from './record-fault.queries.ts';

export { countSights, type SightCount } from './coverage.queries.ts';
export { countFaults, type FaultCount } from './record-fault.queries.ts';

/**
 * The number of components of a project that no enabled source covers, and the causes: a component without
 * findings may be safe or unchecked. It is computed on read from what is stored per identity, so it follows
 * the settings at once. This takes 55 ms of processor time for 8,000 components. For a collection it is the
 * sum of its members' stored counts, without examples.
 */
export async function projectCoverage(db: Database, uuid: string, scope: ProjectScope): Promise<Coverage> {
  const project = await requireProject(db, uuid, scope);
  if (project.is_collection) return collectionCoverage(db, membersOf([project.project_id], scope));
  const [sources, rows, faults] = await Promise.all([
    enabledSources(db),
    listSights(db, [project.project_id], maxExamples),
    listFaults(db, [project.project_id], maxExamples),
  ]);
  const tally = createTally(sources);
  for (const row of rows) tally.add({ ...row, internal: row.internal ? row.components : 0 }, row);
  for (const row of faults) tally.addFault({ ...row, internal: row.internal ? row.components : 0 }, row);
  return tally.coverage();
}

async function collectionCoverage(db: Database, members: Members): Promise<Coverage> {
  const [{ sights }, faults] = await Promise.all([sightsOfMembers(db, members), sumKeptFaults(db, members)]);
  return (await coverageOfCounts(db, { sights: [...sights.values()].flat(), faults })).coverage;
}

/** Components that were counted by their sight, and those of them that have records which cannot tell. */
export interface KeptCounts {
  sights: readonly SightCount[];
  faults: readonly FaultCount[];
}

/**
 * The coverage of components that were counted by their sight, without examples; and the sights of which nobody covers components
 * that are not our own.
 */
export async function coverageOfCounts(
  db: Database,
  { sights, faults }: KeptCounts,
): Promise<{ coverage: Coverage; blind: string[] }> {
  const tally = createTally(await enabledSources(db));
  for (const sight of sights) tally.add(sight);
  for (const fault of faults) tally.addFault(fault);
  return { coverage: tally.coverage(), blind: tally.blindSights() };
}
