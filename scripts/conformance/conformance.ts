import { runVectors, type VectorSet, type VectorSource } from '../../packages/test-kit/src/index.ts';
import { count, formatFailure, formatJson, formatReport, rowOf, totalOf } from './report.ts';

/** The external inputs of a run. */
export interface ConformanceWorld {
  readonly sources: readonly VectorSource[];
  /** Where the shared data should be, and whether it is there. */
  readonly dataFolder: string;
  readonly hasData: boolean;
  /** A line of the answer. */
  print(line: string): void;
  /** A line about progress or trouble; never part of the answer. */
  tell(line: string): void;
  writeReport(text: string): void;
}

/** The number of failed cases of a set that are printed. */
const MAX_TOLD = 5;

/**
 * Runs all sets, one after the other. Without arguments it writes the report and prints one line; with `--json` it only
 * prints the rows of the table.
 *
 * @returns the exit code: 0 when nothing failed, 1 when something did, 2 when nothing could be run
 */
export async function runConformance(args: readonly string[], world: ConformanceWorld): Promise<0 | 1 | 2> {
  const unknown = args.find((argument) => argument !== '--json');
  if (unknown !== undefined) {
    world.tell(`Unknown argument "${unknown}". Usage: npm run conformance [-- --json]`);
    return 2;
  }
  if (!world.hasData) {
    world.tell(
      `The vectors are not there: "${world.dataFolder}" does not exist. Put the shared data beside the repository, ` +
        'or name the folder that holds "data" in WAYBILL_SHARED.',
    );
    return 2;
  }
  const sets = await runAll(world);
  const total = totalOf(sets.map(rowOf));
  if (args.includes('--json')) world.print(formatJson(sets));
  else {
    world.writeReport(formatReport(sets));
    world.print(
      `${count(total.cases, 'case')} in ${total.set}: ${total.passed} passed, ${total.failed} failed, ${total.excluded} excluded`,
    );
  }
  return total.failed === 0 ? 0 : 1;
}

async function runAll({ sources, tell }: ConformanceWorld): Promise<VectorSet[]> {
  const sets: VectorSet[] = [];
  for (const source of sources) {
    const startedAt = performance.now();
    const set = await runVectors(source);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    tell(
      `${set.package}: ${set.set}: ${count(set.cases, 'case')}, ${set.failed.length} failed (${seconds} s)`,
    );
    for (const failed of set.failed.slice(0, MAX_TOLD)) tell(`  FAILED ${formatFailure(failed)}`);
    sets.push(set);
  }
  return sets;
}
