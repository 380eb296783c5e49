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
  for (const relationship of objectsAt(tree, 'relationships')) addRelationship(products, relationship);
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
  const hashes = objectsAt(helper, 'hashes').flatMap((each) =>
    objectsAt(each, 'file_hashes').flatMap((hash) => toHash(textAt(hash, 'algorithm') ?? '', hash.value)),
  );
  products.set(id, {
    id,
    ...defined<Pick<VexProduct, 'name' | 'version' | 'purl' | 'cpe'>>({
      name: textAt(item, 'name'),
      version,
      purl: textAt(helper, 'purl'),
      cpe: textAt(helper, 'cpe'),
    }),
    ...(hashes.length === 0 ? {} : { hashes }),
  });
}

/** `product_reference` is the part, `relates_to_product_reference` what it is a part of. */
function addRelationship(products: Map<string, VexProduct>, item: JsonObject): void {
  const combined = objectAt(item, 'full_product_name');
  const id = textAt(combined, 'product_id');
  const part = products.get(textAt(item, 'product_reference') ?? '');
  const whole = products.get(textAt(item, 'relates_to_product_reference') ?? '');
  if (id === undefined || part === undefined) return;
  products.set(
    id,
    whole === undefined ? { ...part, id } : { ...whole, subcomponents: part.subcomponents ?? [part] },
  );
}

/** Product groups by their id. */
export function readGroups(tree: JsonObject): ReadonlyMap<string, readonly string[]> {
  const groups = objectsAt(tree, 'product_groups');
  return new Map(groups.map((group) => [textAt(group, 'group_id') ?? '', textsAt(group, 'product_ids')]));
}
