// Public to other features.
import type { Source, SourceTestOutcome } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { enqueue, latestTasks } from '../../jobs/task.ts';
import { cadenceMs, mirrorKind, mirrorTask } from './source.jobs.ts';
import { absentSources, findSource, sources } from './source.registry.ts';
import type { Source as MirroredSource } from './source.ts';
import { viewSource } from './source.view.ts';
import { listParts } from './source-state.queries.ts';
import { tryAddress } from './source-test.ts';

/** Every source with its settings and how it stands. */
export async function listSources(db: Database): Promise<Source[]> {
  const tasks = await latestTasks(db, mirrorKind);
  const parts = await listParts(db);
  const views: Source[] = [];
  for (const source of sources) {
    views.push(
      viewSource({
        id: source.id,
        title: source.title,
        available: true,
        obstacle: await source.findObstacle(db),
        cadenceMs: await cadenceMs(db, source),
        task: tasks.find((task) => task.subject === source.id),
        parts: parts.filter((part) => part.source === source.id),
      }),
    );
  }
  for (const { id, title } of absentSources) {
    const obstacle = notAvailable(title);
    views.push(
      viewSource({ id, title, available: false, obstacle, cadenceMs: undefined, task: undefined, parts: [] }),
    );
  }
  return views;
}

/** The files and ecosystems of sources that have been read at least once. */
export async function listReadParts(db: Database): Promise<{ source: string; part: string }[]> {
  return (await listParts(db)).filter((part) => part.last_success !== null);
}

/** When the scores and the catalog of exploited flaws were last read. */
export async function lastScored(db: Database): Promise<Date | undefined> {
  const times = (await listParts(db)).flatMap(({ source, last_success }) =>
    (source === 'epss' || source === 'kev') && last_success ? last_success.getTime() : [],
  );
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}

/**
 * Starts mirroring a source, or finds the run that is under way.
 * @returns the token of its task
 * @throws AppError for a source that does not exist, cannot be mirrored by this version, or is switched off
 */
export async function startMirror(db: Database, id: string): Promise<string> {
  const source = requireSource(id);
  const obstacle = await source.findObstacle(db);
  if (obstacle !== undefined) {
    throw new AppError('source.off', { status: 409, title: 'Source is disabled', detail: obstacle });
  }
  return inTransaction(db, (trx) => enqueue(trx, mirrorTask(source.id)));
}

/** Whether an address of a source would do. @throws AppError for a source that does not exist or cannot be mirrored */
export async function testSource(id: string, address: string, now: Date): Promise<SourceTestOutcome[]> {
  return tryAddress(requireSource(id), address, now);
}

function requireSource(id: string): MirroredSource {
  const absent = absentSources.find((source) => source.id === id);
  if (absent) {
    throw new AppError('source.not_available', {
      status: 501,
      title: 'Source not available',
      detail: notAvailable(absent.title),
    });
  }
  const source = findSource(id);
  if (!source) {
    throw new AppError('source.not_found', {
      status: 404,
      title: 'Source not found',
      detail: `There is no source "${id}"; expected one of ${sources.map((known) => known.id).join(', ')}.`,
    });
  }
  return source;
}

function notAvailable(title: string): string {
  return `${title} cannot be mirrored by this version yet.`;
}
