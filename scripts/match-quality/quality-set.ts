/** A component and what is known to affect it. */
export interface QualityCase {
  truth: 'match-truth' | 'match-labels';
  /** The source whose advisories are used. */
  source: 'OSV' | 'NVD';
  /** As the source names it; `CPE` for products of the NVD. */
  ecosystem: string;
  /** Package URL or CPE of the component. */
  component: string;
  /** Ids that have to be found. */
  must: string[];
  /** Ids that must not be found; `others` when nothing besides `must` may be. */
  mustNot: string[] | 'others';
  /** The image that a person judged. */
  image?: string;
}

/** Advisories, as their makers write them, and cases that they can judge. */
export interface QualitySet {
  osv: unknown[];
  nvd: unknown[];
  cases: QualityCase[];
}

/** Labels by what became of them. */
export type LabelCounts = Record<string, number>;
