import type { EnabledSources } from '@waybill/match';
import { type Database, inTransaction } from '../../../db/database.ts';
import { recordEvent } from '../../../jobs/outbox.ts';
import { lostSights, readCover } from '../../coverage/lost-coverage.service.ts';
import type { Coverage } from './coverage.service.ts';
import { readProjects } from './facts.service.ts';
import {
  findWatchedCover,
  listOfSights,
  listProjectsOfSights,
  lockWatchedCover,
  storeWatchedCover,
} from './lost-coverage.queries.ts';
import type { OpenEvent, Step } from './outbox.queries.ts';
import { wordsOfBlindSpots } from './titles.ts';

/** Projects of one step. */
const stepSize = 50;
/** Components that a message names. */
const mostNamed = 20;

/** True if the coverage differs from the last check. */
export async function hasCoverChanged(db: Database): Promise<boolean> {
  return !isSame(await findWatchedCover(db), await readCover(db));
}

/** Notes what covers components, and tells where it was more before. The first look only notes. */
export async function noteCover(db: Database): Promise<boolean> {
  const after = await readCover(db);
  return inTransaction(db, async (trx) => {
    const before = await lockWatchedCover(trx);
    if (isSame(before, after)) return false;
    await storeWatchedCover(trx, after);
    if (!before) return false;
    await recordEvent(trx, {
      group: 'COVERAGE_CHANGED',
      tells: ['BLIND_SPOT_APPEARED'],
      scope: 'PORTFOLIO',
      level: 'INFORMATIONAL',
      subject: { before, after },
    });
    return true;
  });
}

function isSame(one: EnabledSources | undefined, other: EnabledSources): boolean {
  // In the database the members are in another order.
  const textOf = (cover: EnabledSources) =>
    JSON.stringify(Object.entries(cover).sort(([a], [b]) => (a < b ? -1 : 1)));
  return one !== undefined && textOf(one) === textOf(other);
}

/** Tells each project, in one message, of its components that were covered before the sources changed. */
export async function tellOfLostCoverage(db: Database, event: OpenEvent, coverage: Coverage): Promise<Step> {
  const { before, after, progress } = event.subject as {
    before: EnabledSources;
    after: EnabledSources;
    progress?: { after: number };
  };
  const done = { messages: [], progress: undefined };
  const covered = await coverage.projectsOf(['BLIND_SPOT_APPEARED']);
  if (covered?.length === 0) return done;
  const sights = await lostSights(db, before, after);
  if (sights.length === 0) return done;
  const ids = await listProjectsOfSights(db, sights, covered, progress?.after ?? 0, stepSize);
  const last = ids.at(-1);
  if (last === undefined) return done;
  const rules = await coverage.of('BLIND_SPOT_APPEARED', 0, ids);
  const projects = await readProjects(db, ids);
  const found = Map.groupBy(await listOfSights(db, ids, sights, mostNamed), (row) => row.project_id);
  const messages = ids.flatMap((id) => {
    const project = projects.get(id);
    const components = found.get(id) ?? [];
    const [first] = components;
    if (!project || !first) return [];
    const names = components.map(({ name, version }) => (version === null ? name : `${name} ${version}`));
    return {
      at: event.at,
      scope: 'PORTFOLIO' as const,
      group: 'BLIND_SPOT_APPEARED',
      level: 0,
      projectId: id,
      ...wordsOfBlindSpots(first.total, names, project),
      subject: { kind: 'project' as const, project },
      ruleIds: rules.get(id) ?? [],
    };
  });
  return { messages, progress: ids.length < stepSize ? undefined : { after: last } };
}
