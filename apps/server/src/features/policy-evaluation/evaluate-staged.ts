import type { PolicyContext } from '@waybill/policy';
import type { Transaction } from '../../db/database.ts';
import { isWanted, type OutboxEvent, recordEvents } from '../../jobs/outbox.ts';
import {
  analyzeHits,
  dropIncomplete,
  type HeldLicense,
  hitByHash,
  hitByIdentity,
  hitByInternal,
  hitByLicense,
  hitByOwnFix,
  hitByOwnVulnerability,
  type LicenseTextRow,
  listLicenseTexts,
  listOwnVulnerabilities,
  startHits,
} from './hit.queries.ts';
import type { Judge } from './judge.service.ts';
import { type BookCondition, blankFacts, ofKind } from './policy-book.ts';
import { findWherePoliciesApply, type InternalVerdict, stageConditions } from './stage.queries.ts';
import { collectGone, moveToPast, startEnding } from './violation-end.queries.ts';
import {
  bringBack,
  collectFresh,
  dropKnownElsewhere,
  type FreshRow,
  hasReturned,
  listNews,
  storeFresh,
} from './violation-start.queries.ts';

interface EvaluationOutcome {
  readonly started: number;
  readonly ended: number;
}

/**
 * Makes the violations of the staged components match the policies of a book. Every evaluation uses this
 * path. The results for identities must be stored already, and the counters of the projects locked. The
 * caller recounts.
 * @param conditionIds the conditions whose violations may end; default: all
 */
export async function evaluateStaged(
  trx: Transaction,
  judge: Judge,
  conditionIds: readonly number[] | undefined,
): Promise<EvaluationOutcome> {
  const { book } = judge;
  await stageConditions(
    trx,
    book.conditions.map((condition) => ({ ...condition, ...internalVerdict(condition, book.context) })),
  );
  await findWherePoliciesApply(trx);
  await findHits(trx, judge);
  await startEnding(trx);
  const ended = await collectGone(trx, conditionIds);
  if (ended > 0) await moveToPast(trx, new Date());
  const started = await collectFresh(trx);
  if (started > 0) {
    const hasBack = await hasReturned(trx);
    if (hasBack) await bringBack(trx);
    await storeFresh(trx);
    if (hasBack && !(await dropKnownElsewhere(trx))) return { started, ended };
    const most = (await isWanted(trx, 'POLICY_VIOLATION')) ? toldOne : told;
    await recordEvents(trx, (await listNews(trx, most)).map(eventOf));
  }
  return { started, ended };
}

/** The number of violations that one event names. It counts the others. */
const told = 100;
/** The same limit if a rule gets one message per violation. */
const toldOne = 50_000;

async function findHits(trx: Transaction, judge: Judge): Promise<void> {
  const { book } = judge;
  await startHits(trx);
  await hitByIdentity(trx);
  if (ofKind(book, 'vulnerability').length > 0) {
    const held = await judge.judgeVulnerabilities(trx, await listOwnVulnerabilities(trx));
    await hitByOwnVulnerability(trx, held);
  }
  if (judge.fixVerdicts.length > 0) await hitByOwnFix(trx, judge.fixVerdicts);
  const ofLicense = ofKind(book, 'license');
  if (ofLicense.length > 0) {
    await hitByLicense(trx, judgeLicenses(ofLicense, await listLicenseTexts(trx), book.context));
  }
  if (ofKind(book, 'internal').length > 0) await hitByInternal(trx);
  await hitByHash(trx, ofKind(book, 'hash'));
  if (book.conditions.some(({ policy_operator }) => policy_operator === 'ALL')) await dropIncomplete(trx);
  await analyzeHits(trx);
}

function judgeLicenses(
  conditions: readonly BookCondition[],
  texts: readonly LicenseTextRow[],
  context: PolicyContext,
): HeldLicense[] {
  return texts.flatMap((text) => {
    const license = {
      resolvedLicenseId: text.spdx_id,
      expression: text.expression || null,
      name: text.name || null,
    };
    const facts = { ...blankFacts, license };
    return conditions.flatMap(({ condition_id, evaluate }) =>
      evaluate(facts, context).outcome === 'held' ? [{ text, conditionId: condition_id }] : [],
    );
  });
}

function internalVerdict({ kind, evaluate }: BookCondition, context: PolicyContext): InternalVerdict {
  if (kind !== 'internal') return { ifInternal: false, ifExternal: false };
  const holds = (isInternal: boolean) => evaluate({ ...blankFacts, isInternal }, context).outcome === 'held';
  return { ifInternal: holds(true), ifExternal: holds(false) };
}

const states = ['INFO', 'WARN', 'FAIL'];

function eventOf(row: FreshRow): OutboxEvent {
  return {
    group: 'POLICY_VIOLATION',
    scope: 'PORTFOLIO',
    level: 'INFORMATIONAL',
    projectId: row.project_id,
    subject: {
      project: { uuid: row.project_uuid, name: row.project_name, version: row.project_version },
      policy: { uuid: row.policy_uuid, name: row.policy_name, violationState: states[row.policy_state] },
      total: row.total,
      violations: row.violations,
    },
  };
}
