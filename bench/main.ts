import { parseArgs } from 'node:util';
import { type Bench, type BenchChoice, isFailed, isPure, type PureBench, type Size } from './bench.ts';
import { withBenchDatabase } from './database.ts';
import { probeFigures, probeMachine, probeProcessor, processorFigures } from './machine-probes.ts';
import { portfolioFolder } from './portfolio/portfolio-folder.ts';
import { type BenchResult, type Figure, formatResult } from './report.ts';
import { aliasSeverity } from './runs/alias-severity.ts';
import { b1 } from './runs/b1-nvd-mirror.ts';
import { b2 } from './runs/b2-osv-mirror.ts';
import { b5 } from './runs/b5-match.ts';
import { b9 } from './runs/b9-bom.ts';
import { b20 } from './runs/b20-hot-product.ts';
import { b21 } from './runs/b21-client-questions.ts';
import { bulk } from './runs/bulk.ts';
import { chaos } from './runs/chaos.ts';
import { delivery } from './runs/delivery/delivery.ts';
import { exportBench } from './runs/export.ts';
import { formatQuality, measureFindingsQuality } from './runs/findings-quality.ts';
import { fuzz } from './runs/fuzz.ts';
import { graph } from './runs/graph.ts';
import { hostile } from './runs/hostile.ts';
import { importDt } from './runs/import-dt/import-dt.ts';
import { outside } from './runs/outside/outside.ts';
import { pace } from './runs/pace.ts';
import { packages } from './runs/packages.ts';
import { b6 } from './runs/portfolio/b6-changed-advisories.ts';
import { b7 } from './runs/portfolio/b7-freshness.ts';
import { b8 } from './runs/portfolio/b8-full-pass.ts';
import { b11 } from './runs/portfolio/b11-metrics.ts';
import { b12 } from './runs/portfolio/b12-history.ts';
import { b13 } from './runs/portfolio/b13-portfolio-findings.ts';
import { b14 } from './runs/portfolio/b14-grouped-findings.ts';
import { b15 } from './runs/portfolio/b15-project-pages.ts';
import { b16 } from './runs/portfolio/b16-project-list.ts';
import { decisions } from './runs/portfolio/decisions.ts';
import { lists } from './runs/portfolio/lists.ts';
import { policies } from './runs/portfolio/policies.ts';
import { violations } from './runs/portfolio/violations.ts';
import { real } from './runs/real-data.ts';
import { scroll } from './runs/scroll.ts';
import { search } from './runs/search/search.ts';
import { signIns } from './runs/sign-in.ts';
import { sizes } from './runs/sizes.ts';
import { vex } from './runs/vex.ts';

const benches: readonly (Bench | PureBench)[] = [
  packages,
  sizes,
  fuzz,
  scroll,
  graph,
  b1,
  pace,
  b2,
  b5,
  b6,
  b7,
  b8,
  b9,
  b11,
  b12,
  b13,
  b14,
  b15,
  b16,
  b20,
  b21,
  decisions,
  lists,
  policies,
  violations,
  search,
  aliasSeverity,
  bulk,
  vex,
  importDt,
  exportBench,
  real,
  outside,
  hostile,
  signIns,
  chaos,
  delivery,
];

/** A run that may take any time does not take longer than a night. */
const mostMinutes = 600;

const idWidth = Math.max(...benches.map((bench) => bench.id.length)) + 2;

const usage = `Usage: npm run bench -- [id ...] [--size S|M|L] [--only text] [--minutes n] [--json]
       npm run bench -- generate [--size S|M|L]
       npm run bench -- findings-quality [--json]

generate makes the portfolio that some benchmarks measure on, once, below .bench or $WAYBILL_BENCH_DIR.
findings-quality says how much of what real advisories know the findings of a real BOM show; it exits with 1 when it is too little.
--only leaves of lists those whose name and query have the text in them, of delivery pace, kills or rules, of import-dt kills, and of outside those parts whose name has it: sources,
  repositories, feeds, analyzers, politeness, politeness to analyzers.
Without an id all benchmarks run. packages, sizes, fuzz, scroll and graph need no database. hostile and sign-in exit with 1 when a limit is missed,
  outside when a fault costs something, chaos when anything is lost, wrong, or stands still, delivery when a message is lost or a
  goal missed. chaos works and kills for --minutes,
  30 unless said. Ids:
${benches.map((bench) => `  ${bench.id.padEnd(idWidth)}${bench.title}`).join('\n')}
`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      size: { type: 'string', default: 'S' },
      only: { type: 'string' },
      minutes: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  if (positionals[0] === 'generate' && positionals.length === 1 && isSize(values.size)) {
    await generate(values.size);
    return 0;
  }
  if (positionals[0] === 'findings-quality' && positionals.length === 1)
    return printQuality(values.json === true);
  const unknown = positionals.filter((id) => !benches.some((bench) => sameId(bench, id)));
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  if (minutes !== undefined && !(minutes > 0 && minutes <= mostMinutes)) {
    process.stderr.write(`--minutes is a number up to ${mostMinutes}, not ${values.minutes}\n\n${usage}`);
    return 2;
  }
  if (unknown.length > 0 || !isSize(values.size)) {
    process.stderr.write(`Unknown benchmark or size: ${[...unknown, values.size].join(' ')}\n\n${usage}`);
    return 2;
  }
  const chosen =
    positionals.length === 0 ? benches : benches.filter((b) => positionals.some((id) => sameId(b, id)));
  const results: BenchResult[] = [];
  for await (const result of runAll(chosen, values.size, { only: values.only, minutes })) {
    results.push(result);
    if (!values.json) process.stdout.write(`${formatResult(result)}\n\n`);
  }
  if (values.json) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  const figuresOf = (id: string) => results.find((result) => result.id === id)?.figures ?? [];
  return chosen.some((bench) => isFailed(bench, figuresOf(bench.id))) ? 1 : 0;
}

/** The required shares of known facts. The other fixed versions may be beyond what keys can order. */
const leastShown = { cve: 1, severity: 1, epss: 1, fixedVersion: 0.95 } as const;

async function printQuality(asJson: boolean): Promise<number> {
  const quality = await measureFindingsQuality();
  if (!quality) {
    process.stderr.write('There is no shared data; set WAYBILL_SHARED.\n');
    return 2;
  }
  process.stdout.write(`${asJson ? JSON.stringify(quality, null, 2) : formatQuality(quality)}\n`);
  const isEnough = Object.entries(leastShown).every(([fact, least]) => {
    const { known, shown } = quality[fact as keyof typeof leastShown];
    return shown >= least * known;
  });
  return isEnough ? 0 : 1;
}

async function generate(size: Size): Promise<void> {
  const { dataDir, portfolio } = await portfolioFolder(size, (line) => process.stdout.write(`${line}\n`));
  process.stdout.write(`${dataDir}\n${JSON.stringify(portfolio, null, 2)}\n`);
}

/** Probes the machine, as far as the benchmarks need it, and runs them. */
async function* runAll(
  chosen: readonly (Bench | PureBench)[],
  size: Size,
  choice: BenchChoice,
): AsyncGenerator<BenchResult> {
  const pure = chosen.filter(isPure);
  const others = chosen.filter((bench) => !isPure(bench));
  if (pure.length > 0) {
    const probes = probeProcessor();
    yield machineResult(processorFigures(probes));
    for (const bench of pure) yield await bench.run(size, probes);
  }
  if (others.length === 0) return;
  const probes = await withBenchDatabase(({ db }) => probeMachine(db));
  yield machineResult(probeFigures(probes));
  for (const bench of others) yield await bench.run(size, probes, choice);
}

function machineResult(figures: Figure[]): BenchResult {
  return { id: 'machine', title: 'probes', size: '-', runs: 1, figures, notes: [] };
}

/** B3 and B4 are figures of the run that B1 is. */
const partOf: Readonly<Record<string, string>> = { b3: 'b1', b4: 'b1' };

function sameId(bench: Bench | PureBench, id: string): boolean {
  const wanted = id.toLowerCase();
  return bench.id.toLowerCase() === (partOf[wanted] ?? wanted);
}

function isSize(text: string): text is Size {
  return text === 'S' || text === 'M' || text === 'L';
}

process.exitCode = await main();
