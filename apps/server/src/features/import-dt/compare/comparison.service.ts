import type { DifferenceCause, DifferenceSide } from '@waybill/api-contract';
import { type Database, findRow, inTransaction, sql } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { AppError } from '../../../http/errors.ts';
import { ownerOf, type Principal } from '../../../http/principal.ts';
import { enqueue } from '../../../jobs/task.ts';
import { actorOf, recordAudit } from '../../audit-log/audit-log.service.ts';
import { type ShadowSumRow, sumShadow } from '../shadow/shadow-day.queries.ts';
import { compareKind, compareTask } from './compare-task.ts';
import {
  type ComparisonDayRow,
  countAgreedDays,
  listComparisonDays,
  noteLookedAt,
  sumDifferences,
} from './comparison-day.queries.ts';
import { onlyHere, onlyThere } from './difference-draft.queries.ts';
import {
  type CauseSumRow,
  deleteUnderstood,
  insertUnderstood,
  sumCauses,
} from './difference-list.queries.ts';
import {
  findInstallation,
  listStillTeamless,
  type StoredInstallation,
} from './other-installation.queries.ts';
import type { OtherUser } from './other-installation.ts';

/** Days that are shown. */
const shownDays = 90;

export interface Comparison {
  readonly installation: StoredInstallation | undefined;
  readonly task: string | undefined;
  readonly causes: readonly CauseSumRow[];
  /** Newest first. */
  readonly days: readonly ComparisonDayRow[];
  readonly agreedDays: number;
  /** Users who saw all projects there and see none here. */
  readonly blinded: readonly OtherUser[];
  readonly shadow: ShadowSumRow | undefined;
}

/** The last comparison, as far as the caller may see the projects. */
export async function readComparison(db: Database, scope: ProjectScope): Promise<Comparison> {
  const installation = await findInstallation(db);
  const [task, causes, days, agreedDays, blinded, shadow] = await Promise.all([
    findRunning(db),
    sumCauses(db, scope),
    listComparisonDays(db, shownDays),
    countAgreedDays(db),
    listStillTeamless(db, installation?.teamless ?? []),
    sumShadow(db),
  ]);
  return { installation, task, causes, days, agreedDays, blinded, shadow };
}

async function findRunning(db: Database): Promise<string | undefined> {
  const row = await findRow(
    db,
    sql<{ token: string }>`select token from task
      where kind = ${compareKind} and subject = 'dt' and state in ('queued', 'running')`,
  );
  return row?.token;
}

/** Starts a comparison in the background. @throws 409 when nothing was imported that could be compared */
export async function startComparison(db: Database, caller: Principal): Promise<string> {
  if (!(await findInstallation(db))) {
    throw new AppError('import.nothing_to_compare', {
      status: 409,
      title: 'There is nothing to compare',
      detail: 'Import a Dependency-Track first.',
    });
  }
  return inTransaction(db, (trx) => enqueue(trx, compareTask(ownerOf(caller))));
}

export const sideOf = (side: DifferenceSide): number => (side === 'THERE' ? onlyThere : onlyHere);

export interface Understanding {
  readonly side: DifferenceSide;
  readonly cause: DifferenceCause;
  readonly detail: string;
  readonly understood: boolean;
}

/**
 * Notes that somebody has accepted a cause, or takes it back.
 * @throws 400 for differences without a cause, which are work to do and not understood
 */
export async function setUnderstood(
  db: Database,
  caller: Principal,
  { side, cause, detail, understood }: Understanding,
  at: Date,
): Promise<void> {
  if (cause === 'UNKNOWN') {
    throw new AppError('import.cause_unknown', {
      status: 400,
      title: 'There is no cause to understand',
      detail: 'These differences have no known cause. Look at each of them.',
    });
  }
  const key = { side: sideOf(side), cause, detail };
  await inTransaction(db, async (trx) => {
    await (understood ? insertUnderstood(trx, key, caller.name, at) : deleteUnderstood(trx, key));
    await noteLookedAt(trx, (await sumDifferences(trx)).toLookAt);
    const action = understood ? 'import.cause_understood' : 'import.cause_reopened';
    await recordAudit(trx, actorOf(caller, at), action, cause, { side, detail });
  });
}
