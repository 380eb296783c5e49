import { type PolicyCondition, readCondition } from './condition.ts';
import { type Evaluation, skip } from './evaluation.ts';
import type { ComponentFacts, FactPart, PolicyContext } from './facts.ts';
import type { Evaluate, ViolationType } from './subject.ts';

/** `ANY`: one condition is enough to violate the policy. `ALL`: every condition is needed. */
export type PolicyOperator = 'ANY' | 'ALL';

/** A policy as far as its conditions go; where it applies is the matter of `policyScope`. */
export interface Policy<Id> {
  readonly operator: PolicyOperator;
  readonly conditions: readonly PolicyCondition<Id>[];
}

/** A condition of a ready policy; one that cannot be read has no violation type. */
interface Part<Id> {
  readonly id: Id;
  readonly violationType: ViolationType | undefined;
  readonly evaluate: Evaluate;
}

/** A policy whose conditions were read once; see {@link preparePolicy}. */
export interface ReadyPolicy<Id> {
  readonly operator: PolicyOperator;
  readonly parts: readonly Part<Id>[];
  /** Parts of the facts that its conditions read, without repetitions. */
  readonly reads: ReadonlySet<FactPart>;
}

/** A condition that a component violates, in a policy that it violates. */
export interface Violation<Id> {
  readonly conditionId: Id;
  readonly type: ViolationType;
}

/**
 * The verdict of a policy about a component: its violations, and the reason for each condition, in the
 * policy's order.
 */
export interface PolicyVerdict<Id> {
  readonly violations: readonly Violation<Id>[];
  readonly conditions: readonly { readonly conditionId: Id; readonly evaluation: Evaluation }[];
}

/**
 * Reads the conditions of a policy once, for any number of components. A condition that cannot be read stays in the
 * policy and never holds, so that `ALL` with such a condition is never violated; its evaluation says what is wrong.
 * A condition id that comes again is passed over.
 *
 * @example
 * const conditions = [{ id: 1, subject: 'SEVERITY', operator: 'IS', value: 'HIGH' }];
 * [...preparePolicy({ operator: 'ALL', conditions }).reads] // ['vulnerabilities']
 */
export function preparePolicy<Id>({ operator, conditions }: Policy<Id>): ReadyPolicy<Id> {
  const parts = new Map<Id, Part<Id>>();
  const reads = new Set<FactPart>();
  for (const condition of conditions) {
    if (parts.has(condition.id)) continue;
    const ready = readCondition(condition);
    if (!ready.ok) {
      const evaluation = skip({ code: 'condition_unreadable', problem: ready.problem });
      parts.set(condition.id, {
        id: condition.id,
        violationType: undefined,
        evaluate: () => evaluation,
      });
      continue;
    }
    const { violationType, evaluate } = ready.value;
    parts.set(condition.id, { id: condition.id, violationType, evaluate });
    for (const part of ready.value.reads) reads.add(part);
  }
  return { operator, parts: [...parts.values()], reads };
}

/**
 * Puts a policy to a component. With `ANY` one condition that holds is enough, with `ALL` every condition must hold;
 * then each condition that holds is a violation of the type of its subject. A policy without conditions is never
 * violated. Source: contract §15.1.
 *
 * @example
 * const policy = preparePolicy({
 *   operator: 'ANY',
 *   conditions: [{ id: 1, subject: 'PACKAGE_URL', operator: 'MATCHES', value: '^pkg:npm/left-pad@' }],
 * });
 * evaluatePolicy(policy, facts, context).violations // [{ conditionId: 1, type: 'OPERATIONAL' }]
 */
export function evaluatePolicy<Id>(
  policy: ReadyPolicy<Id>,
  facts: ComponentFacts,
  context: PolicyContext,
): PolicyVerdict<Id> {
  const violations: Violation<Id>[] = [];
  const conditions = policy.parts.map(({ id, violationType, evaluate }) => {
    const evaluation = evaluate(facts, context);
    if (violationType && evaluation.outcome === 'held')
      violations.push({ conditionId: id, type: violationType });
    return { conditionId: id, evaluation };
  });
  const isViolated = policy.operator === 'ANY' || violations.length === policy.parts.length;
  return { violations: isViolated ? violations : [], conditions };
}
