import {
  type Severity,
  scoreCvss,
  scoreOwasp,
  severityFromScores,
  severityLevel,
  severityOfCvssV2,
  severityOfCvssV3,
  severityOfLevel,
  severityOfOwasp,
} from '../index.ts';
import { owaspLevel } from '../owasp.ts';
import { V2_EXAMPLES } from './v2-examples.ts';

/** Severity by the score from which on it holds. */
const BANDS: readonly (readonly [score: number, v2: Severity, v3: Severity])[] = [
  [0, 'UNASSIGNED', 'UNASSIGNED'],
  [0.1, 'LOW', 'LOW'],
  [3.9, 'LOW', 'LOW'],
  [4, 'MEDIUM', 'MEDIUM'],
  [6.9, 'MEDIUM', 'MEDIUM'],
  [7, 'HIGH', 'HIGH'],
  [8.9, 'HIGH', 'HIGH'],
  [9, 'HIGH', 'CRITICAL'],
  [10, 'HIGH', 'CRITICAL'],
];

const OWASP: readonly (readonly [
  likelihood: number,
  technical: number,
  business: number,
  severity: Severity,
])[] = [
  [0, 9, 9, 'UNASSIGNED'],
  [9, 0, 0, 'UNASSIGNED'],
  [0.5, 0.5, 0, 'INFO'],
  [2.9, 0, 2.9, 'INFO'],
  [2.9, 3, 0, 'LOW'],
  [2.9, 0, 6, 'MEDIUM'],
  [3, 2.9, 0, 'LOW'],
  [3, 3, 0, 'MEDIUM'],
  [5.9, 6, 0, 'HIGH'],
  [6, 1, 0, 'MEDIUM'],
  [6, 5.9, 1, 'HIGH'],
  [6, 6, 1, 'CRITICAL'],
];

const VECTOR = 'SL:1/M:4/O:7/S:9/ED:3/EE:5/A:6/ID:8/LC:2/LI:3/LAV:5/LAC:1/FD:9/RD:9/NC:7/PV:9';

/**
 * True if bands, the matrix, the means, and the v2 scores follow their specifications, at and beside every
 * border.
 * @public loaded by `runMutations`
 */
export function isRight(): boolean {
  return (
    BANDS.every(([score, v2, v3]) => severityOfCvssV2(score) === v2 && severityOfCvssV3(score) === v3) &&
    OWASP.every(([likelihood, technicalImpact, businessImpact, severity]) => {
      return severityOfOwasp({ likelihood, technicalImpact, businessImpact }) === severity;
    }) &&
    [2.9, 3, 5.9, 6].map(owaspLevel).join() === 'LOW,MEDIUM,MEDIUM,HIGH' &&
    [0, 1, 2, 3, 4, 5].every((level) => severityLevel(severityOfLevel(level)) === level) &&
    areV2ScoresRight() &&
    isCombinedRight() &&
    areMeansRight()
  );
}

function isCombinedRight(): boolean {
  const low = { likelihood: 1, technicalImpact: 4, businessImpact: 0 };
  const high = { likelihood: 6, technicalImpact: 6, businessImpact: 0 };
  return (
    severityFromScores({}) === 'UNASSIGNED' &&
    severityFromScores({ v2: 7, v3: 4, v4: 1 }) === 'LOW' &&
    severityFromScores({ v2: 7, v3: 4 }) === 'MEDIUM' &&
    severityFromScores({ v2: 9.5 }) === 'HIGH' &&
    severityFromScores({ v3: 7, owasp: low }) === 'HIGH' &&
    severityFromScores({ v3: 7, owasp: high }) === 'CRITICAL'
  );
}

function areMeansRight(): boolean {
  const plain = scoreOwasp(VECTOR);
  if (
    !plain.ok ||
    scoreOwasp(VECTOR.replace('M:4', 'X:4')).ok ||
    scoreOwasp(VECTOR.replace('M:4', 'M:14')).ok
  )
    return false;
  const { likelihood, technicalImpact, businessImpact } = plain.scores;
  return (
    likelihood === 5.375 &&
    technicalImpact === 2.75 &&
    businessImpact === 8.5 &&
    scoreOwasp(`(${VECTOR})`).ok &&
    !scoreOwasp(`(${VECTOR}9`).ok &&
    !scoreOwasp(`9${VECTOR})`).ok &&
    !scoreOwasp(`${VECTOR}/PV:1`).ok
  );
}

function areV2ScoresRight(): boolean {
  return V2_EXAMPLES.every(([vector, base, temporal, environmental]) => {
    const scored = scoreCvss(vector);
    return (
      scored.ok &&
      scored.base === base &&
      scored.temporal === temporal &&
      scored.environmental === environmental &&
      scored.overall === (environmental ?? temporal ?? base)
    );
  });
}
