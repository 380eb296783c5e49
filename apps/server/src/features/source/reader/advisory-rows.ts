import { severityLevel } from '@waybill/cvss';
import { type Advisory, rangesOf } from '@waybill/match';
import { copyLine } from '../../../db/copy-text.ts';

/** Columns of the lines that {@link vulnLine} makes. */
export const stageVulnColumns =
  'n, record_id, content_hash, source, ext_id, severity, cvss, cvss_v2, cvss_v3, cvss_v4, cwes, title, ' +
  'published, modified, ended, ended_at, doc';

/** Columns of the lines that {@link rangeLines} makes. */
export const stageRangeColumns = 'n, kind, k1, k2, k3, scheme, lo, hi, attrs, recheck';

/** Ids are at most as long as the contract's column. */
const maxIdLength = 255;
/** An index entry holds at most 2,704 bytes. */
const maxCoordinateBytes = 2_000;

/** What keeps a readable record from being stored, or undefined. */
export function findObstacle(advisory: Advisory): string | undefined {
  if (advisory.recordId.length <= maxIdLength) return undefined;
  return `${advisory.recordId.slice(0, 60)}…: an id has at most ${maxIdLength} characters`;
}

/** A record as a line of `stage_vuln`. */
export function vulnLine(n: number, hash: Buffer, advisory: Advisory): string {
  const { cvssV2, cvssV3, cvssV4 } = advisory;
  return copyLine([
    n,
    advisory.recordId,
    hash,
    advisory.source,
    advisory.vulnId,
    severityLevel(advisory.severity ?? 'UNASSIGNED'),
    cvssV4?.score ?? cvssV3?.score ?? cvssV2?.score,
    cvssV2?.score,
    cvssV3?.score,
    cvssV4?.score,
    advisory.cwes.length === 0 ? null : `{${advisory.cwes.join(',')}}`,
    advisory.title,
    advisory.published,
    advisory.modified,
    advisory.withdrawn !== undefined || advisory.rejected === true,
    advisory.withdrawn,
    JSON.stringify(advisory),
  ]);
}

/** The ranges of a record as lines of `stage_range`, and how many coordinates were too long to be stored. */
export function rangeLines(n: number, advisory: Advisory): { text: string; tooLong: number } {
  let text = '';
  let tooLong = 0;
  for (const row of rangesOf(advisory)) {
    if (row.k1.length + row.k2.length + row.k3.length > maxCoordinateBytes / 3) {
      tooLong += 1;
      continue;
    }
    text += copyLine([
      n,
      row.kind,
      row.k1,
      row.k2,
      row.k3,
      row.scheme,
      row.lo,
      row.hi,
      row.attrs,
      row.recheck,
    ]);
  }
  return { text, tooLong };
}
