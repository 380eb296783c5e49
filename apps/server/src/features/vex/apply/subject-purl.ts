import { formatReceivedPurl, type Purl, parsePurl, purlCoordinates } from '@waybill/purl';

/** A package URL by its parts that are compared. */
export interface ComparedPurl {
  readonly type: string;
  /** As identities store it. */
  readonly text: string;
  /** Without qualifiers and subpath. */
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
  const coordinates = purlCoordinates(purl);
  return {
    type: purl.type,
    text: formatReceivedPurl(purl),
    coordinates,
    package: packageOf(coordinates),
    version: purl.version,
    qualifiers: new Map(Object.entries(purl.qualifiers)),
  };
}

/** Coordinates without their version: an `@` before it is escaped. */
export function packageOf(coordinates: string): string {
  const at = coordinates.indexOf('@');
  return at < 0 ? coordinates : coordinates.slice(0, at);
}

/** Whether two purls name a qualifier with different values: another architecture, another distribution. */
export function qualifiersDiffer(one: ComparedPurl, other: ComparedPurl): boolean {
  for (const [key, value] of one.qualifiers) {
    const others = other.qualifiers.get(key);
    if (others !== undefined && others !== value) return true;
  }
  return false;
}
