import { type CoordRow, coordsOf } from '@waybill/match';
import type { ComponentIdentity } from '../component-facts.ts';

/** Where an identity meets the ranges of advisories, with its version as a sortable key (design §4.1). */
export function coordinatesOf({ purl, cpe, version }: ComponentIdentity): CoordRow[] {
  return coordsOf({
    purl: purl ?? undefined,
    cpe: cpe ?? undefined,
    version: version ?? undefined,
  });
}
