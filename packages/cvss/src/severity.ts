import type { OwaspScores } from './owasp.ts';

/** Severity words of the API, from worst to none. */
export type Severity = 'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW' | 'INFO' | 'UNASSIGNED';

const LEVELS: Record<Severity, number> = { CRITICAL: 5, HIGH: 4, MEDIUM: 3, LOW: 2, INFO: 1, UNASSIGNED: 0 };

const SEVERITIES: readonly Severity[] = ['UNASSIGNED', 'INFO', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

/**
 * Gives the level of a severity: 5 for CRITICAL down to 0 for UNASSIGNED.
 *
 * @example
 * severityLevel('HIGH') // 4
 */
export function severityLevel(severity: Severity): number {
  return LEVELS[severity];
}

/**
 * Gives the severity of a level 0 to 5; any other number is UNASSIGNED.
 *
 * @example
 * severityOfLevel(4) // 'HIGH'
 * severityOfLevel(6) // 'UNASSIGNED'
 */
export function severityOfLevel(level: number): Severity {
  return SEVERITIES[level] ?? 'UNASSIGNED';
}

/**
 * Rates a CVSS v2 base score of 0 to 10: 7 and more HIGH, 4 and more MEDIUM, above 0 LOW, else UNASSIGNED. Source: the
 * severity ratings of the NVD, https://nvd.nist.gov/vuln-metrics/cvss.
 *
 * @example
 * severityOfCvssV2(9.3) // 'HIGH'
 */
export function severityOfCvssV2(score: number): Severity {
  if (score >= 7) return 'HIGH';
  if (score >= 4) return 'MEDIUM';
  return score > 0 ? 'LOW' : 'UNASSIGNED';
}

/**
 * Rates a CVSS v3 or v4 base score of 0 to 10: as v2, and 9 and more is CRITICAL. Source: CVSS v3.1 specification §5 and
 * v4.0 specification §6, the qualitative severity rating scale.
 *
 * @example
 * severityOfCvssV3(9.3) // 'CRITICAL'
 */
export function severityOfCvssV3(score: number): Severity {
  return score >= 9 ? 'CRITICAL' : severityOfCvssV2(score);
}

/** The scores a vulnerability may carry; CVSS base scores 0–10, OWASP means 0–9. */
export type SeverityScores = {
  v2?: number | undefined;
  v3?: number | undefined;
  v4?: number | undefined;
  owasp?: OwaspScores | undefined;
};

/**
 * Derives the severity of a vulnerability from its scores: CVSS v4, else v3, else v2; when OWASP scores are
 * given too, the worse of both. No score gives UNASSIGNED. Source: contract §12.1 and §26.8.
 *
 * @example
 * severityFromScores({ v2: 10, v3: 5.3 }) // 'MEDIUM'
 * severityFromScores({}) // 'UNASSIGNED'
 */
export function severityFromScores(scores: SeverityScores): Severity {
  const cvss = severityFromCvss(scores);
  if (!scores.owasp) return cvss;
  const owasp = severityOfOwasp(scores.owasp);
  return severityLevel(owasp) > severityLevel(cvss) ? owasp : cvss;
}

function severityFromCvss({ v2, v3, v4 }: SeverityScores): Severity {
  if (v4 !== undefined) return severityOfCvssV3(v4);
  if (v3 !== undefined) return severityOfCvssV3(v3);
  return v2 === undefined ? 'UNASSIGNED' : severityOfCvssV2(v2);
}

/** Likelihood by row, impact by column, each LOW, MEDIUM, HIGH. */
const OWASP_MATRIX: readonly (readonly Severity[])[] = [
  ['INFO', 'LOW', 'MEDIUM'],
  ['LOW', 'MEDIUM', 'HIGH'],
  ['MEDIUM', 'HIGH', 'CRITICAL'],
];

/**
 * Rates OWASP scores by the matrix of likelihood and the greater of both impacts; a likelihood or an impact of 0
 * gives UNASSIGNED. See https://owasp.org/www-community/OWASP_Risk_Rating_Methodology.
 *
 * @example
 * severityOfOwasp({ likelihood: 6, technicalImpact: 2, businessImpact: 3.5 }) // 'HIGH'
 */
export function severityOfOwasp(scores: OwaspScores): Severity {
  const impact = Math.max(scores.technicalImpact, scores.businessImpact);
  if (scores.likelihood <= 0 || impact <= 0) return 'UNASSIGNED';
  return OWASP_MATRIX[matrixIndex(scores.likelihood)]?.[matrixIndex(impact)] ?? 'UNASSIGNED';
}

function matrixIndex(score: number): 0 | 1 | 2 {
  if (score >= 6) return 2;
  return score >= 3 ? 1 : 0;
}
