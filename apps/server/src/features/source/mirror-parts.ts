import type { ProgressDetail } from '@waybill/api-contract';
import { inTransaction } from '../../db/database.ts';
import { storableText } from '../../db/storable-text.ts';
import { PermanentJobError, stopIfAborted } from '../../jobs/job.ts';
import { OutgoingError } from '../../outgoing/outgoing-error.ts';
import { CorruptFileError } from './reader/reader-protocol.ts';
import type { MirrorResult, MirrorRun, MirrorStage, SourceId } from './source.ts';
import {
  findPart,
  notePartFailure,
  notePartSuccess,
  type PartState,
  type PartSuccess,
} from './source-state.queries.ts';

/** The progress of a part. */
type PartProgress = Omit<ProgressDetail, 'part'>;

/** One file or ecosystem of a run. */
export interface PartRun extends Omit<MirrorRun, 'progress'> {
  readonly part: string;
  readonly state: PartState | undefined;
  /** @param fraction share of this part that is done, 0 to 1 */
  progress(fraction: number, stage: MirrorStage, detail: PartProgress): void;
}

/** The result of a part: the data to keep, and its changes. */
export interface PartOutcome {
  keep: PartSuccess;
  result: MirrorResult;
}

/** So many hosts that cannot be reached in a row, and the rest is not tried: there is no network, or the address is wrong. */
const unreachableInRow = 2;

const maxWarningsPerPart = 50;

export const nothingRead: MirrorResult = { records: 0, changed: 0, added: 0, removed: 0 };

/**
 * Mirrors the parts of a source one after the other. A part that fails is reported, keeps its last good data and does
 * not stop the others. @throws PermanentJobError when not one part could be mirrored
 */
export async function mirrorParts(
  run: MirrorRun,
  source: SourceId,
  parts: readonly string[],
  mirrorPart: (run: PartRun) => Promise<PartOutcome>,
): Promise<MirrorResult> {
  const total: MirrorResult = { ...nothingRead };
  const errors: OutgoingError[] = [];
  for (const [index, part] of parts.entries()) {
    stopIfAborted(run.signal);
    try {
      const result = await mirrorOne(run, source, part, index, parts.length, mirrorPart);
      for (const key of ['records', 'changed', 'added', 'removed'] as const) total[key] += result[key];
    } catch (error) {
      const trouble = troubleOf(error, part);
      errors.push(trouble);
      const message = storableText(trouble.message);
      await inTransaction(run.db, (trx) => notePartFailure(trx, source, part, message, trouble, run.now()));
      const nothingWorked = errors.length === index + 1;
      if (nothingWorked && (index + 1 === parts.length || isOffline(errors)))
        throw nothingMirrored(errors, parts);
      run.warn(trouble.message);
    }
  }
  return total;
}

async function mirrorOne(
  run: MirrorRun,
  source: SourceId,
  part: string,
  index: number,
  count: number,
  mirrorPart: (run: PartRun) => Promise<PartOutcome>,
): Promise<MirrorResult> {
  const state = await findPart(run.db, source, part);
  const warnings = limitedWarnings(run, part);
  const { keep, result } = await mirrorPart({
    ...partRun(run, part, state, index, count),
    warn: warnings.add,
  });
  warnings.sum();
  await inTransaction(run.db, (trx) => notePartSuccess(trx, source, part, keep, run.now()));
  return result;
}

function isOffline(errors: readonly OutgoingError[]): boolean {
  return errors.length >= unreachableInRow && errors.every((error) => error.kind === 'unreachable');
}

/** For a file full of faulty records, reports examples and a number. */
function limitedWarnings(run: MirrorRun, part: string) {
  let count = 0;
  return {
    add(message: string) {
      count += 1;
      if (count <= maxWarningsPerPart) run.warn(`${part}: ${message}`);
    },
    sum() {
      if (count > maxWarningsPerPart) run.warn(`${part}: ${count - maxWarningsPerPart} more of this kind`);
    },
  };
}

function nothingMirrored(errors: readonly OutgoingError[], parts: readonly string[]): PermanentJobError {
  const first = errors[0]?.message ?? '';
  if (parts.length === 1) return new PermanentJobError(first);
  return new PermanentJobError(`None of ${parts.length} parts could be mirrored. ${first}`);
}

function partRun(
  run: MirrorRun,
  part: string,
  state: PartState | undefined,
  index: number,
  count: number,
): PartRun {
  const { db, secrets, outgoing, changesOnly, signal, now, dataDir, workDir } = run;
  return {
    db,
    secrets,
    outgoing,
    changesOnly,
    signal,
    now,
    dataDir,
    workDir,
    part,
    state,
    warn: run.warn,
    progress: (fraction, stage, detail) =>
      run.progress(((index + Math.min(1, fraction)) / count) * 100, stage, { part, ...detail }),
  };
}

/** Returns an error of the source. Anything else is a bug or our own database, and is thrown. */
function troubleOf(error: unknown, part: string): OutgoingError {
  if (error instanceof OutgoingError) return error;
  if (error instanceof CorruptFileError) {
    return new OutgoingError('corrupt', `${part} is damaged: ${error.message}`, { cause: error });
  }
  throw error;
}
