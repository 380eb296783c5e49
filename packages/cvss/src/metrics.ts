/** The CVSS versions that can be scored. */
export type CvssVersion = '2.0' | '3.0' | '3.1' | '4.0';

/** One metric: its short name, its values, and whether a vector must carry it. */
export type Metric = { name: string; values: readonly string[]; required: boolean };

/** Values written as one text: `AV N A L P` reads metric AV with N, A, L, P. */
function metrics(required: boolean, lines: readonly string[]): Metric[] {
  return lines.map((line) => {
    const [name = '', ...values] = line.split(' ');
    return { name, values, required };
  });
}

const V2 = [
  ...metrics(true, ['AV N A L', 'AC L M H', 'Au N S M', 'C N P C', 'I N P C', 'A N P C']),
  ...metrics(false, ['E ND U POC F H', 'RL ND OF TF W U', 'RC ND UC UR C']),
  ...metrics(false, ['CDP ND N L LM MH H', 'TD ND N L M H', 'CR ND L M H', 'IR ND L M H', 'AR ND L M H']),
];

const V3 = [
  ...metrics(true, ['AV N A L P', 'AC L H', 'PR N L H', 'UI N R', 'S U C', 'C N L H', 'I N L H', 'A N L H']),
  ...metrics(false, ['E X U P F H', 'RL X O T W U', 'RC X U R C', 'CR X L M H', 'IR X L M H', 'AR X L M H']),
  ...metrics(false, ['MAV X N A L P', 'MAC X L H', 'MPR X N L H', 'MUI X N R', 'MS X U C']),
  ...metrics(false, ['MC X N L H', 'MI X N L H', 'MA X N L H']),
];

const V4 = [
  ...metrics(true, [
    'AV N A L P',
    'AC L H',
    'AT N P',
    'PR N L H',
    'UI N P A',
    'VC H L N',
    'VI H L N',
    'VA H L N',
  ]),
  ...metrics(true, ['SC H L N', 'SI H L N', 'SA H L N']),
  ...metrics(false, ['E X A P U', 'CR X H M L', 'IR X H M L', 'AR X H M L']),
  ...metrics(false, ['MAV X N A L P', 'MAC X L H', 'MAT X N P', 'MPR X N L H', 'MUI X N P A']),
  ...metrics(false, [
    'MVC X H L N',
    'MVI X H L N',
    'MVA X H L N',
    'MSC X H L N',
    'MSI X S H L N',
    'MSA X S H L N',
  ]),
  ...metrics(false, [
    'S X N P',
    'AU X N Y',
    'R X A U I',
    'V X D C',
    'RE X L M H',
    'U X Clear Green Amber Red',
  ]),
];

/**
 * The metrics of each version in the order in which their specification writes a vector.
 * Source: https://www.first.org/cvss/v4-0/specification-document, v3-1, v3-0 and v2/guide.
 */
export const METRICS: Record<CvssVersion, readonly Metric[]> = { '2.0': V2, '3.0': V3, '3.1': V3, '4.0': V4 };

/** Says whether a value means "not defined", which is the same as leaving the metric out. */
export function isNotDefined(value: string): boolean {
  return value === 'X' || value === 'ND';
}
