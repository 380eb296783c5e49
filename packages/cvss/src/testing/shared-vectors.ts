import { readSharedText, type VectorCase, type VectorSource } from '@waybill/test-kit';
import { scoreCvss } from '../index.ts';

/** All vectors of CVSS in the shared data (`data/cvss`). */
export const CVSS_VECTORS: readonly VectorSource[] = [
  nvdSource('2.0', 302),
  nvdSource('3.0', 582),
  nvdSource('3.1', 521),
  {
    package: 'cvss',
    set: 'cvss/redhat-cvss/vectors_simple4',
    count: 1058,
    cases: () => linesOf('cvss/redhat-cvss/vectors_simple4').map(judgeV4),
  },
];

function nvdSource(version: string, count: number): VectorSource {
  const set = `cvss/nvd-vectors-${version}.csv`;
  const cases = () =>
    linesOf(set)
      .slice(1)
      .map((line) => judgeNvd(version, line));
  return { package: 'cvss', set, count, cases };
}

function judgeNvd(version: string, line: string): VectorCase {
  const [vector = '', base, severity] = line.split(',');
  // The feed calls a v2 score of 0 LOW and a v3 score of 0 NONE; for the API both are UNASSIGNED.
  const expected = { version, base: Number(base), severity: Number(base) === 0 ? 'UNASSIGNED' : severity };
  return { case: vector, expected, got: scoreOf(vector) };
}

/** A line is `VECTOR - (score,)`. */
function judgeV4(line: string): VectorCase {
  const [vector = '', score = ''] = line.split(' - ');
  const { severity: _, ...got } = scoreOf(vector);
  return { case: vector, expected: { version: '4.0', base: Number(score.replace(/[(),]/g, '')) }, got };
}

function scoreOf(vector: string): { version?: string; base?: number; severity?: string; error?: string } {
  const scored = scoreCvss(vector);
  if (!scored.ok) return { error: scored.error.code };
  return { version: scored.version, base: scored.base, severity: scored.severity };
}

function linesOf(path: string): string[] {
  return readSharedText(path).trim().split(/\r?\n/);
}
