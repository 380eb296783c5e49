import { type Cpe, cpeNameRelation, parseCpe } from '@waybill/cpe';
import type { ClaimSubject } from '@waybill/sbom';
import { uuidOf, variantsOf } from './component-finder.ts';
import { type ComparedPurl, comparePurl } from './subject-purl.ts';

/** A project by what documents name it by. */
export interface NamedProject {
  uuid: string;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
}

/** A document's product is this project, another one, or cannot be compared. */
export type ProductRelation = 'same' | 'other' | 'unknown';

/**
 * Holds a product against the project: by package URL, else by CPE, else by UUID and name. The UUID of the project itself
 * decides alone (contract §8).
 */
export function relateProduct(product: ClaimSubject, project: NamedProject): ProductRelation {
  const relations = variantsOf(product).map((variant) => relateVariant(variant, project));
  if (relations.includes('same')) return 'same';
  return relations.includes('other') ? 'other' : 'unknown';
}

function relateVariant(product: ClaimSubject, project: NamedProject): ProductRelation {
  const uuid = uuidIn(product.ref);
  if (uuid === project.uuid) return 'same';
  const byPurl = relatePurls(product.purl, project);
  if (byPurl !== 'unknown') return byPurl;
  const byCpe = relateCpes(product.cpe, project);
  if (byCpe !== 'unknown') return byCpe;
  const byName =
    product.purl === undefined && product.cpe === undefined ? relateNames(product, project) : 'unknown';
  // Another project may have the same name, another version of it even has to.
  if (uuid !== undefined) return byName === 'same' && product.version !== undefined ? 'same' : 'other';
  return byName;
}

/**
 * True if the subject of a CycloneDX document is another package. An upload to a project carries decisions over from other
 * versions and builds of it, so that only two packages of one type, or two CPEs, contradict each other.
 */
export function isOtherPackage({ purl, cpe }: ClaimSubject, project: NamedProject): boolean {
  const [given, own] = [compared(purl), compared(project.purl)];
  if (given && own) return given.type === own.type && given.package !== own.package;
  const [one, other] = [readCpe(cpe), readCpe(project.cpe)];
  return one !== undefined && other !== undefined && productsDiffer(one, other);
}

function relateNames({ name, version }: ClaimSubject, project: NamedProject): ProductRelation {
  if (name !== project.name) return 'unknown';
  if (version === undefined) return 'same';
  if (project.version === null) return 'unknown';
  return version === project.version ? 'same' : 'other';
}

function relatePurls(text: string | undefined, project: NamedProject): ProductRelation {
  if (text !== undefined && text === project.purl) return 'same';
  const [given, own] = [compared(text), compared(project.purl)];
  if (!given || !own) return 'unknown';
  if (given.package !== own.package) return 'other';
  if (given.version !== undefined && given.version === own.version && isDigest(given.version)) return 'same';
  if (contradict(given, own)) return 'other';
  if (given.version === undefined) return 'same';
  if (own.version !== undefined) return given.version === own.version ? 'same' : 'other';
  if (project.version === null || isDigest(given.version)) return 'unknown';
  return given.version === project.version ? 'same' : 'other';
}

/** A digest says what an image holds, wherever it lies and whatever its tag is. */
function isDigest(version: string): boolean {
  return /^sha\d+:/.test(version);
}

function contradict(given: ComparedPurl, own: ComparedPurl): boolean {
  for (const [key, value] of given.qualifiers) {
    const others = own.qualifiers.get(key);
    if (others !== undefined && comparable(key, others) !== comparable(key, value)) return true;
  }
  return false;
}

/** Registries are written with and without their scheme, and their hosts in any case. */
function comparable(key: string, value: string): string {
  return key === 'repository_url' ? value.replace(/^https?:\/\/|\/+$/gi, '').toLowerCase() : value;
}

function relateCpes(text: string | undefined, project: NamedProject): ProductRelation {
  const [given, own] = [readCpe(text), readCpe(project.cpe)];
  if (!given || !own) return 'unknown';
  const relation = cpeNameRelation(given, own);
  if (relation === 'equal' || relation === 'superset') return 'same';
  return relation === 'disjoint' ? 'other' : 'unknown';
}

function productsDiffer(one: Cpe, other: Cpe): boolean {
  const { part, vendor, product } = one;
  return cpeNameRelation({ ...other, part, vendor, product }, other) === 'disjoint';
}

function readCpe(text: string | null | undefined): Cpe | undefined {
  const parsed = text ? parseCpe(text) : undefined;
  return parsed?.ok ? parsed.cpe : undefined;
}

function compared(text: string | null | undefined): ComparedPurl | undefined {
  return text ? comparePurl(text) : undefined;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function uuidIn(ref: string | undefined): string | undefined {
  const uuid = ref === undefined ? '' : uuidOf(ref);
  return UUID.test(uuid) ? uuid : undefined;
}
