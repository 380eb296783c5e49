import { formatReceivedPurl, lookupKey, type Purl, parsePurl } from '@waybill/purl';
import { bareVersion } from '@waybill/version';

/** A package URL by its parts that are compared. */
export interface ComparedPurl {
  readonly type: string;
  /** As identities store it. */
  readonly text: string;
  /** Without qualifiers and subpath, in look-up form: spellings of one package and version are equal (docs/spellings.md). */
  readonly coordinates: string;
  /** Without version, too. */
  readonly package: string;
  readonly version: string | undefined;
  readonly qualifiers: ReadonlyMap<string, string>;
}

/** Undefined when it cannot be read. */
export function comparePurl(text: string): ComparedPurl | undefined {
  const parsed = parsePurl(text);
  return parsed.ok ? partsOf(parsed.purl) : undefined;
}

function partsOf(purl: Purl): ComparedPurl {
  const { type, namespace, name } = lookupKey(purl);
  const packageKey = `${type}/${namespace}/${name}`;
  const version =
    purl.version === undefined ? undefined : bareVersion(type, purl.version).replace(/^v(?=\d)/, '');
  return {
    type,
    text: formatReceivedPurl(purl),
    coordinates: version === undefined ? packageKey : `${packageKey}@${version}`,
    package: packageKey,
    version,
    qualifiers: new Map(Object.entries(purl.qualifiers)),
  };
}

/** True if two purls name a qualifier with different values: another architecture, another distribution. */
export function qualifiersDiffer(one: ComparedPurl, other: ComparedPurl): boolean {
  for (const [key, value] of one.qualifiers) {
    const others = other.qualifiers.get(key);
    if (others !== undefined && others !== value) return true;
  }
  return false;
}
