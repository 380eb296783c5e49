import { type Severity, severityFromScores } from '@waybill/cvss';
import type { AdvisoryCvss } from '../advisory.ts';
import { cvssOfVector } from '../cvss-memo.ts';

/** The vectors of a report, at most one of each generation. */
export type Vectors = { cvssV2?: AdvisoryCvss; cvssV3?: AdvisoryCvss; cvssV4?: AdvisoryCvss };

/** The first readable vector of each generation; texts that are none are left out. */
export function vectorsOf(texts: Iterable<string | undefined>): Vectors {
  const vectors: Vectors = {};
  for (const text of texts) {
    const cvss = text === undefined ? undefined : cvssOfVector(text.trim());
    if (!cvss) continue;
    if (cvss.version === '2.0') vectors.cvssV2 ??= cvss;
    else if (cvss.version === '4.0') vectors.cvssV4 ??= cvss;
    else vectors.cvssV3 ??= cvss;
  }
  return vectors;
}

/** The severity of the vectors: v4, else v3, else v2, else UNASSIGNED. */
export function severityOf({ cvssV2, cvssV3, cvssV4 }: Vectors): Severity {
  return severityFromScores({ v2: cvssV2?.score, v3: cvssV3?.score, v4: cvssV4?.score });
}
