// Public to other features.
import type { Analyzer as AnalyzerView } from '@waybill/api-contract';
import { type Database, inTransaction, type Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { enqueue, latestTasks } from '../../jobs/task.ts';
import type { Probe } from '../../outgoing/probe.ts';
import { analysisCadenceMs } from '../config-property/analysis-cadence.ts';
import type { SettingsAtHand } from '../config-property/settings-at-hand.ts';
import { askKind, askTask, refreshKind, refreshTask } from './analyzer.jobs.ts';
import { analyzers, findAnalyzer, listAsked } from './analyzer.registry.ts';
import type { Analyzer, AnalyzerCoverage } from './analyzer.ts';
import { viewAnalyzer } from './analyzer.view.ts';
import { addDue, addDueOfProject, countDueByAnalyzer, listAwaited } from './analyzer-due.queries.ts';
import { type AnalyzerId, analyzerWord } from './analyzer-ids.ts';
import { findState, listStates } from './analyzer-state.queries.ts';

export type { AnalyzerCoverage } from './analyzer.ts';

/**
 * Has analyzers outside asked of identities that came with a project's components. They answer when they answer: nothing waits
 * for that.
 * @returns the analyzers that still have to answer for the project, in the words of the API
 */
export async function askOfNew(
  trx: Transaction,
  projectId: number,
  identityIds: readonly number[],
): Promise<string[]> {
  const asked = await listAsked(trx);
  if (asked.length === 0) return [];
  if (identityIds.length > 0) {
    await addDue(trx, asked, identityIds);
    for (const id of asked) await askSoon(trx, id);
  }
  const awaited = await listAwaited(trx, projectId);
  return awaited.filter((id) => asked.some((one) => one === id)).map(analyzerWord);
}

/** Has them asked anew of all components of a project, whatever they answered before. @returns whom, in the words of the API */
export async function askAnew(trx: Transaction, projectId: number): Promise<string[]> {
  const asked = await listAsked(trx);
  if (asked.length === 0) return [];
  await addDueOfProject(trx, asked, projectId);
  for (const id of asked) await enqueue(trx, askTask(id));
  return asked.map(analyzerWord);
}

/** An analyzer that is asked, and has answered at least once. */
export interface CoveringAnalyzer {
  id: AnalyzerId;
  title: string;
  covered: AnalyzerCoverage;
  /** True if it is asked about our own components as well. */
  isAskedOfOurs: boolean;
  lastAnswer: Date;
  /** True if its last run ended in trouble: what it has not been asked about yet, it may not answer. */
  isTroubled: boolean;
}

export async function listCovering(db: Database): Promise<CoveringAnalyzer[]> {
  const states = await listStates(db);
  const covering: CoveringAnalyzer[] = [];
  for (const { id, title, covers, findObstacle, mayAskOfOurs } of analyzers) {
    const state = states.find(({ analyzer }) => analyzer === id);
    if (!covers || !state?.answered_at || (await findObstacle(db))) continue;
    covering.push({
      id,
      title,
      covered: await covers(db),
      isAskedOfOurs: (await mayAskOfOurs?.(db)) ?? false,
      lastAnswer: state.answered_at,
      isTroubled: state.failures > 0,
    });
  }
  return covering;
}

/** The combined coverage of several analyzers. */
export function unionOfCoverage(covered: readonly AnalyzerCoverage[]): AnalyzerCoverage {
  const free = new Set(
    covered.flatMap(({ purlTypes, releaseTypes }) =>
      purlTypes.filter((type) => !releaseTypes?.includes(type)),
    ),
  );
  const purlTypes = [...new Set(covered.flatMap((one) => one.purlTypes))];
  return {
    purlTypes,
    releaseTypes: purlTypes.filter((type) => !free.has(type)),
    isByCpe: covered.some(({ isByCpe }) => isByCpe),
  };
}

/** Every analyzer that works in the background, with its settings and how it fares. */
export async function listAnalyzers(db: Database, now: Date): Promise<AnalyzerView[]> {
  const asks = await latestTasks(db, askKind);
  const refreshes = await latestTasks(db, refreshKind);
  const states = await listStates(db);
  const due = await countDueByAnalyzer(db);
  const views: AnalyzerView[] = [];
  for (const { id, title, findObstacle } of analyzers) {
    views.push(
      viewAnalyzer({
        id,
        title,
        obstacle: await findObstacle(db),
        cadenceMs: await analysisCadenceMs(db),
        refresh: refreshes.find((task) => task.subject === id),
        ask: asks.find((task) => task.subject === id),
        state: states.find((state) => state.analyzer === id),
        waiting: due.find((row) => row.analyzer === id)?.n ?? 0,
        now,
      }),
    );
  }
  return views;
}

/**
 * Has an analyzer asked about everything whose answer no longer counts, or finds the run that is under way.
 * @param owner who asks for it
 * @returns the token of its task
 * @throws AppError for an analyzer that does not exist, or is not asked as it is set up
 */
export async function startRun(db: Database, id: string, owner: string): Promise<string> {
  const analyzer = requireAnalyzer(id);
  const obstacle = await analyzer.findObstacle(db);
  if (obstacle !== undefined) {
    throw new AppError('analyzer.off', { status: 409, title: 'Analyzer is disabled', detail: obstacle.text });
  }
  return inTransaction(db, (trx) => enqueue(trx, { ...refreshTask(analyzer.id), owner }));
}

/**
 * How the settings of an analyzer are tried out.
 * @throws AppError for an analyzer that does not exist, or asks nobody; AddressProblem
 */
export async function probeAnalyzer(id: string, settings: SettingsAtHand, now: Date): Promise<Probe> {
  const { probe } = requireAnalyzer(id);
  if (probe) return probe(settings, now);
  throw new AppError('analyzer.without_address', {
    status: 400,
    title: 'Analyzer has no address',
    detail: `The analyzer "${id}" contacts no other host.`,
  });
}

/** @throws AppError */
function requireAnalyzer(id: string): Analyzer {
  const analyzer = findAnalyzer(id);
  if (!analyzer) {
    throw new AppError('analyzer.not_found', {
      status: 404,
      title: 'Analyzer not found',
      detail: `There is no analyzer "${id}"; expected one of ${analyzers.map((known) => known.id).join(', ')}.`,
    });
  }
  return analyzer;
}

/** One that is in trouble is asked when its time comes, however many components arrive meanwhile. */
async function askSoon(trx: Transaction, id: AnalyzerId): Promise<void> {
  const state = await findState(trx, id);
  if ((state?.failures ?? 0) === 0) await enqueue(trx, askTask(id));
}
