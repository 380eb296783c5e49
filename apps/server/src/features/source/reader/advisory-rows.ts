import { severityLevel } from '@waybill/cvss';
import { type Advisory, cvesOfAdvisory, type RangeRow, rangesOf, upstreamCves } from '@waybill/match';
import { copyLine } from '../../../db/copy-text.ts';

/** Columns of the lines that {@link vulnLine} makes. */
export const stageVulnColumns =
  'n, record_id, content_hash, source, ext_id, severity, cvss, cvss_v2, cvss_v3, cvss_v4, epss, epss_percentile, cwes, title, ' +
  'published, modified, ended, ended_at, upstream, cves, purl_disagrees, doc';

/** Columns of the lines that {@link RangeLines} makes. */
export const stageRangeColumns = 'n, c, lo, hi, fixed, a, recheck';
export const stagePkgColumns = 'c, kind, k1, k2, k3, scheme';
export const stageAttrsColumns = 'a, value';

/** Ids are at most as long as the contract's column. */
const maxIdLength = 255;
/** An index entry holds at most 2,704 bytes. */
const maxCoordinateBytes = 2_000;
/** UTF-8 bytes for one unit of a JavaScript text. */
const maxBytesPerUnit = 3;

/** The reason why a readable record cannot be stored, or undefined. */
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
    advisory.epss?.score,
    advisory.epss?.percentile,
    arrayText(advisory.cwes),
    advisory.title,
    advisory.published,
    advisory.modified,
    advisory.withdrawn !== undefined || advisory.rejected === true,
    advisory.withdrawn,
    arrayText(upstreamCves(advisory)),
    arrayText(cvesOfAdvisory(advisory)),
    advisory.purlDisagrees ?? false,
    JSON.stringify(advisory),
  ]);
}

/** An array of numbers, or of ids that need no quotes; null in place of an empty one. */
function arrayText(items: readonly (number | string)[] | undefined): string | null {
  return items === undefined || items.length === 0 ? null : `{${items.join(',')}}`;
}

/** The ranges of records as lines of three tables, with each coordinate and each set of attributes once. */
export class RangeLines {
  readonly #ranges: string[] = [];
  readonly #coordinates = new Map<string, string>();
  readonly #numbers = new Map<string, number>();
  readonly #attrs = new Map<string, number>();

  /** @returns how many ranges could not be stored, because the name of their package is too long */
  add(n: number, advisory: Advisory): number {
    let tooLong = 0;
    for (const row of rangesOf(advisory)) {
      if ((row.k1.length + row.k2.length + row.k3.length) * maxBytesPerUnit > maxCoordinateBytes) {
        tooLong += 1;
        continue;
      }
      const attrs = row.attrs === null ? null : this.#numberOfAttrs(row.attrs);
      this.#ranges.push(copyLine([n, this.#numberOf(row), row.lo, row.hi, row.fixed, attrs, row.recheck]));
    }
    return tooLong;
  }

  /** Lines of `stage_range`, `stage_pkg` and `stage_attrs`. */
  texts(): { ranges: string; coordinates: string; attrs: string } {
    return {
      ranges: this.#ranges.join(''),
      coordinates: [...this.#coordinates.values()].join(''),
      attrs: [...this.#attrs].map(([value, number]) => copyLine([number, value])).join(''),
    };
  }

  #numberOf({ kind, k1, k2, k3, scheme }: RangeRow): number {
    const key = `${kind}\n${k1}\n${k2}\n${k3}`;
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(key, number);
    this.#coordinates.set(key, copyLine([number, kind, k1, k2, k3, scheme]));
    return number;
  }

  #numberOfAttrs(value: string): number {
    const known = this.#attrs.get(value);
    if (known !== undefined) return known;
    const number = this.#attrs.size;
    this.#attrs.set(value, number);
    return number;
  }
}
