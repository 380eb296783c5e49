/** CVSS vectors of 2.0 to 4.0 and OWASP risk ratings: scores, and the severities that follow from them. */
export type { CvssVersion } from './metrics.ts';
export {
  OWASP_OPTIONS,
  type OwaspLevel,
  type OwaspResult,
  type OwaspScores,
  owaspLevel,
  scoreOwasp,
} from './owasp.ts';
export { chooseRating, type RatingFactor, type RatingScheme, ratingFactors, readRating } from './rating.ts';
export { type CvssResult, type CvssScore, scoreCvss } from './score.ts';
export {
  type Severity,
  type SeverityScores,
  severityFromScores,
  severityLevel,
  severityOfCvssV2,
  severityOfCvssV3,
  severityOfLevel,
  severityOfOwasp,
} from './severity.ts';
export type { CvssError } from './vector.ts';
