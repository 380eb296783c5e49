// Public to other features.
import type { Source } from '@waybill/api-contract';
import { type Database, inTransaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { enqueue, latestTasks } from '../../jobs/task.ts';
import type { Probe } from '../../outgoing/probe.ts';
import type { SettingsAtHand } from '../config-property/settings-at-hand.ts';
import { cadenceMs, lookKind, lookMs, mirrorKind, mirrorTask } from './source.jobs.ts';
import { findSource, sources } from './source.registry.ts';
import type { Source as MirroredSource } from './source.ts';
import { viewSource } from './source.view.ts';
import { countDisagreeing, listParts } from './source-state.queries.ts';

/**
 * Every source with its settings and how it stands.
 * @param isOffline nothing is mirrored by itself
 */
export async function listSources(db: Database, isOffline = false): Promise<Source[]> {
  const runs = await latestTasks(db, mirrorKind);
  const looks = await latestTasks(db, lookKind);
  const parts = await listParts(db);
  const disagreeing = await countDisagreeing(db);
  const views: Source[] = [];
  for (const source of sources) {
    views.push(
      viewSource({
        id: source.id,
        title: source.title,
        obstacle: await source.findObstacle(db),
        cadenceMs: isOffline ? undefined : await cadenceMs(db, source),
        lookMs: isOffline ? undefined : await lookMs(db, source),
        run: runs.find((task) => task.subject === source.id),
        look: looks.find((task) => task.subject === source.id),
        parts: parts.filter((part) => part.source === source.id),
        disagreeing: disagreeing.get(source.id) ?? 0,
      }),
    );
  }
  return views;
}

/** The sources that are on and ask a host. */
export async function listMirrored(db: Database): Promise<Pick<MirroredSource, 'id' | 'title'>[]> {
  const found: Pick<MirroredSource, 'id' | 'title'>[] = [];
  for (const { id, title, probe, findObstacle } of sources) {
    if (probe && (await findObstacle(db)) === undefined) found.push({ id, title });
  }
  return found;
}

/** A file or ecosystem of a source that has been read at least once. */
export interface ReadPart {
  source: string;
  part: string;
}

export async function listReadParts(db: Database): Promise<ReadPart[]> {
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
 * @throws AppError for a source that does not exist or is disabled
 */
export async function startMirror(db: Database, id: string, isOffline: boolean): Promise<string> {
  const source = requireSource(id);
  if (isOffline) {
    throw new AppError('source.offline', {
      status: 409,
      title: 'Server is offline',
      detail: 'This server is offline (WAYBILL_OFFLINE). Import a bundle of data: waybill data import.',
    });
  }
  const obstacle = await source.findObstacle(db);
  if (obstacle !== undefined) {
    throw new AppError('source.off', { status: 409, title: 'Source is disabled', detail: obstacle.text });
  }
  return inTransaction(db, (trx) => enqueue(trx, mirrorTask(source.id)));
}

/**
 * How the settings of a source are tried out.
 * @throws AppError for a source that does not exist or reads files of this server; AddressProblem
 */
export async function probeSource(id: string, settings: SettingsAtHand): Promise<Probe> {
  const source = requireSource(id);
  if (source.probe) return source.probe(settings);
  throw new AppError('source.without_address', {
    status: 400,
    title: 'Source has no address',
    detail: `The source "${id}" reads files of this server.`,
  });
}

function requireSource(id: string): MirroredSource {
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
