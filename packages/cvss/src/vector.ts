import { type CvssVersion, isNotDefined, METRICS, type Metric } from './metrics.ts';

/**
 * The result of reading a vector: its version, its normalized text, and its metrics except undefined ones.
 */
export type VectorResult =
  | { ok: true; version: CvssVersion; vector: string; metrics: ReadonlyMap<string, string> }
  | { ok: false; error: CvssError };

/** Why a vector cannot be scored; `data` names the metric or quotes the text. */
export type CvssError = {
  code:
    | 'empty'
    | 'unknown_version'
    | 'malformed'
    | 'unknown_metric'
    | 'bad_value'
    | 'duplicate'
    | 'incomplete';
  data: string;
};

/** No vector of any version is longer than 250 characters; this bounds the work on garbage. */
const MAX_LENGTH = 512;

/**
 * Reads a CVSS vector strictly: known metrics with known values, each once, all base metrics present. Order does
 * not matter, parentheses and a final slash are forgiven. A vector without a prefix is 2.0 when it has `Au`, and 3.0
 * when it has `PR`. The normalized text is in the order of the specification and leaves out what is not defined.
 */
export function readVector(text: string): VectorResult {
  const trimmed = text.trim().replace(/^\((.*)\)$/, '$1');
  if (trimmed === '') return failure('empty', '');
  if (trimmed.length > MAX_LENGTH) return failure('malformed', `${trimmed.slice(0, 40)}…`);
  const parts = trimmed.replace(/\/$/, '').split('/');
  const prefix = /^CVSS:([^/]*)/i.exec(trimmed);
  const version = prefix ? namedVersion(prefix[1]) : versionOf(parts);
  if (version === undefined) return failure('unknown_version', trimmed.replace(/\/.*/s, '').slice(0, 40));
  const given = new Map<string, string>();
  for (const part of prefix ? parts.slice(1) : parts) {
    const error = readMetric(part, METRICS[version], given);
    if (error) return { ok: false, error };
  }
  const missing = METRICS[version].find((metric) => metric.required && !given.has(metric.name));
  if (missing) return failure('incomplete', missing.name);
  for (const [name, value] of given) if (isNotDefined(value)) given.delete(name);
  return { ok: true, version, vector: formatVector(version, given), metrics: given };
}

function namedVersion(name: string | undefined): CvssVersion | undefined {
  return name === '2.0' || name === '3.0' || name === '3.1' || name === '4.0' ? name : undefined;
}

/** The version of a vector without a prefix, by a metric that no other has. */
function versionOf(parts: readonly string[]): CvssVersion | undefined {
  if (parts.some((part) => part.startsWith('Au:'))) return '2.0';
  return parts.some((part) => part.startsWith('PR:')) ? '3.0' : undefined;
}

function readMetric(
  part: string,
  known: readonly Metric[],
  given: Map<string, string>,
): CvssError | undefined {
  const colon = part.indexOf(':');
  if (colon < 1) return { code: 'malformed', data: part };
  const name = part.slice(0, colon);
  const value = part.slice(colon + 1);
  const metric = known.find((candidate) => candidate.name === name);
  if (!metric) return { code: 'unknown_metric', data: name };
  if (!metric.values.includes(value)) return { code: 'bad_value', data: part };
  if (given.has(name)) return { code: 'duplicate', data: name };
  given.set(name, value);
  return undefined;
}

function formatVector(version: CvssVersion, given: ReadonlyMap<string, string>): string {
  const parts = version === '2.0' ? [] : [`CVSS:${version}`];
  for (const { name } of METRICS[version]) {
    const value = given.get(name);
    if (value !== undefined) parts.push(`${name}:${value}`);
  }
  return parts.join('/');
}

function failure(code: CvssError['code'], data: string): VectorResult {
  return { ok: false, error: { code, data } };
}
