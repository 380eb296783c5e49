import type { AnalyzerName } from '@waybill/api-contract';
import {
  type OssIndexState,
  playOssIndex,
  playSnyk,
  playTrivy,
  playVulndb,
  type Service,
} from '@waybill/test-kit';

/** A component that analyzers are asked about. */
export interface AskedPackage {
  name: string;
  purl: string;
  cpe: string;
}

/** An analyzer's report about a package. */
export interface PlayedFlaw {
  of: AskedPackage;
  number: number;
  title: string;
}

type Limit = NonNullable<OssIndexState['limit']>;

/** The changeable setup of an analyzer. */
export interface PlayedState {
  flaws: readonly PlayedFlaw[];
  /** The limit of each account. */
  limit?: Limit;
}

interface RunningAnalyzer {
  service: Service;
  /** The most requests of one account in a window of the limit, where there is one. */
  most?: () => number;
  /** Temporary data that has not been removed. */
  countLeft?: () => number;
}

interface PlayedAnalyzer {
  id: Exclude<AnalyzerName, 'fuzzy'>;
  /** The feed of its records. */
  feed: string;
  /** Where it is asked for what it finds. */
  path: string;
  /** True if it is somebody else's, who says how often it may be asked. */
  isLimited: boolean;
  /** Packages that one request asks about. */
  perRequest: number;
  /** Settings beside its address, which the played analyzer expects. */
  settings: Readonly<Record<string, string>>;
  /** The encrypted settings among them. */
  secrets: Readonly<Record<string, string>>;
  play(state: () => PlayedState): RunningAnalyzer;
}

const description = 'A description of usual length. '.repeat(20);
const ossIndexToken = 'sonatype_pat_bench';
const snykTokens = ['one', 'two'];

/** One line for each analyzer that is another host. */
export const playedAnalyzers: readonly PlayedAnalyzer[] = [
  {
    id: 'ossindex',
    feed: 'ossindex',
    path: '/api/v3/component-report',
    isLimited: true,
    perRequest: 128,
    settings: {},
    secrets: { 'ossindex.api.token': ossIndexToken },
    play(state) {
      const reports = byPackage(state, ({ of, number, title }) => [
        of.purl,
        { id: `sonatype-2030-${number}`, title, description },
      ]);
      const authorization = `Bearer ${ossIndexToken}`;
      const service = playOssIndex(() => ({ reports: reports(), authorization, ...limitOf(state()) }));
      return { service, most: () => service.most };
    },
  },
  {
    id: 'snyk',
    feed: 'snyk',
    path: '/rest/*',
    isLimited: true,
    perRequest: 1,
    settings: { 'snyk.org.id': 'acme' },
    secrets: { 'snyk.api.token': snykTokens.join(';') },
    play(state) {
      const issues = byPackage(state, ({ of, number, title }) => [
        of.purl,
        { id: `SNYK-JS-PART-${number}`, attributes: { title, description } },
      ]);
      const setup = { org: 'acme', tokens: snykTokens };
      const service = playSnyk(() => ({ ...setup, issues: issues(), ...limitOf(state()) }));
      return { service, most: () => Math.max(...snykTokens.map((token) => service.most(token))) };
    },
  },
  {
    id: 'trivy',
    feed: 'trivy',
    path: '/twirp/trivy.scanner.v1.Scanner/Scan',
    isLimited: false,
    perRequest: 500,
    settings: { 'trivy.ignore.unfixed': 'false' },
    secrets: { 'trivy.api.token': 'bench' },
    play(state) {
      const vulnerabilities = byPackage(state, ({ of, number, title }) => [
        `${of.name}@1.0.0`,
        { vulnerability_id: `CVE-2030-${100_000 + number}`, title, description },
      ]);
      const service = playTrivy(() => ({ vulnerabilities: vulnerabilities(), token: 'bench' }));
      return { service, countLeft: () => service.layers.size };
    },
  },
  {
    id: 'vulndb',
    feed: 'vulndb-api',
    path: '/api/v1/*',
    isLimited: true,
    perRequest: 1,
    settings: { 'vulndb.api.oauth1.consumerKey': 'key' },
    secrets: { 'vulndb.api.oath1.consumerSecret': 'bench' },
    play(state) {
      const results = byPackage(state, ({ of, number, title }) => [
        of.cpe,
        { vulndb_id: 1 + number, title, description },
      ]);
      const setup = { key: 'key', secret: 'bench' };
      const service = playVulndb(() => ({ ...setup, results: results(), ...limitOf(state()) }));
      return { service, most: () => service.most };
    },
  },
];

/** Packages with a name of every kind, so that each analyzer is asked about each of them. */
export function makeAskedPackages(count: number): AskedPackage[] {
  return Array.from({ length: count }, (_, n) => ({
    name: `part-${n}`,
    purl: `pkg:npm/part-${n}@1.0.0`,
    cpe: `cpe:2.3:a:acme:part-${n}:1.0.0:*:*:*:*:*:*:*`,
  }));
}

type Reported = Readonly<Record<string, unknown>>;

/** Records by what packages are asked for by; made once for each list of flaws. */
function byPackage(state: () => PlayedState, read: (flaw: PlayedFlaw) => readonly [string, Reported]) {
  let of: readonly PlayedFlaw[] = [];
  let records: Readonly<Record<string, readonly Reported[]>> = {};
  return () => {
    const { flaws } = state();
    if (of !== flaws) records = Object.fromEntries(flaws.map(read).map(([key, record]) => [key, [record]]));
    of = flaws;
    return records;
  };
}

function limitOf({ limit }: PlayedState): { limit?: Limit } {
  return limit === undefined ? {} : { limit };
}
