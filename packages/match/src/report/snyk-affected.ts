import type { AffectedPackage, Bounds } from '../advisory.ts';
import { boundOf } from '../bound-of.ts';
import { coordinateOfPackage } from '../coordinate.ts';
import { type Json, looseItems, looseMember, looseText } from '../json.ts';

/**
 * The affected versions in a Snyk issue, one entry for each of its `coordinates`. An unreadable range is left
 * out, because Snyk itself has checked the requested version.
 * @param asked the package URL that the issue is an answer about, for coordinates that name no package
 */
export function readSnykAffected(coordinates: readonly Json[], asked: string | undefined): AffectedPackage[] {
  return coordinates.flatMap((coordinate, at) => {
    // Versions of the API before 2023 have the ranges as texts under the singular.
    const parts = [
      ...looseItems(looseMember(coordinate, 'representations')),
      ...looseItems(looseMember(coordinate, 'representation')),
    ];
    const named = parts
      .map((part) => looseText(looseMember(looseMember(part, 'package'), 'url')))
      .find((url) => url !== undefined);
    const found = coordinateOfPackage(undefined, undefined, named ?? asked);
    const bounds = parts.flatMap((part) => {
      const text = looseText(part) ?? looseText(looseMember(part, 'resource_path'));
      return text === undefined ? [] : (boundsOfSnykRange(text) ?? []);
    });
    if (!found || bounds.length === 0) return [];
    const ranges = bounds.map((each) => ({ kind: 'bounds' as const, bounds: each }));
    return [{ kind: 'purl', ...found.coordinate, ranges, versions: [], at }];
  });
}

const BRACKETS = /^\s*([[(])\s*([^\s,[\]()]*)\s*(?:(,)\s*([^\s,[\]()]*)\s*)?([\])])\s*(?:,|$)/;
const COMPARATOR = /^(>=|<=|>|<|=|)\s*([^\s<>=,|]+)(?:\s*,\s*|\s+|$)/;

/**
 * The alternatives of a range as Snyk writes it: `[,4.2.15),[5.0,5.0.8)`, `>=1.0.0 <2.0.0 || =3.0.0`, or `*` for every
 * version. Undefined for what is none of these.
 */
export function boundsOfSnykRange(text: string): Bounds[] | undefined {
  const alternatives = /^\s*[[(]/.test(text)
    ? bracketsOf(text)
    : text.split('||').map((alternative) => comparatorsOf(alternative.trim()));
  return alternatives.every((bounds) => bounds !== undefined) ? alternatives : undefined;
}

function bracketsOf(text: string): (Bounds | undefined)[] {
  const found: (Bounds | undefined)[] = [];
  for (let rest = text; rest.trim() !== ''; ) {
    const match = BRACKETS.exec(rest);
    if (!match) return [undefined];
    const [whole, open, from = '', comma, to = '', close] = match;
    const isSingle = comma === undefined;
    if (isSingle && (from === '' || open !== '[' || close !== ']')) return [undefined];
    found.push({
      ...(from === '' ? {} : { [open === '[' ? 'startIncluding' : 'startExcluding']: from }),
      ...(isSingle ? { endIncluding: from } : {}),
      ...(to === '' ? {} : { [close === ']' ? 'endIncluding' : 'endExcluding']: to }),
    });
    rest = rest.slice(whole.length);
  }
  return found;
}

function comparatorsOf(text: string): Bounds | undefined {
  if (text === '*') return {};
  const bounds: Bounds = {};
  let rest = text;
  do {
    const match = COMPARATOR.exec(rest);
    const version = match?.[2];
    if (!match || version === undefined || /[*^~]/.test(version)) return undefined;
    Object.assign(bounds, boundOf(match[1] ?? '', version));
    rest = rest.slice(match[0].length);
  } while (rest !== '');
  return bounds;
}
