// Public to other features.
import type { IdentityCode, IdentityStep, IdentityTest, IdentityTestStep } from '@waybill/api-contract';

/** Further facts of a step besides its outcome. */
type StepFacts = Omit<IdentityTestStep, 'step' | 'outcome'>;

/** A step that failed, which ends the test. */
export interface StepFailure extends StepFacts {
  readonly step: IdentityStep;
  readonly code: IdentityCode;
}

/** The results of a test's steps so far. */
export interface StepList {
  pass(step: IdentityStep, facts?: StepFacts): void;
  skip(step: IdentityStep, facts: StepFacts): void;
  fail(failure: StepFailure): void;
  /** A secret was kept back: that is no failure, and nothing behind it is tried. */
  withhold(step: IdentityStep): void;
  /** Steps that were not reached are skipped. Steps before a failure without their own result have passed. */
  view(host: string | undefined): IdentityTest;
}

const maxValues = 100;

/** @param order the steps of the test, each of which depends on those before it */
export function createStepList(order: readonly IdentityStep[]): StepList {
  const known = new Map<IdentityStep, IdentityTestStep>();
  let failedAt = order.length;
  const put = (step: IdentityStep, outcome: IdentityTestStep['outcome'], facts: StepFacts) => {
    known.set(step, { step, outcome, ...limited(facts) });
  };
  const endAt = (step: IdentityStep) => {
    failedAt = Math.min(failedAt, order.indexOf(step));
  };
  return {
    pass: (step, facts = {}) => put(step, 'OK', facts),
    skip: (step, facts) => put(step, 'SKIPPED', facts),
    fail({ step, ...facts }) {
      endAt(step);
      put(step, 'FAILED', facts);
    },
    withhold(step) {
      endAt(step);
      put(step, 'SKIPPED', { code: 'SECRET_WITHHELD' });
    },
    view(host) {
      const steps = order.map((step, index): IdentityTestStep => {
        if (index > failedAt) return { step, outcome: 'SKIPPED', code: 'NOT_REACHED' };
        return known.get(step) ?? { step, outcome: 'OK' };
      });
      const ok = steps.every(({ outcome }) => outcome !== 'FAILED');
      return { ok, ...(host === undefined ? {} : { host }), steps };
    },
  };
}

/** People read the first few; nobody reads thousands. */
function limited({ values, ...facts }: StepFacts): StepFacts {
  return values === undefined
    ? facts
    : { ...facts, values: values.slice(0, maxValues), total: facts.total ?? values.length };
}
