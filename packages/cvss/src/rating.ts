import { type CvssVersion, isNotDefined, METRICS } from './metrics.ts';

/** The schemes by which a person rates a flaw, factor by factor. */
export type RatingScheme = 'cvss2' | 'cvss3' | 'cvss4' | 'owasp';

/** One factor of a scheme: its short name and the values to choose from, as vectors write them. */
export type RatingFactor = { readonly name: string; readonly values: readonly string[] };

/** Factors with the values that their scheme describes. Source: https://owasp.org/www-community/OWASP_Risk_Rating_Methodology. */
const OWASP: readonly RatingFactor[] = [
  'SL 1 3 5 6 9',
  'M 1 4 9',
  'O 0 4 7 9',
  'S 2 4 5 6 9',
  'ED 1 3 7 9',
  'EE 1 3 5 9',
  'A 1 4 6 9',
  'ID 1 3 8 9',
  'LC 2 6 7 9',
  'LI 1 3 5 7 9',
  'LAV 1 5 7 9',
  'LAC 1 7 9',
  'FD 1 3 7 9',
  'RD 1 4 5 9',
  'NC 2 5 7',
  'PV 3 5 7 9',
].map((line) => {
  const [name = '', ...values] = line.split(' ');
  return { name, values };
});

const FACTORS: Record<RatingScheme, readonly RatingFactor[]> = {
  cvss2: baseOf('2.0'),
  cvss3: baseOf('3.1'),
  cvss4: baseOf('4.0'),
  owasp: OWASP,
};

function baseOf(version: CvssVersion): readonly RatingFactor[] {
  return METRICS[version].filter(({ required }) => required).map(({ name, values }) => ({ name, values }));
}

/**
 * Lists what must be chosen for a score, in the order of the scheme's vectors: the base metrics of a CVSS version, the
 * sixteen factors of OWASP with the values that the methodology describes.
 *
 * @example
 * ratingFactors('cvss2')[0] // { name: 'AV', values: ['N', 'A', 'L'] }
 */
export function ratingFactors(scheme: RatingScheme): readonly RatingFactor[] {
  return FACTORS[scheme];
}

/**
 * Reads a partial or complete vector: the first value of each known factor, if the value is known. Everything
 * else is skipped. For OWASP, any digit is a value.
 *
 * @example
 * [...readRating('cvss3', 'CVSS:3.1/AV:N/AC:?/XX:Y')] // [['AV', 'N']]
 * [...readRating('owasp', '(SL:1/M:2')] // [['SL', '1'], ['M', '2']]
 */
export function readRating(scheme: RatingScheme, vector: string): ReadonlyMap<string, string> {
  const chosen = new Map<string, string>();
  for (const part of vector.replace(/[()\s]/g, '').split('/')) {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(0, colon));
    const value = part.slice(colon + 1);
    if (!chosen.has(name) && isValue(scheme, name, value)) chosen.set(name, value);
  }
  return chosen;
}

/**
 * Writes a choice into a vector, in the order of the scheme; what the vector says of other factors stays. A vector of CVSS
 * 3.0 stays one.
 *
 * @example
 * chooseRating('cvss3', 'CVSS:3.1/AC:L', 'AV', 'N') // 'CVSS:3.1/AV:N/AC:L'
 * chooseRating('owasp', '', 'M', '4') // 'M:4'
 */
export function chooseRating(scheme: RatingScheme, vector: string, name: string, value: string): string {
  const chosen = new Map(readRating(scheme, vector)).set(name, value);
  const factors = scheme === 'owasp' ? OWASP : METRICS[versionOf(scheme, vector)];
  const parts = factors.flatMap((factor) => {
    const text = chosen.get(factor.name);
    return text === undefined ? [] : [`${factor.name}:${text}`];
  });
  const prefix = scheme === 'cvss3' || scheme === 'cvss4' ? [`CVSS:${versionOf(scheme, vector)}`] : [];
  return [...prefix, ...parts].join('/');
}

function versionOf(scheme: Exclude<RatingScheme, 'owasp'>, vector: string): CvssVersion {
  if (scheme === 'cvss2') return '2.0';
  if (scheme === 'cvss4') return '4.0';
  return /CVSS:3\.0/.test(vector) ? '3.0' : '3.1';
}

function isValue(scheme: RatingScheme, name: string, value: string): boolean {
  if (scheme === 'owasp') return OWASP.some((factor) => factor.name === name) && /^[0-9]$/.test(value);
  const metric = METRICS[versionOf(scheme, '')].find((candidate) => candidate.name === name);
  return (metric?.values.includes(value) ?? false) && !isNotDefined(value);
}
