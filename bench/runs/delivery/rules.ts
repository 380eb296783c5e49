import type { Size } from '../../bench.ts';
import { generateBom } from '../../generate/bom.ts';
import { onPortfolio } from '../../portfolio/on-portfolio.ts';
import { atMost, type Figure, median, reported } from '../../report.ts';
import { uploadBom } from '../../server-process.ts';
import { withNvd } from '../../with-nvd.ts';
import { fullPass } from '../portfolio/full-pass.ts';
import { listPackages, readEdition, withPlayedNpm } from '../portfolio/played-npm.ts';
import { type RuleSwitch, withRuleSwitch } from './rule-switch.ts';

const rules = 50;
const slowerPercent = 5;
const cvesOf = { S: 66_000, M: 300_000, L: 300_000 } as const;

/** Measures B6, B8, and B9 without rules, and with fifty that cover everything. */
export async function measureRules(size: Size): Promise<Figure[]> {
  const onData = await onPortfolio(size, (server) =>
    withRuleSwitch(server, rules, async (ruled) => {
      const advisories = await withPlayedNpm(server, async (npm) => {
        const packages = await listPackages(server.db, 'any', 500);
        await readEdition(server, npm, 'rules', packages, 1);
        // Three editions follow each other, of which each makes other findings: of twelve pairs both ways have each as often.
        return inPairs(ruled, 12, (n) => readEdition(server, npm, 'rules', packages, n + 2));
      });
      const pass = await inPairs(ruled, 3, async () => {
        const { matching, counting } = await fullPass(server.db);
        return matching + counting;
      });
      return [
        ...figuresOf('500 changed advisories (B6)', advisories, true),
        ...figuresOf('full pass (B8)', pass, false),
      ];
    }),
  );
  return [...onData, ...(await measureUploads({ components: 10_000, cves: cvesOf[size], rules, pairs: 10 }))];
}

interface UploadOptions {
  readonly components: number;
  readonly cves: number;
  readonly rules: number;
  readonly pairs: number;
}

/** Uploads BOMs whose components are all new, with and without rules. */
export async function measureUploads({
  components,
  cves,
  rules: count,
  pairs,
}: UploadOptions): Promise<Figure[]> {
  const times = await withNvd(cves, (server) =>
    withRuleSwitch(server, count, async (ruled) => {
      const upload = async (n: number) => {
        const bom = generateBom(components, cves / 3, 100 + n);
        return (await uploadBom(server.client, { name: `bench-${n}`, version: '1' }, bom)).accepted;
      };
      // The first project warms the caches and is not counted.
      await upload(-1);
      return inPairs(ruled, pairs, upload);
    }),
  );
  return figuresOf(`BOM of ${components} components (B9)`, times, true);
}

/** Seconds, each way. */
interface Pairs {
  readonly without: readonly number[];
  readonly ruled: readonly number[];
  /** The most that came of the rules in one measurement. */
  readonly told: number;
}

/** Measures both ways as often, turn by turn, so that what changes meanwhile changes both. @param measure seconds of the nth turn */
async function inPairs(
  switched: RuleSwitch,
  pairs: number,
  measure: (n: number) => Promise<number>,
): Promise<Pairs> {
  const without: number[] = [];
  const ruled: number[] = [];
  let told = 0;
  for (let n = 0; n < 2 * pairs; n++) {
    const isOn = n % 4 === 1 || n % 4 === 2;
    await switched.turn(isOn);
    (isOn ? ruled : without).push(await measure(n));
    if (isOn) told = Math.max(told, await switched.count());
    await switched.clear();
  }
  return { without, ruled, told };
}

/** @param isTold true if rules must have sent something; otherwise nothing was measured */
function figuresOf(name: string, { without, ruled, told }: Pairs, isTold: boolean): Figure[] {
  if (isTold && told === 0) throw new Error(`No rule was told of anything by ${name}`);
  const slower = (sum(ruled) / sum(without) - 1) * 100;
  return [
    reported(`${name}, without rules`, median(without), 's'),
    // Smaller differences are noise.
    reported('fastest and slowest without rules apart', spread(without), '%'),
    reported('with rules', median(ruled), 's'),
    atMost('all of them slower with rules', slower, '%', slowerPercent),
    reported('events and messages by then, at most', told, ''),
  ];
}

/** @returns in percent of the fastest */
function spread(values: readonly number[]): number {
  return (Math.max(...values) / Math.min(...values) - 1) * 100;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
