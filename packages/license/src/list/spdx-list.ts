import { exceptionRows, type ListRow, licenseRows, listDate, listVersion } from '../data/spdx-list.gen.ts';
import { successors } from '../data/successors.ts';
import { once } from '../once.ts';

/** A license of the SPDX list. */
export interface SpdxLicense {
  readonly id: string;
  readonly name: string;
  /** Approved by the Open Source Initiative. */
  readonly osiApproved: boolean;
  /** Free by the Free Software Foundation's list; false also where that says nothing. */
  readonly fsfLibre: boolean;
  readonly deprecated: boolean;
  /** The expression that replaces a deprecated identifier; undefined if there is no equivalent. */
  readonly successor: string | undefined;
}

/** An exception of the SPDX list: what may stand after `WITH`. */
export interface SpdxException {
  readonly id: string;
  readonly name: string;
  readonly deprecated: boolean;
  readonly successor: string | undefined;
}

/** Version and date (UTC) of the SPDX list in use. */
export const spdxList: { readonly version: string; readonly date: string } = {
  version: listVersion,
  date: listDate,
};

/**
 * All licenses of the SPDX list, in the order of their identifiers (by code unit).
 *
 * @example
 * listSpdxLicenses()[0]?.id // '0BSD'
 */
export function listSpdxLicenses(): readonly SpdxLicense[] {
  return licenses().entries;
}

/**
 * All exceptions of the SPDX list, in the order of their identifiers (by code unit).
 *
 * @example
 * listSpdxExceptions().some(({ id }) => id === 'Classpath-exception-2.0') // true
 */
export function listSpdxExceptions(): readonly SpdxException[] {
  return exceptions().entries;
}

/**
 * The license of the SPDX list with an identifier, in whatever case that is written; undefined when there is none.
 *
 * @example
 * findSpdxLicense('gpl-2.0')
 * // { id: 'GPL-2.0', name: 'GNU General Public License v2.0 only', osiApproved: true, fsfLibre: true,
 * //   deprecated: true, successor: 'GPL-2.0-only' }
 */
export function findSpdxLicense(id: string): SpdxLicense | undefined {
  return find(licenses(), id);
}

/**
 * The exception of the SPDX list with an identifier, in whatever case that is written; undefined when there is none.
 *
 * @example
 * findSpdxException('classpath-exception-2.0')?.name // 'Classpath exception 2.0'
 */
export function findSpdxException(id: string): SpdxException | undefined {
  return find(exceptions(), id);
}

interface Index<T> {
  readonly entries: readonly T[];
  /** By the identifier as listed and in small letters. */
  readonly byId: ReadonlyMap<string, T>;
}

const licenses = /* @__PURE__ */ once(() => indexOf(licenseRows.map(toLicense)));
const exceptions = /* @__PURE__ */ once(() => indexOf(exceptionRows.map(toException)));

function indexOf<T extends { readonly id: string }>(entries: readonly T[]): Index<T> {
  const byId = new Map(entries.map((entry) => [entry.id.toLowerCase(), entry]));
  for (const entry of entries) byId.set(entry.id, entry);
  return { entries, byId };
}

function find<T>({ byId }: Index<T>, id: string): T | undefined {
  return byId.get(id) ?? byId.get(id.trim().toLowerCase());
}

function toException([id, name, flags]: ListRow): SpdxException {
  return { id, name, deprecated: flags.includes('d'), successor: successors[id] };
}

function toLicense([id, name, flags]: ListRow): SpdxLicense {
  return {
    id,
    name,
    osiApproved: flags.includes('o'),
    fsfLibre: flags.includes('f'),
    deprecated: flags.includes('d'),
    successor: successors[id],
  };
}
