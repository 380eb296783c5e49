/** The scores of a v2.0 vector, 0–10 with one decimal; those of a group that the vector does not have are absent. */
export type CvssV2Scores = {
  base: number;
  impact: number;
  exploitability: number;
  temporal?: number;
  environmental?: number;
  modifiedImpact?: number;
};

/** Metrics of a vector by their short names, without those that are not defined. */
type Metrics = ReadonlyMap<string, string>;
type Weights = Readonly<Record<string, number>>;

const ACCESS_VECTOR: Weights = { L: 0.395, A: 0.646, N: 1 };
const ACCESS_COMPLEXITY: Weights = { H: 0.35, M: 0.61, L: 0.71 };
const AUTHENTICATION: Weights = { M: 0.45, S: 0.56, N: 0.704 };
const IMPACT: Weights = { N: 0, P: 0.275, C: 0.66 };
const EXPLOITABILITY: Weights = { U: 0.85, POC: 0.9, F: 0.95, H: 1 };
const REMEDIATION: Weights = { OF: 0.87, TF: 0.9, W: 0.95, U: 1 };
const CONFIDENCE: Weights = { UC: 0.9, UR: 0.95, C: 1 };
const DAMAGE: Weights = { N: 0, L: 0.1, LM: 0.3, MH: 0.4, H: 0.5 };
const DISTRIBUTION: Weights = { N: 0, L: 0.25, M: 0.75, H: 1 };
const REQUIREMENT: Weights = { L: 0.5, M: 1, H: 1.51 };

const TEMPORAL = ['E', 'RL', 'RC'];
const ENVIRONMENTAL = ['CDP', 'TD', 'CR', 'IR', 'AR'];

/**
 * Scores the metrics of a v2.0 vector by the equations of its guide (https://www.first.org/cvss/v2/guide, §3.2). Done
 * here because the library takes temporal scores into the environmental one unrounded, and rounds 8.55 down.
 */
export function scoreV2(metrics: Metrics): CvssV2Scores {
  const exploitability =
    20 *
    weight(ACCESS_VECTOR, metrics, 'AV') *
    weight(ACCESS_COMPLEXITY, metrics, 'AC') *
    weight(AUTHENTICATION, metrics, 'Au');
  const impact = impactOf(metrics, []);
  const base = baseOf(impact, exploitability);
  const scores = { base, impact: round(impact), exploitability: round(exploitability) };
  const temporal = hasAny(metrics, TEMPORAL) ? { temporal: temporalOf(base, metrics) } : {};
  if (!hasAny(metrics, ENVIRONMENTAL)) return { ...scores, ...temporal };
  const modifiedImpact = Math.min(10, impactOf(metrics, ['CR', 'IR', 'AR']));
  const adjusted = temporalOf(baseOf(modifiedImpact, exploitability), metrics);
  const damaged = adjusted + (10 - adjusted) * weight(DAMAGE, metrics, 'CDP', 0);
  return {
    ...scores,
    ...temporal,
    environmental: Math.max(0, round(damaged * weight(DISTRIBUTION, metrics, 'TD'))),
    modifiedImpact: round(modifiedImpact),
  };
}

/** The impact; with the names of requirements, weighted by them. */
function impactOf(metrics: Metrics, requirements: readonly string[]): number {
  const kept = ['C', 'I', 'A'].map((name, index) => {
    const requirement = requirements[index];
    return 1 - weight(IMPACT, metrics, name) * (requirement ? weight(REQUIREMENT, metrics, requirement) : 1);
  });
  return 10.41 * (1 - kept.reduce((product, factor) => product * factor, 1));
}

/** With low requirements the equation can come below 0. */
function baseOf(impact: number, exploitability: number): number {
  return impact === 0 ? 0 : round((0.6 * impact + 0.4 * exploitability - 1.5) * 1.176);
}

function temporalOf(base: number, metrics: Metrics): number {
  return round(
    base *
      weight(EXPLOITABILITY, metrics, 'E') *
      weight(REMEDIATION, metrics, 'RL') *
      weight(CONFIDENCE, metrics, 'RC'),
  );
}

function weight(weights: Weights, metrics: Metrics, name: string, otherwise = 1): number {
  return weights[metrics.get(name) ?? ''] ?? otherwise;
}

function hasAny(metrics: Metrics, names: readonly string[]): boolean {
  return names.some((name) => metrics.has(name));
}

/** To one decimal, halves up. Twelve digits hide what binary numbers add to or take from decimal ones. */
function round(score: number): number {
  return Math.round(Number((score * 10).toPrecision(12))) / 10;
}
