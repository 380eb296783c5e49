/** Means of an OWASP risk rating: each 0–9, exact (eighths and quarters). */
export type OwaspScores = { likelihood: number; technicalImpact: number; businessImpact: number };

/** Level of one OWASP mean: below 3 LOW, below 6 MEDIUM, else HIGH. */
export type OwaspLevel = 'LOW' | 'MEDIUM' | 'HIGH';

/** Outcome of reading an OWASP vector. */
export type OwaspResult =
  | { ok: true; vector: string; scores: OwaspScores; levels: Record<keyof OwaspScores, OwaspLevel> }
  | { ok: false; error: string };

const LIKELIHOOD = ['SL', 'M', 'O', 'S', 'ED', 'EE', 'A', 'ID'];
const TECHNICAL = ['LC', 'LI', 'LAV', 'LAC'];
const BUSINESS = ['FD', 'RD', 'NC', 'PV'];
const FACTORS = [...LIKELIHOOD, ...TECHNICAL, ...BUSINESS];

/**
 * Reads an OWASP risk rating vector: the sixteen factors `SL/M/O/S/ED/EE/A/ID/LC/LI/LAV/LAC/FD/RD/NC/PV` in
 * this order, one digit each, with or without parentheses. The likelihood is the mean of the first eight.
 * Technical and business impact are the means of four each. Errors are returned as values. Source:
 * https://owasp.org/www-community/OWASP_Risk_Rating_Methodology.
 *
 * @example
 * const result = scoreOwasp('SL:1/M:1/O:0/S:2/ED:1/EE:1/A:1/ID:1/LC:2/LI:1/LAV:1/LAC:1/FD:1/RD:1/NC:2/PV:3');
 * result.scores // { likelihood: 1, technicalImpact: 1.25, businessImpact: 1.75 }
 * scoreOwasp('SL:1/M:1').error // 'Expected 16 factors, found 2'
 */
export function scoreOwasp(vector: string): OwaspResult {
  const text = withoutParentheses(vector.trim());
  const parts = text.split('/');
  if (parts.length !== FACTORS.length) {
    return { ok: false, error: `Expected ${FACTORS.length} factors, found ${parts.length}` };
  }
  const digits: number[] = [];
  for (const [index, name] of FACTORS.entries()) {
    const part = parts[index] ?? '';
    if (!/^[A-Z]+:[0-9]$/.test(part) || !part.startsWith(`${name}:`)) {
      return { ok: false, error: `Expected "${name}:" and one digit, found "${part.slice(0, 40)}"` };
    }
    digits.push(Number(part.at(-1)));
  }
  const scores = {
    likelihood: mean(digits.slice(0, 8)),
    technicalImpact: mean(digits.slice(8, 12)),
    businessImpact: mean(digits.slice(12)),
  };
  const levels = {
    likelihood: owaspLevel(scores.likelihood),
    technicalImpact: owaspLevel(scores.technicalImpact),
    businessImpact: owaspLevel(scores.businessImpact),
  };
  return { ok: true, vector: text, scores, levels };
}

/**
 * The values that the methodology names for each factor, in the order of a vector. Source:
 * https://owasp.org/www-community/OWASP_Risk_Rating_Methodology, step 2.
 *
 * @example
 * OWASP_OPTIONS.NC // [2, 5, 7]
 */
export const OWASP_OPTIONS: Readonly<Record<string, readonly number[]>> = {
  SL: [1, 3, 5, 6, 9],
  M: [1, 4, 9],
  O: [0, 4, 7, 9],
  S: [2, 4, 5, 6, 9],
  ED: [1, 3, 7, 9],
  EE: [1, 3, 5, 9],
  A: [1, 4, 6, 9],
  ID: [1, 3, 8, 9],
  LC: [2, 6, 7, 9],
  LI: [1, 3, 5, 7, 9],
  LAV: [1, 5, 7, 9],
  LAC: [1, 7, 9],
  FD: [1, 3, 7, 9],
  RD: [1, 4, 5, 9],
  NC: [2, 5, 7],
  PV: [3, 5, 7, 9],
};

/**
 * Gives the level of one OWASP mean of 0 to 9: below 3 LOW, below 6 MEDIUM, else HIGH. Source:
 * https://owasp.org/www-community/OWASP_Risk_Rating_Methodology, step 4.
 *
 * @example
 * owaspLevel(2.875) // 'LOW'
 * owaspLevel(6) // 'HIGH'
 */
export function owaspLevel(score: number): OwaspLevel {
  if (score < 3) return 'LOW';
  return score < 6 ? 'MEDIUM' : 'HIGH';
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function withoutParentheses(text: string): string {
  return text.startsWith('(') && text.endsWith(')') ? text.slice(1, -1) : text;
}
