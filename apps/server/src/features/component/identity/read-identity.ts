import { type CoordRow, coordsOfTarget, readTarget, sightText } from '@waybill/match';
import type { ComponentIdentity } from '../component-facts.ts';

interface IdentityReading {
  /** Where the identity meets the ranges of advisories, with its version as a sortable key (design §4.1). */
  coordinates: CoordRow[];
  /** Determines which sources can match it. */
  sight: string;
}

/** The facts of an identity for matching and coverage. */
export function readIdentity({
  purl,
  cpe,
  version,
  upstream,
  distro,
}: Pick<ComponentIdentity, 'purl' | 'cpe' | 'version' | 'upstream' | 'distro'>): IdentityReading {
  const target = readTarget({
    purl: purl ?? undefined,
    cpe: cpe ?? undefined,
    version: version ?? undefined,
    upstream: upstream ?? undefined,
    distro: distro ?? undefined,
  });
  return { coordinates: coordsOfTarget(target), sight: sightText(target) };
}
