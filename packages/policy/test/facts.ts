import { type ComponentFacts, type Evaluation, type PolicyContext, readCondition } from '../src/index.ts';

/** A component with nothing but a name, and what a test says about it. */
export function componentFacts(facts: Partial<ComponentFacts> = {}): ComponentFacts {
  return {
    group: null,
    name: 'lib',
    version: null,
    purl: null,
    cpe: null,
    swidTagId: null,
    isInternal: null,
    hashes: {},
    license: { resolvedLicenseId: null, expression: null, name: null },
    isDirectDependency: false,
    latestVersion: null,
    publishedMs: null,
    vulnerabilities: [],
    ...facts,
  };
}

/** A context without licenses on 20 November 2026, and what a test says about it. */
export function policyContext(context: Partial<PolicyContext> = {}): PolicyContext {
  return {
    licenses: { idsByUuid: new Map(), ids: new Set() },
    licenseGroups: new Map(),
    todayMs: Date.UTC(2026, 10, 20, 15),
    ...context,
  };
}

/** Evaluates one condition, which must be readable. */
export function evaluate(
  [subject, operator, value]: readonly [subject: string, operator: string, value: string],
  facts: Partial<ComponentFacts>,
  context: Partial<PolicyContext> = {},
): Evaluation {
  const condition = readCondition({ subject, operator, value });
  if (!condition.ok) throw new Error(condition.problem.message);
  return condition.value.evaluate(componentFacts(facts), policyContext(context));
}

/** True if a condition holds; false if it is skipped. */
export function holds(...evaluation: Parameters<typeof evaluate>): boolean {
  return evaluate(...evaluation).outcome === 'held';
}

/** Code of the problem of a condition; undefined when it can be read. */
export function problemOf(subject: string, operator: string, value: string): string | undefined {
  const condition = readCondition({ subject, operator, value });
  return condition.ok ? undefined : condition.problem.code;
}
