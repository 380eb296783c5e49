import { defined, objectAt, objectsAt, textAt, textsAt } from '../text/json-members.ts';
import type { JsonObject } from '../text/parse-json.ts';
import type { VexProduct } from './vex-document.ts';
import { toHash } from './vex-hash.ts';

/** Products of a CSAF document by their id. */
export type CsafProducts = ReadonlyMap<string, VexProduct>;

/**
 * Reads the product tree. A product that is a part installed in another becomes that other with the part as its
 * subcomponent.
 */
export function readProducts(tree: JsonObject): CsafProducts {
  const products = new Map<string, VexProduct>();
  for (const item of objectsAt(tree, 'full_product_names')) addProduct(products, item, undefined);
  for (const branch of objectsAt(tree, 'branches')) readBranch(products, branch, undefined);
  for (const relationship of objectsAt(tree, 'relationships')) {
    const part = textAt(relationship, 'product_reference');
    const whole = textAt(relationship, 'relates_to_product_reference');
    addPart(products, objectAt(relationship, 'full_product_name'), part, whole);
  }
  for (const path of objectsAt(tree, 'product_paths')) {
    const part = textAt(path, 'beginning_product_reference');
    const wholes = objectsAt(path, 'subpaths').map((step) => textAt(step, 'next_product_reference'));
    addPart(products, objectAt(path, 'full_product_name'), part, wholes.at(-1));
  }
  return products;
}

function readBranch(products: Map<string, VexProduct>, branch: JsonObject, above: string | undefined): void {
  const version = textAt(branch, 'category') === 'product_version' ? textAt(branch, 'name') : above;
  addProduct(products, objectAt(branch, 'product'), version);
  for (const inner of objectsAt(branch, 'branches')) readBranch(products, inner, version);
}

function addProduct(products: Map<string, VexProduct>, item: JsonObject, version: string | undefined): void {
  const id = textAt(item, 'product_id');
  if (id === undefined) return;
  const helper = objectAt(item, 'product_identification_helper');
  const [first, ...others] = identifiersOf(helper);
  const hashes = objectsAt(helper, 'hashes').flatMap((each) =>
    objectsAt(each, 'file_hashes').flatMap((hash) => toHash(textAt(hash, 'algorithm') ?? '', hash.value)),
  );
  products.set(id, {
    id,
    ...defined<Pick<VexProduct, 'name' | 'version' | 'purl' | 'cpe'>>({
      name: textAt(item, 'name'),
      version,
      ...first,
    }),
    ...(others.length === 0 ? {} : { others }),
    ...(hashes.length === 0 ? {} : { hashes }),
  });
}

/**
 * The first package URL and CPE of a product, together. CSAF 2.0 has one of each, 2.1 a list of package URLs.
 * Other writers also list CPEs, or give a package URL as a generic URI. Serial and model numbers match
 * nothing in a BOM.
 */
function identifiersOf(helper: JsonObject): { purl?: string; cpe?: string }[] {
  const uris = objectsAt(helper, 'x_generic_uris').flatMap((each) => textAt(each, 'uri') ?? []);
  const listed = (...keys: string[]) => keys.flatMap((key) => textsAt(helper, key));
  const purls = [...new Set([...listed('purl', 'purls'), ...uris.filter((uri) => uri.startsWith('pkg:'))])];
  const cpes = [...new Set([...listed('cpe', 'cpes'), ...uris.filter((uri) => uri.startsWith('cpe:'))])];
  return Array.from({ length: Math.max(purls.length, cpes.length) }, (_, index) =>
    defined<{ purl?: string; cpe?: string }>({ purl: purls[index], cpe: cpes[index] }),
  );
}

/** A product that is a part of another; CSAF 2.1 has paths from a part through what it is in, of which the last counts. */
function addPart(
  products: Map<string, VexProduct>,
  combined: JsonObject,
  partId: string | undefined,
  wholeId: string | undefined,
): void {
  const id = textAt(combined, 'product_id');
  const part = products.get(partId ?? '');
  const whole = products.get(wholeId ?? '');
  if (id === undefined || part === undefined) return;
  const subcomponents = part.subcomponents ?? [part];
  products.set(id, whole === undefined ? { ...part, id } : { ...whole, subcomponents });
}

/** Product groups by their id. */
export function readGroups(tree: JsonObject): ReadonlyMap<string, readonly string[]> {
  const groups = objectsAt(tree, 'product_groups');
  return new Map(groups.map((group) => [textAt(group, 'group_id') ?? '', textsAt(group, 'product_ids')]));
}
