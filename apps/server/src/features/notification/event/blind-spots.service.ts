import type { Database } from '../../../db/database.ts';
import { componentCoverage } from '../../coverage/component-coverage.service.ts';
import { listAddedOf, listAddedSights } from './blind-spots.queries.ts';
import type { Coverage } from './coverage.service.ts';
import { readProjects } from './facts.service.ts';
import type { NewMessage, OpenEvent } from './outbox.queries.ts';
import { wordsOfBlindSpots } from './titles.ts';

/** Components that a message names. */
const mostNamed = 20;

/** Tells in one message of components that a project got and that no source covers; those of the house are meant to be so. */
export async function tellOfBlindSpots(
  db: Database,
  event: OpenEvent,
  projectId: number,
  addedAt: Date,
  coverage: Coverage,
): Promise<NewMessage[]> {
  const rules = await coverage.of('BLIND_SPOT_APPEARED', 0, [projectId]);
  const ruleIds = rules.get(projectId);
  if (!ruleIds) return [];
  const judge = await componentCoverage(db);
  const sights = await listAddedSights(db, projectId, addedAt);
  const blind = sights.filter((sight) => judge(sight, false) === 'NOT_COVERED');
  if (blind.length === 0) return [];
  const components = await listAddedOf(db, projectId, addedAt, blind, mostNamed);
  const project = (await readProjects(db, [projectId])).get(projectId);
  const [first] = components;
  if (!first || !project) return [];
  const names = components.map(({ name, version }) => (version === null ? name : `${name} ${version}`));
  return [
    {
      at: event.at,
      scope: 'PORTFOLIO',
      group: 'BLIND_SPOT_APPEARED',
      level: 0,
      projectId,
      ...wordsOfBlindSpots(first.total, names, project),
      subject: { kind: 'project', project },
      ruleIds,
    },
  ];
}
