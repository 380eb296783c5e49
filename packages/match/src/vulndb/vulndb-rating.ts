import { type Severity, severityFromScores } from '@waybill/cvss';
import type { AdvisoryCvss } from '../advisory.ts';
import { cvssOfVector } from '../cvss-memo.ts';
import { defined } from '../defined.ts';
import { type Json, looseItems, looseMember, looseText } from '../json.ts';

/** The metrics of a vulnerability and the severity that follows from their scores. */
type VulnDbRating = { cvssV2?: AdvisoryCvss; cvssV3?: AdvisoryCvss; severity: Severity };

/** A metric of a vector: its short name, the member that has it, and the letters of its words. */
type Metric = readonly [name: string, member: string, letters: Readonly<Record<string, string>>];

const IMPACT_V2 = { NONE: 'N', PARTIAL: 'P', COMPLETE: 'C' };
const IMPACT_V3 = { NONE: 'N', LOW: 'L', HIGH: 'H' };

const METRICS_V2: readonly Metric[] = [
  ['AV', 'access_vector', { NETWORK: 'N', ADJACENT_NETWORK: 'A', ADJACENT: 'A', LOCAL: 'L' }],
  ['AC', 'access_complexity', { LOW: 'L', MEDIUM: 'M', HIGH: 'H' }],
  [
    'Au',
    'authentication',
    { NONE: 'N', SINGLE_INSTANCE: 'S', SINGLE: 'S', MULTIPLE_INSTANCES: 'M', MULTIPLE: 'M' },
  ],
  ['C', 'confidentiality_impact', IMPACT_V2],
  ['I', 'integrity_impact', IMPACT_V2],
  ['A', 'availability_impact', IMPACT_V2],
];

const METRICS_V3: readonly Metric[] = [
  ['AV', 'attack_vector', { NETWORK: 'N', ADJACENT_NETWORK: 'A', ADJACENT: 'A', LOCAL: 'L', PHYSICAL: 'P' }],
  ['AC', 'attack_complexity', { LOW: 'L', HIGH: 'H' }],
  ['PR', 'privileges_required', { NONE: 'N', LOW: 'L', HIGH: 'H' }],
  ['UI', 'user_interaction', { NONE: 'N', REQUIRED: 'R' }],
  ['S', 'scope', { UNCHANGED: 'U', CHANGED: 'C' }],
  ['C', 'confidentiality_impact', IMPACT_V3],
  ['I', 'integrity_impact', IMPACT_V3],
  ['A', 'availability_impact', IMPACT_V3],
];

/**
 * Reads the metrics of a VulnDB result, which come as words, not as vectors: of each generation the first that names a CVE,
 * else the first that is whole.
 */
export function readVulnDbRating(result: Json): VulnDbRating {
  const cvssV2 = firstMetric(looseMember(result, 'cvss_metrics'), 'CVSS:2.0', METRICS_V2);
  const cvssV3 = firstMetric(looseMember(result, 'cvss_version_three_metrics'), 'CVSS:3.0', METRICS_V3);
  return {
    ...defined('cvssV2', cvssV2),
    ...defined('cvssV3', cvssV3),
    severity: severityFromScores({ v2: cvssV2?.score, v3: cvssV3?.score }),
  };
}

function firstMetric(list: Json, version: string, metrics: readonly Metric[]): AdvisoryCvss | undefined {
  const entries = looseItems(list);
  const named = entries.filter((entry) => looseText(looseMember(entry, 'cve_id')) !== undefined);
  for (const entry of [...named, ...entries]) {
    const letters = metrics.map(([name, member, words]) => {
      const word = looseText(looseMember(entry, member))?.trim().toUpperCase().replaceAll(' ', '_') ?? '';
      return [name, words[word]] as const;
    });
    if (letters.some(([, letter]) => letter === undefined)) continue;
    return cvssOfVector([version, ...letters.map((pair) => pair.join(':'))].join('/'));
  }
  return undefined;
}
