import { parseArgs } from 'node:util';
import type { Bench, Size } from './bench.ts';
import { withBenchDatabase } from './database.ts';
import { probeFigures, probeMachine } from './machine-probes.ts';
import { type BenchResult, formatResult } from './report.ts';
import { b1 } from './runs/b1-nvd-mirror.ts';
import { b5 } from './runs/b5-match.ts';
import { b9 } from './runs/b9-bom.ts';
import { b20 } from './runs/b20-hot-product.ts';
import { real } from './runs/real-data.ts';

const benches: readonly Bench[] = [b1, b5, b9, b20, real];

const usage = `Usage: npm run bench -- [id ...] [--size S|M|L] [--json]

Without an id all benchmarks run. Ids:
${benches.map((bench) => `  ${bench.id.padEnd(8)}${bench.title}`).join('\n')}
`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { size: { type: 'string', default: 'S' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const unknown = positionals.filter((id) => !benches.some((bench) => sameId(bench, id)));
  if (unknown.length > 0 || !isSize(values.size)) {
    process.stderr.write(`Unknown benchmark or size: ${[...unknown, values.size].join(' ')}\n\n${usage}`);
    return 2;
  }
  const chosen =
    positionals.length === 0 ? benches : benches.filter((b) => positionals.some((id) => sameId(b, id)));
  const probes = await withBenchDatabase(({ db }) => probeMachine(db));
  const results: BenchResult[] = [
    { id: 'machine', title: 'probes', size: '-', runs: 1, figures: probeFigures(probes), notes: [] },
  ];
  print(results, values.json);
  for (const bench of chosen) {
    results.push(await bench.run(values.size, probes));
    print(results.slice(-1), values.json);
  }
  if (values.json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  return 0;
}

function print(results: BenchResult[], json: boolean | undefined): void {
  if (json) return;
  for (const result of results) process.stdout.write(`${formatResult(result)}\n\n`);
}

/** B3 and B4 are figures of the run that B1 is. */
const partOf: Readonly<Record<string, string>> = { b3: 'b1', b4: 'b1' };

function sameId(bench: Bench, id: string): boolean {
  const wanted = id.toLowerCase();
  return bench.id.toLowerCase() === (partOf[wanted] ?? wanted);
}

function isSize(text: string): text is Size {
  return text === 'S' || text === 'M' || text === 'L';
}

process.exitCode = await main();
