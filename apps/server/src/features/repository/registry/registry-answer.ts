import { compareVersions, type SchemeId } from '@waybill/version';
import { OutgoingError, shownUrl } from '../../../outgoing/outgoing-error.ts';
import type { Release, VersionInUse } from './registry.ts';

/** The value at a place of a JSON value; undefined if there is none. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let found = value;
  for (const step of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step)) return undefined;
    found = (found as Record<string | number, unknown>)[step];
  }
  return found;
}

/**
 * Ends the reading of an answer that lacks what every answer of its registry has: a gateway or a proxy wrote it, and it must
 * not count as "knows no such package". @throws OutgoingError
 */
export function requireAnswer(address: URL, isOne: boolean): asserts isOne {
  if (isOne) return;
  throw new OutgoingError('garbled', `${shownUrl(address)} sent something unexpected for such a repository`);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that says something, or a number as its text: some registries have versions as numbers. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = at(value, ...path);
  const text = typeof found === 'number' ? String(found) : found;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** A date of a registry, which means UTC when it names no zone; undefined when it is none. */
export function dateOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const lacksZone = /\dT\d/.test(text) && !/(?:Z|[+-]\d\d:?\d\d)$/i.test(text);
  const date = new Date(lacksZone ? `${text}Z` : text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/**
 * Parts of a path, percent-encoded and joined by slashes.
 * @throws OutgoingError `absent` for names that would lead elsewhere; no package has one
 */
export function pathOf(...parts: readonly string[]): string {
  for (const part of parts) {
    if (part === '' || part === '.' || part === '..') {
      throw new OutgoingError('absent', `No package can have the name "${parts.join('/')}"`);
    }
  }
  return parts.map((part) => encodeURIComponent(part)).join('/');
}

/** Returns undefined if the document is absent. @throws OutgoingError of any other kind */
export async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof OutgoingError && error.kind === 'absent') return undefined;
    throw error;
  }
}

/** The digest that a text holds in hexadecimal digits; none for anything else. */
export function digestsOf(...texts: readonly (string | undefined)[]): Buffer[] {
  return texts.flatMap((text) => (isDigest(text) ? [Buffer.from(text, 'hex')] : []));
}

function isDigest(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]+$/i.test(text) && [32, 40, 64, 128].includes(text.length);
}

/** More comparisons than this would hold up the process. Real lists have a few thousand versions, of which a few dozen are in use. */
const maxComparisons = 2_000_000;

/**
 * A list's entries for some versions: with the same spelling first, else an equal one, unless the list is
 * very long.
 */
export function pickReleases(
  versions: readonly VersionInUse[],
  scheme: SchemeId,
  listed: ReadonlyMap<string, Release>,
): (Release | undefined)[] {
  const mayCompare = versions.length * listed.size <= maxComparisons;
  return versions.map(({ version }) => {
    const exact = listed.get(version);
    if (exact || !mayCompare) return exact;
    const equal = [...listed.keys()].find((one) => compareVersions(scheme, one, version) === 0);
    return equal === undefined ? undefined : listed.get(equal);
  });
}

/** The highest item; undefined of none. One pass: a hostile list is long, and sorting it takes long. */
export function highestBy<T>(items: Iterable<T>, compare: (a: T, b: T) => number): T | undefined {
  let best: T | undefined;
  for (const item of items) if (best === undefined || compare(item, best) > 0) best = item;
  return best;
}

/** A version of which a registry tells no more than the date. */
export function dated(publishedAt: Date | undefined): Release {
  return { publishedAt, digests: [] };
}
