import { listShared, readSharedJson, type VectorCase, type VectorSource } from '@waybill/test-kit';
import { cvssOfVector } from '../cvss-memo.ts';
import {
  type Advisory,
  type AdvisoryCvss,
  decide,
  type ReadResult,
  readNvdCve,
  readOsvRecord,
} from '../index.ts';
import { cvesOf, nvdRecords, osvRecords } from './shared-records.ts';

/** Records of OSV and NVD, which are read whole. */
export const RECORD_VECTORS: readonly VectorSource[] = [
  sourceOf('osv/PyPI (records and the versions they list)', 2_661, () => judgeOsv('PyPI')),
  sourceOf('osv/Go (records)', 4_291, () => judgeOsv('Go')),
  sourceOf('osv/crates.io (records)', 1_206, () => judgeOsv('crates.io')),
  sourceOf('osv-samples', 37, judgeOsvSamples),
  sourceOf('nvd-samples', 5, judgeNvdSamples),
  sourceOf('nvd (records and their scores)', 130_337, judgeNvdFeeds),
];

function sourceOf(set: string, count: number, cases: VectorSource['cases']): VectorSource {
  return { package: 'match', set, count, cases };
}

/** The parts of an original record that the test reads. */
interface OsvRecord {
  readonly id: string;
  readonly withdrawn?: string;
  readonly affected: readonly {
    readonly package: { readonly name: string };
    readonly versions?: readonly string[];
  }[];
}

function* judgeOsv(ecosystem: string): Generator<VectorCase> {
  for (const record of osvRecords(ecosystem)) yield judgeOsvRecord(record as OsvRecord);
}

/** A record keeps its id, its packages and whether it is withdrawn; every version that it lists is affected. */
function judgeOsvRecord(record: OsvRecord): VectorCase {
  const { id, withdrawn, affected } = record;
  const read = readOsvRecord(record);
  const expected = { id, isWithdrawn: withdrawn !== undefined, packages: affected.length, notAffected: [] };
  if (!read.ok) return { case: id, expected, got: refusalOf(read) };
  const { advisory } = read;
  return {
    case: id,
    expected,
    got: {
      id: advisory.vulnId,
      isWithdrawn: advisory.withdrawn !== undefined,
      packages: advisory.affected.length,
      notAffected: advisory.withdrawn === undefined ? listedButNotAffected(record, advisory) : [],
    },
  };
}

/** Only records of PyPI list versions. */
function listedButNotAffected({ affected }: OsvRecord, advisory: Advisory): string[] {
  const purls = affected.flatMap(({ package: { name }, versions = [] }) =>
    versions.map((version) => `pkg:pypi/${encodeURIComponent(name)}@${encodeURIComponent(version)}`),
  );
  return purls.filter((purl) => decide({ purl }, advisory).verdict !== 'affected');
}

/** Every sample is read but two, which are no records: a GraphQL answer and a record without its head. */
function* judgeOsvSamples(): Generator<VectorCase> {
  for (const path of listShared('osv-samples').filter((each) => each.endsWith('.json'))) {
    const record = readSharedJson<{ id?: string }>(`osv-samples/${path}`);
    const read = readOsvRecord(record);
    const expected = record.id ?? 'refused: Expected a text at id';
    yield { case: path, expected, got: read.ok ? read.advisory.vulnId : refusalOf(read) };
  }
}

function* judgeNvdSamples(): Generator<VectorCase> {
  for (const path of listShared('nvd-samples').filter((each) => each.endsWith('.json'))) {
    for (const cve of cvesOf(`nvd-samples/${path}`)) yield judgeCve(path, cve);
  }
}

/** Feed by feed, so that only one is in memory. */
function* judgeNvdFeeds(): Generator<VectorCase> {
  const names = listShared('nvd/json/cve/2.0').flatMap(
    (file) => /^nvdcve-2\.0-(\w+)\.json\.gz$/.exec(file)?.[1] ?? [],
  );
  for (const name of names) for (const cve of nvdRecords(name)) yield judgeCve(name, cve);
}

/** The parts of an original record that the test reads. */
interface NvdRecord {
  readonly id: string;
  readonly vulnStatus?: string;
  readonly metrics?: Readonly<Record<string, readonly NvdMetric[]>>;
}

interface NvdMetric {
  readonly type: string;
  readonly cvssData: { readonly baseScore: number };
}

/** A record keeps its id, whether it is rejected, and vectors from which its own base scores come. */
function judgeCve(from: string, cve: unknown): VectorCase {
  const { id, vulnStatus, metrics = {} } = cve as NvdRecord;
  const name = `${id} in ${from}`;
  const expected = {
    id,
    isRejected: vulnStatus === 'Rejected',
    v2: baseScoreIn(metrics.cvssMetricV2),
    v3: baseScoreIn(metrics.cvssMetricV31 ?? metrics.cvssMetricV30),
  };
  const read = readNvdCve(cve);
  if (!read.ok) return { case: name, expected, got: refusalOf(read) };
  const { vulnId, rejected = false, cvssV2, cvssV3 } = read.advisory;
  const got = { id: vulnId, isRejected: rejected, v2: baseScoreOf(cvssV2), v3: baseScoreOf(cvssV3) };
  return { case: name, expected, got };
}

function baseScoreIn(metrics: readonly NvdMetric[] | undefined): number | undefined {
  return (metrics?.find(({ type }) => type === 'Primary') ?? metrics?.[0])?.cvssData.baseScore;
}

/** From the vector alone: the score that the record gives is not looked at. */
function baseScoreOf(cvss: AdvisoryCvss | undefined): number | undefined {
  return cvss && cvssOfVector(cvss.vector)?.score;
}

function refusalOf({ error }: Extract<ReadResult, { ok: false }>): string {
  return `refused: ${error.message} at ${error.path}`;
}
