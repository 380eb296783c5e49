// `npm run match-quality`: precision and recall of matching. Writes docs/match-quality.md where the shared data is there.
import { writeFileSync } from 'node:fs';
import { hasSharedData } from '../../packages/test-kit/src/index.ts';
import { measureQuality } from './measure.ts';
import { formatLines, formatReport } from './report.ts';
import { sampleOf } from './sample.ts';
import { readSample, writeSample } from './sample-files.ts';
import { readSharedSet } from './shared-set.ts';

const args = process.argv.slice(2);
if (args.length > 1 || (args[0] ?? 'sample') !== 'sample') {
  console.error('Usage: npm run match-quality [-- sample]');
  process.exitCode = 2;
} else if (hasSharedData) {
  writeAll(args[0] === 'sample');
} else {
  console.error(
    'Only the part in the repository: the shared data is not there. Name its folder in WAYBILL_SHARED.',
  );
  console.log(formatLines(measureQuality(readSample())));
}

function writeAll(withSample: boolean): void {
  const { set, labels } = readSharedSet();
  if (withSample) {
    const sample = sampleOf(set);
    writeSample(sample, measureQuality(sample).rows);
  }
  const all = measureQuality(set);
  const report = formatReport(all, measureQuality(readSample()), labels);
  writeFileSync(new URL('../../docs/match-quality.md', import.meta.url), report);
  console.log(formatLines(all));
}
