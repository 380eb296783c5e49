import type { FlawSummary, Severity } from '@waybill/api-contract';
import type { ChartTone } from '../../ui/charts/chart-data.ts';
import type { ScatterPoint } from '../../ui/charts/scatter.ts';
import type { ListedGroup } from './audit-scope.ts';

/** Where the scale of the picture begins; nine in ten flaws have a higher score. */
export const leastEpss = 0.0001;

const tones: Record<Severity, ChartTone> = {
  CRITICAL: 'critical',
  HIGH: 'high',
  MEDIUM: 'medium',
  LOW: 'low',
  INFO: 'low',
  UNASSIGNED: 'unassigned',
};

interface DrawnFlaw {
  vulnerability: FlawSummary;
  findings: number;
}

/** Flaws as points, by the uuids of their vulnerability, and how many have no place for want of a score. */
export function drawnFlaws(groups: readonly ListedGroup[]) {
  const byId = new Map<string, DrawnFlaw>();
  const points: ScatterPoint[] = [];
  for (const { vulnerability, findings } of groups) {
    if (vulnerability?.cvss === undefined || vulnerability.epssScore === undefined) continue;
    byId.set(vulnerability.uuid, { vulnerability, findings });
    points.push({
      id: vulnerability.uuid,
      x: vulnerability.cvss,
      y: vulnerability.epssScore,
      size: findings,
      tone: tones[vulnerability.severity],
      isMarked: vulnerability.knownExploited !== undefined,
    });
  }
  // The smaller ones in front, so that none is hidden behind another.
  points.sort((a, b) => b.size - a.size);
  return { points, byId, without: groups.length - points.length };
}
