import type { CvssScore, OwaspRiskRatingScore } from '@waybill/api-contract';
import type { OwaspLevel, OwaspScores, CvssScore as Scored } from '@waybill/cvss';

/** Scores that the vector does not give are the text `NaN`, as clients know it. */
export function viewCvssScore(score: Scored): CvssScore {
  return {
    baseScore: score.base,
    impactSubScore: decimal(score.impact),
    exploitabilitySubScore: decimal(score.exploitability),
    temporalScore: decimal(score.temporal),
    environmentalScore: decimal(score.environmental),
    modifiedImpactSubScore: decimal(score.modifiedImpact),
  };
}

export function viewOwaspScore({
  scores,
  levels,
}: {
  scores: OwaspScores;
  levels: Record<keyof OwaspScores, OwaspLevel>;
}): OwaspRiskRatingScore {
  return {
    likelihoodScore: scores.likelihood,
    technicalImpactScore: scores.technicalImpact,
    businessImpactScore: scores.businessImpact,
    likelihood: levels.likelihood,
    technicalImpact: levels.technicalImpact,
    businessImpact: levels.businessImpact,
  };
}

const decimal = (score: number | undefined): number | 'NaN' =>
  score === undefined ? 'NaN' : Math.round(score * 10) / 10;
