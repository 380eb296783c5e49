import { schemeIds } from '@waybill/version';
import { fuzzScheme } from '@waybill/version/fuzz';
import type { PureBench } from '../bench.ts';
import { atMost, type Figure } from '../report.ts';

const PAIRS = 1_000_000;

/** The gate: no benchmark of matching counts while a scheme's keys are wrong. */
export const fuzz: PureBench = {
  id: 'fuzz',
  title: `order of the keys against the comparator, ${PAIRS.toLocaleString('en-US')} made-up pairs a scheme`,
  isPure: true,
  async run(size) {
    const figures: Figure[] = [];
    const notes = [`seed ${SEED}; pairs with an unreadable version count, too: both sides must refuse it`];
    for (const id of schemeIds) {
      const { mismatches, examples } = fuzzScheme(id, PAIRS, SEED);
      figures.push(atMost(id, mismatches, 'mismatches', 0));
      notes.push(...examples.map((example) => `${id}: ${example}`));
    }
    if (figures.some((figure) => !figure.met)) throw new Error(`Keys are wrong:\n${notes.join('\n')}`);
    return { id: 'fuzz', title: this.title, size, runs: 1, figures, notes };
  },
};

const SEED = 20_261_120;
