import { formatAttribute } from '@waybill/cpe';
import { schemeCode } from '@waybill/version';
import { cpeAttrs, packageAttrs } from './attributes.ts';
import {
  type CpeTarget,
  type Identity,
  type PackageTarget,
  readTarget,
  type Target,
  type VersionKind,
} from './target.ts';
import { ANY_KEY, NOT_APPLICABLE_KEY, orderedKey, unreadableKey } from './version-zone.ts';

/** Coordinates that ranges and identities meet on. */
export type CoordinateKey = {
  /** 0 purl, 1 CPE. */
  kind: 0 | 1;
  /** purl type, or CPE part. */
  k1: string;
  /** purl namespace (may be empty), or CPE vendor. */
  k2: string;
  /** purl name, or CPE product. */
  k3: string;
};

/** One coordinate of an identity, as the database stores it. */
export type CoordRow = CoordinateKey & {
  /** Code of the version scheme, see `schemeCode`. */
  scheme: number;
  verKey: string;
  /** 0 ordinary, 1 any, 2 not applicable, 3 unreadable or unknown. 1 and 2 need more than the interval test. */
  verKind: 0 | 1 | 2 | 3;
  attrs: string | null;
  /** Part, vendor or product hold a wildcard: the coordinate stands for all that {@link coordinatesMeet} accepts. */
  wildcard: boolean;
};

const VERSION_KINDS: { [K in VersionKind]: CoordRow['verKind'] } = {
  ordinary: 0,
  any: 1,
  not_applicable: 2,
  unreadable: 3,
};

/**
 * The coordinates of an identity: at most one for its purl, one for the source package behind it and one for its CPE.
 * Texts that cannot be read give none.
 *
 * @example
 * coordsOf({ purl: 'pkg:golang/github.com/Azure/go-autorest@v1.2.3' })
 * // [{ kind: 0, k1: 'golang', k2: 'github.com/azure', k3: 'go-autorest', scheme: 1, verKey: '123.', verKind: 0,
 * //   attrs: 'name=github.com/Azure/go-autorest', wildcard: false }]
 */
export function coordsOf(identity: Identity): CoordRow[] {
  return coordsOfTarget(readTarget(identity));
}

/**
 * The same for an identity that has been read already.
 *
 * @example
 * coordsOfTarget(readTarget({ purl: 'nonsense' })) // []
 */
export function coordsOfTarget(target: Target): CoordRow[] {
  const rows: CoordRow[] = [];
  if (target.package) rows.push(packageRow(target.package));
  if (target.source) rows.push(packageRow(target.source));
  if (target.cpe) rows.push(cpeRow(target.cpe));
  return rows;
}

function packageRow({ coordinate, scheme, version, versionKind }: PackageTarget): CoordRow {
  const key = version === undefined ? undefined : orderedKey(scheme, version);
  return {
    kind: 0,
    k1: coordinate.type,
    k2: coordinate.namespace,
    k3: coordinate.name,
    scheme: schemeCode(scheme),
    verKey: key ?? unreadableKey(version),
    verKind: VERSION_KINDS[versionKind],
    attrs: packageAttrs(coordinate),
    wildcard: false,
  };
}

function cpeRow({ cpe, scheme, version, versionKind }: CpeTarget): CoordRow {
  const key = {
    kind: 1,
    k1: formatAttribute(cpe.part),
    k2: formatAttribute(cpe.vendor),
    k3: formatAttribute(cpe.product),
  } as const;
  return {
    ...key,
    scheme: schemeCode(scheme),
    verKey: cpeVersionKey({ cpe, scheme, version, versionKind }),
    verKind: VERSION_KINDS[versionKind],
    attrs: cpeAttrs(cpe),
    wildcard: hasWildcard(cpe),
  };
}

function cpeVersionKey({ cpe, scheme, version, versionKind }: CpeTarget): string {
  if (versionKind === 'any') return ANY_KEY;
  if (versionKind === 'not_applicable') return NOT_APPLICABLE_KEY;
  const key = versionKind === 'ordinary' ? orderedKey(scheme, version ?? '') : undefined;
  return key ?? unreadableKey(formatAttribute(cpe.version));
}

/** Says whether part, vendor or product of a CPE name stand for more than one value. */
export function hasWildcard({ part, vendor, product }: CpeTarget['cpe']): boolean {
  return [part, vendor, product].some((attribute) => {
    return attribute.kind === 'any' || (attribute.kind === 'value' && attribute.pattern);
  });
}
