import { RefusalError } from '../refusal.ts';
import { defined, objectAt, objectsAt, textAt, textsAt } from '../text/json-members.ts';
import type { JsonObject } from '../text/parse-json.ts';
import type { CsafProducts } from './csaf-products.ts';
import { readGroups, readProducts } from './csaf-products.ts';
import type {
  ReadingNotes,
  VexDocument,
  VexResponse,
  VexStatement,
  VexStatus,
  VexVulnerability,
} from './vex-document.ts';
import {
  isJustification,
  isUpgrade,
  NO_DETAILS,
  NO_REASON,
  OWN_TOOL,
  upgradeChosen,
} from './vex-document.ts';

/** True if a JSON document declares itself as CSAF. */
export function isCsaf(document: JsonObject): boolean {
  return csafVersion(document) !== '';
}

/** The version of CSAF; empty when the document names none. */
export function csafVersion(document: JsonObject): string {
  return textAt(objectAt(document, 'document'), 'csaf_version') ?? '';
}

/**
 * Reads a CSAF document, 2.0 or 2.1, VEX or advisory. Products of a vulnerability that stand alike share a statement. A
 * vulnerability without id or products and a product that the tree does not have are left out and named in the notes.
 */
export function readCsaf(document: JsonObject, notes: ReadingNotes): VexDocument {
  const head = objectAt(document, 'document');
  const tracking = objectAt(head, 'tracking');
  const tree = objectAt(document, 'product_tree');
  const tool = toolOf(objectAt(objectAt(tracking, 'generator'), 'engine'));
  const context: Context = {
    products: readProducts(tree),
    groups: readGroups(tree),
    notes,
    isOwn: tool?.name === OWN_TOOL,
    grouped: 0,
  };
  const timestamp = textAt(tracking, 'initial_release_date') ?? '';
  const current = textAt(tracking, 'current_release_date');
  return {
    id: textAt(tracking, 'id') ?? '',
    author: textAt(objectAt(head, 'publisher'), 'name') ?? '',
    timestamp,
    ...defined<Pick<VexDocument, 'title' | 'lastUpdated' | 'tool'>>({
      title: textAt(head, 'title'),
      tool,
      lastUpdated: current === timestamp ? undefined : current,
    }),
    version: textAt(tracking, 'version') ?? '1',
    statements: objectsAt(document, 'vulnerabilities').flatMap((item, index) =>
      readVulnerability(item, `$.vulnerabilities[${index}]`, context),
    ),
  };
}

function toolOf(engine: JsonObject): VexDocument['tool'] {
  const name = textAt(engine, 'name');
  if (name === undefined) return undefined;
  return { name, ...defined<{ version?: string }>({ version: textAt(engine, 'version') }) };
}

interface Context {
  readonly products: CsafProducts;
  readonly groups: ReadonlyMap<string, readonly string[]>;
  readonly notes: ReadingNotes;
  /** True for a document that Waybill wrote. */
  readonly isOwn: boolean;
  /** Products named through groups so far. */
  grouped: number;
}

/** Groups multiply: a document of 50 MB could otherwise name 10¹² products. */
const MAX_GROUPED = 1_000_000;

/**
 * CSAF lists and their status. If a product is in several, the last one wins. A recommended version contains
 * the fix (CSAF 2.0 §3.2.3.9.7), and some vendors list their fixes nowhere else.
 */
const STATUS_LISTS: readonly (readonly [string, VexStatus])[] = [
  ['recommended', 'fixed'],
  ['known_not_affected', 'not_affected'],
  ['known_affected', 'affected'],
  ['first_affected', 'affected'],
  ['last_affected', 'affected'],
  ['fixed', 'fixed'],
  ['first_fixed', 'fixed'],
  ['under_investigation', 'under_investigation'],
];

function readVulnerability(item: JsonObject, path: string, context: Context): VexStatement[] {
  const vulnerability = idsOf(item);
  if (vulnerability === undefined) {
    const message = 'has neither a CVE nor another id';
    context.notes.skipped.push({ path, message, reason: 'no_vulnerability' });
    return [];
  }
  const skippedBefore = context.notes.skipped.length;
  const remarks = remarksOf(item, context);
  const numberOf = numbering();
  const statements = new Map<string, VexStatement>();
  const listed = new Set<string>();
  for (const [list, status] of STATUS_LISTS) {
    for (const id of new Set(textsAt(objectAt(item, 'product_status'), list))) {
      const product = context.products.get(id);
      if (product === undefined) {
        context.notes.skipped.push({
          path: `${path}.product_status.${list}`,
          message: `product "${id}" is not in the tree`,
          reason: 'unknown_product',
        });
        continue;
      }
      const remark = { status, ...remarks.get(id) };
      const { justification, impact, action, fix, responses } = remark;
      const key = [
        status,
        justification,
        numberOf(impact),
        numberOf(action),
        numberOf(fix),
        responses,
      ].join();
      const statement = statements.get(key) ?? { vulnerability, products: [], ...remark };
      if (listed.has(`${key} ${id}`)) continue;
      listed.add(`${key} ${id}`);
      statement.products.push(product);
      statements.set(key, statement);
    }
  }
  for (const id of new Set(textsAt(objectAt(item, 'product_status'), 'unknown'))) {
    context.notes.skipped.push({
      path: `${path}.product_status.unknown`,
      message: `says of "${context.products.get(id)?.name ?? id}" only that its status is unknown`,
      reason: 'unknown_status',
    });
  }
  if (statements.size === 0 && context.notes.skipped.length === skippedBefore) {
    context.notes.skipped.push({ path, message: 'names no product', reason: 'no_product' });
  }
  context.notes.paths.push(...Array.from(statements, () => path));
  return [...statements.values()];
}

/** Numbers texts, so that what is said at length about many products is not spelt out for each. */
function numbering(): (text: string | undefined) => number {
  const numbers = new Map<string | undefined, number>();
  return (text) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
}

function idsOf(item: JsonObject): VexVulnerability | undefined {
  const others = objectsAt(item, 'ids')
    .map((each) => textAt(each, 'text'))
    .filter((id) => id !== undefined);
  const [id, ...aliases] = [textAt(item, 'cve') ?? [], others].flat();
  if (id === undefined) return undefined;
  const note = objectsAt(item, 'notes').find((each) => textAt(each, 'category') === 'description');
  return {
    id,
    ...(aliases.length === 0 ? {} : { aliases }),
    ...defined<{ description?: string }>({ description: note && textAt(note, 'text') }),
  };
}

/** Statements about single products, apart from their status. */
type Remark = Pick<VexStatement, 'justification' | 'impact' | 'action' | 'fix' | 'responses'>;

/** A mitigation is words alone: it may be anything that helps. */
const RESPONSES = new Map(
  Object.entries<VexResponse>({
    vendor_fix: 'update',
    workaround: 'workaround_available',
    no_fix_planned: 'will_not_fix',
    none_available: 'can_not_fix',
  }),
);

function remarksOf(item: JsonObject, context: Context): Map<string, Remark> {
  const remarks = new Map<string, Remark>();
  const note = (source: JsonObject, change: (remark: Remark) => Remark) => {
    for (const id of productsOf(source, context)) remarks.set(id, change(remarks.get(id) ?? {}));
  };
  for (const flag of objectsAt(item, 'flags')) {
    const justification = textAt(flag, 'label');
    if (isJustification(justification)) note(flag, (remark) => ({ ...remark, justification }));
  }
  for (const threat of objectsAt(item, 'threats')) {
    const impact = textAt(threat, 'details');
    if (textAt(threat, 'category') === 'impact' && impact !== undefined && impact !== NO_REASON)
      note(threat, (remark) => ({ ...remark, impact }));
  }
  for (const remedy of objectsAt(item, 'remediations')) {
    const category = textAt(remedy, 'category') ?? '';
    const details = textAt(remedy, 'details');
    const ofOurs = context.isOwn && category === 'vendor_fix' ? details : undefined;
    const chosen = upgradeChosen(ofOurs);
    if (chosen === undefined && isUpgrade(ofOurs)) {
      note(remedy, (remark) => ({ ...remark, fix: ofOurs }));
      continue;
    }
    const action = details === NO_DETAILS || chosen !== undefined ? undefined : details;
    // Every affected product must have a remedy, so this one may stand for none.
    const isFiller = category === 'none_available' && details === NO_DETAILS;
    const response = isFiller ? undefined : RESPONSES.get(category);
    note(remedy, (remark) => ({
      ...remark,
      ...(action === undefined || remark.action !== undefined ? {} : { action }),
      ...(chosen === undefined ? {} : { fix: chosen }),
      ...(response === undefined ? {} : { responses: [...new Set([...(remark.responses ?? []), response])] }),
    }));
  }
  return remarks;
}

function productsOf(source: JsonObject, context: Context): string[] {
  const products = textsAt(source, 'product_ids');
  for (const group of textsAt(source, 'group_ids')) {
    const members = context.groups.get(group) ?? [];
    context.grouped += members.length;
    if (context.grouped > MAX_GROUPED) {
      throw new RefusalError(`The document names products by their groups more than ${MAX_GROUPED} times`);
    }
    for (const id of members) products.push(id);
  }
  return products;
}
