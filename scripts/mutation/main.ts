import { parseArgs } from 'node:util';
import { runMutations } from '@waybill/test-kit';
import { targets } from './targets.ts';

// Changes operators and constants of comparators and sees whether vectors and fuzz runs notice.
// Usage: node scripts/waybill.mjs mutation [--sample 20] [--seed 1] [target or beginning of targets …]

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string' } },
  allowPositionals: true,
});
const options = {
  ...(values.sample === undefined ? {} : { sample: Number(values.sample) }),
  ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
};
let survivors = 0;
for (const target of targets) {
  if (positionals.length > 0 && !positionals.some((name) => target.name.startsWith(name))) continue;
  const report = await runMutations(target, options);
  survivors += report.survivors.length;
  console.log(
    `${report.name}: ${report.noticed} of ${report.tried} wrong changes noticed, ${report.equivalent.length} make no difference, ${report.survivors.length} survive`,
  );
  for (const survivor of report.survivors) console.log(`  ${survivor}`);
}
process.exitCode = survivors > 0 ? 1 : 0;
