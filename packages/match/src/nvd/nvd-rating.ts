import { type CvssScore, type CvssVersion, type Severity, severityFromScores } from '@waybill/cvss';
import type { AdvisoryCvss } from '../advisory.ts';
import { scoreCvssRemembered } from '../cvss-memo.ts';
import { defined } from '../defined.ts';
import { type Json, looseItems, looseMember, looseNumber, looseText } from '../json.ts';

/** The metrics of a CVE and the severity that follows from their scores. */
export type NvdRating = {
  cvssV2?: AdvisoryCvss;
  cvssV3?: AdvisoryCvss;
  cvssV4?: AdvisoryCvss;
  severity: Severity;
};

/**
 * Reads the metrics of a CVE: of each generation the first of NVD's own (`Primary`), else the first of others; 3.1
 * before 3.0. Scores are those of the feed; where it gives none, or a vector of v4 has more than base metrics, they are computed from the
 * vector.
 */
export function readNvdRating(metrics: Json): NvdRating {
  const cvssV2 = firstMetric(metrics, ['cvssMetricV2']);
  const cvssV3 = firstMetric(metrics, ['cvssMetricV31', 'cvssMetricV30']);
  const cvssV4 = firstMetric(metrics, ['cvssMetricV40']);
  return {
    ...defined('cvssV2', cvssV2),
    ...defined('cvssV3', cvssV3),
    ...defined('cvssV4', cvssV4),
    severity: severityFromScores({ v2: cvssV2?.score, v3: cvssV3?.score, v4: cvssV4?.score }),
  };
}

function firstMetric(metrics: Json, lists: readonly string[]): AdvisoryCvss | undefined {
  for (const list of lists) {
    const entries = looseItems(looseMember(metrics, list));
    const primary = entries.filter((entry) => looseText(looseMember(entry, 'type')) === 'Primary');
    for (const entry of [...primary, ...entries]) {
      const metric = readMetric(entry);
      if (metric) return metric;
    }
  }
  return undefined;
}

function scoreOf(stated: number | undefined, computed: CvssScore | undefined): number | undefined {
  return computed && computed.score !== computed.base ? computed.score : (stated ?? computed?.score);
}

function readMetric(entry: Json): AdvisoryCvss | undefined {
  const data = looseMember(entry, 'cvssData');
  const text = looseText(looseMember(data, 'vectorString'));
  const scored = text === undefined ? undefined : scoreCvssRemembered(text);
  const version = scored?.ok ? scored.version : versionOf(looseText(looseMember(data, 'version')));
  if (text === undefined || version === undefined) return undefined;
  const computed = scored?.ok ? scored : undefined;
  return {
    vector: computed?.vector ?? text,
    version,
    ...defined('score', scoreOf(looseNumber(looseMember(data, 'baseScore')), computed)),
    ...defined('impact', looseNumber(looseMember(entry, 'impactScore')) ?? computed?.impact),
    ...defined(
      'exploitability',
      looseNumber(looseMember(entry, 'exploitabilityScore')) ?? computed?.exploitability,
    ),
  };
}

function versionOf(text: string | undefined): CvssVersion | undefined {
  return text === '2.0' || text === '3.0' || text === '3.1' || text === '4.0' ? text : undefined;
}
