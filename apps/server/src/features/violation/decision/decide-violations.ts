import { trailLine, type ViolationAnalysisState } from '@waybill/api-contract';
import type { Transaction } from '../../../db/database.ts';
import type { Principal } from '../../../http/principal.ts';
import { type OutboxEvent, recordEvents } from '../../../jobs/outbox.ts';
import { lockForUpload } from '../../matching/matching.service.ts';
import {
  insertComments,
  storeAnalyses,
  type ViolationDecisionFields,
} from '../../policy-evaluation/violation-audit.service.ts';
import { lockViolations, recountViolations } from '../../policy-evaluation/violation-count.service.ts';
import { type HeldViolation, holdViolations, listProjects } from './violation-analysis.queries.ts';
import type { ViolationRef } from './violation-ref.ts';

/** The requested change. Undefined fields stay unchanged. */
export interface ViolationChange {
  readonly state: ViolationAnalysisState | undefined;
  readonly suppressed: boolean | undefined;
  readonly comment: string | undefined;
}

interface NewDecision {
  readonly after: ViolationDecisionFields;
  readonly comment: string | undefined;
}

interface DecidedViolation {
  readonly violation: HeldViolation;
  /** Undefined where it was left alone. */
  readonly decision: (NewDecision & { revision: number }) | undefined;
}

/** The data to undo a decision: the earlier state, and the mark that the decision left. */
export interface Before {
  analysis: ViolationDecisionFields;
  revision: number;
}

function fieldsOf({ state, suppressed }: HeldViolation): ViolationDecisionFields {
  return { state: state ?? 'NOT_SET', suppressed };
}

/** Applies a change to a violation. */
export function applyChange(violation: HeldViolation, change: ViolationChange): NewDecision {
  const before = fieldsOf(violation);
  const after = { state: change.state ?? before.state, suppressed: change.suppressed ?? before.suppressed };
  return { after, comment: change.comment };
}

/** The lines that a decision adds to the audit trail (contract §11): state, suppression, free comment. */
export function linesOf(violation: HeldViolation, { after, comment }: NewDecision): string[] {
  const before = fieldsOf(violation);
  const lines: string[] = [];
  if (before.state !== after.state)
    lines.push(trailLine('violationState', { from: before.state, to: after.state }));
  if (before.suppressed !== after.suppressed)
    lines.push(trailLine(after.suppressed ? 'suppressed' : 'unsuppressed', {}));
  if (comment !== undefined) lines.push(comment);
  return lines;
}

export function beforeOf(violation: HeldViolation, { revision }: { revision: number }): Before {
  return { analysis: fieldsOf(violation), revision };
}

/** Restores the state before a decision; undefined if someone has decided since. */
export function restored(before: Before, stored: HeldViolation, comment: string): NewDecision | undefined {
  return before.revision === stored.revision ? { after: before.analysis, comment } : undefined;
}

/** A violation as people name it. */
export function labelOf({ policy_name, component_name, component_version }: HeldViolation): string {
  return [policy_name, '·', component_name, component_version].filter(Boolean).join(' ');
}

/**
 * Stores decisions about one violation or thousands, by the same rules. It stores the result of `decide` with
 * its trail lines, writes the events, and updates the counters. If `decide` returns undefined, the violation
 * is skipped. Hidden and deleted violations are skipped.
 */
export async function decideViolations(
  trx: Transaction,
  refs: readonly ViolationRef[],
  caller: Principal,
  decide: (before: HeldViolation) => NewDecision | undefined,
): Promise<DecidedViolation[]> {
  await lockForUpload(trx);
  const projectIds = await listProjects(trx, refs, caller.scope);
  await lockViolations(trx, projectIds);
  const held = await holdViolations(trx, projectIds, refs, caller.scope);
  const taken = held.flatMap((violation) => {
    const made = decide(violation);
    return made ? [{ violation, ...made }] : [];
  });
  if (taken.length === 0) return held.map((violation) => ({ violation, decision: undefined }));
  const revision = await storeAnalyses(
    trx,
    taken.map(({ violation }) => violation),
    taken.map(({ after }) => after),
  );
  const lines = taken.flatMap(({ violation, ...made }) =>
    linesOf(violation, made).map((line) => ({ key: violation, line })),
  );
  await insertComments(trx, caller.name, lines);
  await recordEvents(trx, taken.flatMap(eventOf));
  await recountViolations(trx, [...new Set(taken.map(({ violation }) => violation.project_id))]);
  const madeOf = new Map(
    taken.map(({ violation, after, comment }) => [violation, { after, comment, revision }]),
  );
  return held.map((violation) => ({ violation, decision: madeOf.get(violation) }));
}

/** A decision that changes state or suppression writes an event (contract §19.2). */
function eventOf({ violation, after }: { violation: HeldViolation } & NewDecision): OutboxEvent[] {
  const before = fieldsOf(violation);
  if (before.state === after.state && before.suppressed === after.suppressed) return [];
  return [
    {
      group: 'PROJECT_AUDIT_CHANGE',
      scope: 'PORTFOLIO',
      level: 'INFORMATIONAL',
      projectId: violation.project_id,
      subject: {
        project: {
          uuid: violation.project_uuid,
          name: violation.project_name,
          version: violation.project_version,
        },
        violation: { uuid: violation.violation_uuid, policy: violation.policy_name },
        component: {
          uuid: violation.component_uuid,
          name: violation.component_name,
          version: violation.component_version,
        },
        before,
        after,
      },
    },
  ];
}
