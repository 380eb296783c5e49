import { runMutations } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { targets } from './targets.ts';

// A few changes of some targets; all of all take minutes: `node scripts/waybill.mjs mutation`.
const NAMES = /^version\/(?:deb|maven|pep440|rpm)$|^(?:cpe|cvss|match)\//;
const some = targets.filter(({ name }) => NAMES.test(name));

describe('wrong operators in comparators', () => {
  it.each(some.map((target) => [target.name, target] as const))(
    'of %s are noticed',
    async (_name, target) => {
      const report = await runMutations(target, { sample: 2, seed: 20_261_120 });
      expect(report.survivors).toEqual([]);
    },
  );
});
