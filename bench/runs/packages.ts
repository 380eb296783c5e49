import type { PureBench } from '../bench.ts';
import { measureBoms } from './packages/boms.ts';
import { measureCvss } from './packages/cvss.ts';
import { measureLicenses } from './packages/licenses.ts';
import { RUNS } from './packages/measure.ts';
import { measurePolicies } from './packages/policies.ts';
import { measurePurls } from './packages/purls.ts';
import { measureTemplates } from './packages/templates.ts';
import { measureVersions } from './packages/versions.ts';

/** Operations that the pure packages run millions of times, compared with common libraries. */
export const packages: PureBench = {
  id: 'packages',
  title:
    'the packages beside the libraries others use: versions, purls, CVSS, documents, templates, policies',
  isPure: true,
  async run(size, probes) {
    const figures = [
      ...measureVersions(probes),
      ...measurePurls(),
      ...measureCvss(),
      ...measureTemplates(),
      ...measurePolicies(),
      ...measureLicenses(),
    ];
    const boms = await measureBoms();
    const notes = ['order of semver checked against the library on every pair measured', ...boms.notes];
    return {
      id: 'packages',
      title: this.title,
      size,
      runs: RUNS,
      figures: [...figures, ...boms.figures],
      notes,
    };
  },
};
