import { type Database, inTransaction } from '../../../db/database.ts';
import { defineJob, type JobContext, stopIfAborted } from '../../../jobs/job.ts';
import type { Recurring } from '../../../jobs/schedule.ts';
import type { NewTask } from '../../../jobs/task.ts';
import type { InternalRule } from '../../component-internal/internal-rule.ts';
import { readInternalRule } from '../../component-internal/internal-settings.ts';
import { readNumber } from '../../config-property/setting.service.ts';
import { outdateFigures } from '../../matching/outdated-figures.service.ts';
import { noteInternalChange, startDueEvaluation } from '../../policy-evaluation/evaluate.service.ts';
import { waitForJudges } from '../../policy-evaluation/policy-lock.ts';
import {
  clearInternal,
  findLastIdentity,
  type IdentityNamesRow,
  listIdentityNames,
  setInternal,
} from './identify-internal.queries.ts';

const batchSize = 5_000;
const hourMs = 3_600_000;

/** The setting `appliedBy` of the patterns names it, too. */
const identifyInternalKind = 'component.identify-internal';

/** Applies the patterns to all components. One after the other: which patterns a task that is running has read is not known. */
export const identifyInternal = {
  kind: identifyInternalKind,
  subject: 'all',
  input: {},
  queue: identifyInternalKind,
  priority: 20,
} satisfies NewTask;

/** Decides again for every component whether it is internal (contract §5.1), one identity after the other. */
export const identifyInternalJob = defineJob<object>({
  kind: identifyInternalKind,
  async run(_input, context) {
    const { db, signal } = context;
    // An upload reads the patterns after it has this lock, so those that read older ones have ended then.
    await inTransaction(db, waitForJudges);
    const isInternal = await readInternalRule(db);
    const lastId = await findLastIdentity(db);
    const result = { identities: 0, changed: 0 };
    for (let afterId = 0; ; ) {
      stopIfAborted(signal);
      const batch = await listIdentityNames(db, afterId, batchSize);
      const last = batch.at(-1);
      if (!last) break;
      result.changed += await applyRule(context, batch, isInternal);
      result.identities += batch.length;
      afterId = last.identity_id;
      context.progress(Math.min(99, Math.floor((100 * afterId) / lastId)));
    }
    await inTransaction(db, startDueEvaluation);
    return result;
  },
});

/** @returns how many components changed */
async function applyRule(
  { db }: JobContext,
  identities: readonly IdentityNamesRow[],
  isInternal: InternalRule,
): Promise<number> {
  const ours = new Set(
    identities.filter((row) => isInternal(row.group_name, row.name)).map((row) => row.identity_id),
  );
  const others = identities.map((row) => row.identity_id).filter((id) => !ours.has(id));
  return inTransaction(db, async (trx) => {
    const changed = [...(await setInternal(trx, [...ours])), ...(await clearInternal(trx, others))];
    const projects = [...new Set(changed)];
    await noteInternalChange(trx, projects);
    await outdateFigures(trx, projects);
    return changed.length;
  });
}

/** Every few hours, finds changes made outside the settings, or missed by an abandoned run (contract §22). */
export const identifyInternalRegularly: Recurring = {
  name: 'internal components',
  intervalMs: cadenceMs,
  plan: { setting: 'task-scheduler/internal.components.identification.cadence', everyMs: cadenceMs },
  task: identifyInternal,
};

async function cadenceMs(db: Database): Promise<number | undefined> {
  const hours = await readNumber(db, 'task-scheduler', 'internal.components.identification.cadence');
  return hours === undefined || hours <= 0 ? undefined : hours * hourMs;
}
