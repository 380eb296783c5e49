import { createHash } from 'node:crypto';
import { parsePurl, purlCoordinates } from '@waybill/purl';
import type { Subject } from './analyzer.ts';
import type { DueRow, PropertyRow } from './analyzer-due.queries.ts';

/** Properties of Trivy's BOMs, as components have them with or without its vendor before. */
const vendor = 'aquasecurity:';
const names = ['PkgType', 'SrcName', 'SrcVersion', 'SrcRelease', 'SrcEpoch'].map((name) => `trivy:${name}`);
export const subjectProperties: readonly string[] = [...names, ...names.map((name) => `${vendor}${name}`)];

export function subjectOf(row: DueRow, properties: readonly PropertyRow[]): Subject {
  const parsed = row.purl === null ? undefined : parsePurl(row.purl);
  const purl = parsed?.ok ? parsed.purl : undefined;
  return {
    identityId: row.identity_id,
    group: row.group_name ?? undefined,
    name: row.name,
    version: row.version ?? undefined,
    purl,
    coordinates: purl?.version === undefined ? undefined : purlCoordinates(purl),
    cpe: row.cpe ?? undefined,
    upstream: row.upstream ?? undefined,
    distro: row.distro ?? undefined,
    properties: Object.fromEntries(
      properties.map(({ property_name, value }) => [property_name.replace(vendor, ''), value.trim()]),
    ),
  };
}

/** The key of an answer: the question and the host. */
export function hashOfQuestion(host: string, text: string): string {
  const hex = createHash('sha256').update(`${host}\n${text}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
