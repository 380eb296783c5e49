import type { JsonObject } from '../text/parse-json.ts';
import type { VexHead } from './vex-bom.ts';
import type {
  VexDocument,
  VexProduct,
  VexResponse,
  VexRevision,
  VexStatement,
  VexStatus,
} from './vex-document.ts';
import { chosenUpgrade, NO_DETAILS, NO_REASON } from './vex-document.ts';
import { csafName } from './vex-hash.ts';

/** The publisher's relation to the products. Source: CSAF 2.0 §3.2.1.8.1. */
export const CSAF_PUBLISHERS = [
  'coordinator',
  'discoverer',
  'other',
  'translator',
  'user',
  'vendor',
] as const;

export interface CsafOptions {
  /** Address that stands for the publisher, such as `https://psirt.example.org`. */
  namespace: string;
  /** `vendor` unless it is said. */
  category?: (typeof CSAF_PUBLISHERS)[number];
  /** How to reach the publisher, in words. */
  contact?: string;
}

/**
 * Writes a CSAF 2.0 document of the VEX profile. Statements on the same vulnerability become one entry. CSAF has no
 * place for notes on a status; and it demands a description, a reason for what is not affected and a remedy for what
 * is: where none is given, a sentence says so. A document without statements is not valid.
 *
 * @example
 * const document = { id: 'ACME-1', author: 'Acme', timestamp: '2024-05-01T00:00:00Z', version: '1', statements: [] };
 * JSON.parse(writeCsafVex(document, { namespace: 'https://acme.example' })).document.category; // 'csaf_vex'
 */
export function writeCsafVex(document: VexDocument, options: CsafOptions): string {
  const tree = new ProductTree();
  const vulnerabilities = groupByVulnerability(document.statements).map((group) =>
    writeVulnerability(group, tree),
  );
  const head = writeHead(document, options);
  return JSON.stringify({ document: head, product_tree: tree.toJson(), vulnerabilities }, undefined, 2);
}

/**
 * Writes a CSAF 2.0 document of the VEX profile piece by piece, by the rules of {@link writeCsafVex}. Memory
 * grows with its products only. Each vulnerability is on a separate line.
 *
 * @param batches all statements on a vulnerability stand one after the other
 *
 * @example
 * const head = { id: 'ACME-1', author: 'Acme', timestamp: '2024-05-01T00:00:00Z', version: '1' };
 * const none = (async function* () {})();
 * const pieces = await Array.fromAsync(streamCsafVex(head, none, { namespace: 'https://acme.example' }));
 * JSON.parse(pieces.join('')).document.category; // 'csaf_vex'
 */
export async function* streamCsafVex(
  head: VexHead,
  batches: AsyncIterable<readonly VexStatement[]>,
  options: CsafOptions,
): AsyncGenerator<string, void, undefined> {
  const tree = new ProductTree();
  let text = `{"document":${JSON.stringify(writeHead(head, options))},"vulnerabilities":[`;
  let separator = '\n';
  let open: VexStatement[] = [];
  const close = () => {
    if (open.length === 0) return;
    text += separator + JSON.stringify(writeVulnerability(open, tree));
    separator = ',\n';
    open = [];
  };
  for await (const batch of batches) {
    for (const statement of batch) {
      if (open[0]?.vulnerability.id !== statement.vulnerability.id) close();
      open.push(statement);
    }
    yield text;
    text = '';
  }
  close();
  yield `${text}\n],"product_tree":${JSON.stringify(tree.toJson())}}\n`;
}

function writeHead(document: VexHead, { namespace, category = 'vendor', contact }: CsafOptions): JsonObject {
  const { id, timestamp, author, title, tool } = document;
  const version = VERSION.test(document.version) ? document.version : '1';
  const current = document.lastUpdated ?? timestamp;
  const tracking = {
    id,
    status: 'final',
    version,
    initial_release_date: timestamp,
    current_release_date: current,
    revision_history: document.revisions?.map(revision) ?? revisions(version, timestamp, current),
    ...(tool === undefined ? {} : { generator: { engine: tool } }),
  };
  return {
    category: 'csaf_vex',
    csaf_version: '2.0',
    title: title ?? id,
    publisher: {
      category,
      name: author,
      namespace,
      ...(contact === undefined ? {} : { contact_details: contact }),
    },
    tracking,
  };
}

/** A number, or a version of three numbers. */
const VERSION = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}$|^(?:0|[1-9]\d*)$/;

function revision({ number, date }: VexRevision, index: number): JsonObject {
  return { number: `${number}`, date, summary: index === 0 ? 'First version' : 'Changed' };
}

/** Nobody publishes a document more often. */
const MAX_REVISIONS = 1_000;

/** The history must leave out no number, though nothing is known about earlier versions but that they were. */
function revisions(version: string, first: string, current: string): JsonObject[] {
  const major = Math.min(Number.parseInt(version, 10), MAX_REVISIONS);
  const rest = version.includes('.') ? '.0.0' : '';
  const earlier = Array.from({ length: Math.max(0, major - 1) }, (_, index) => ({
    number: `${index + 1}${rest}`,
    date: first,
    summary: 'An earlier version',
  }));
  return [...earlier, { number: version, date: current, summary: 'Published' }];
}

function groupByVulnerability(statements: readonly VexStatement[]): VexStatement[][] {
  const groups = new Map<string, VexStatement[]>();
  for (const statement of statements) {
    const group = groups.get(statement.vulnerability.id) ?? [];
    groups.set(statement.vulnerability.id, group);
    group.push(statement);
  }
  return [...groups.values()];
}

/** Collects products and parts of products, each once. */
class ProductTree {
  private readonly names = new Map<string, JsonObject>();
  private readonly branches = new Map<string, JsonObject>();
  private readonly relationships = new Map<string, JsonObject>();

  /** Ids under which a statement names the product: itself, or each of its parts in it. */
  idsFor(product: VexProduct): string[] {
    this.add(product);
    if (product.subcomponents === undefined) return [product.id];
    return product.subcomponents.map((part) => this.relate(part, product));
  }

  toJson(): JsonObject {
    const relationships = [...this.relationships.values()];
    const branches = [...this.branches.values()];
    const names = [...this.names.values()];
    return {
      ...(names.length === 0 ? {} : { full_product_names: names }),
      ...(branches.length === 0 ? {} : { branches }),
      ...(relationships.length === 0 ? {} : { relationships }),
    };
  }

  /** Only a branch can say which part of a name is the version. */
  private add(product: VexProduct): void {
    const { id, name = id, version, purl, cpe, hashes } = product;
    const files = hashes?.map((hash) => ({ algorithm: csafName(hash), value: hash.content }));
    const helper = {
      ...(purl === undefined ? {} : { purl }),
      ...(cpe === undefined ? {} : { cpe }),
      ...(files === undefined ? {} : { hashes: [{ filename: name, file_hashes: files }] }),
    };
    const entry = {
      product_id: id,
      name,
      ...(Object.keys(helper).length === 0 ? {} : { product_identification_helper: helper }),
    };
    // An id must be defined once: statements may say more or less about the same product.
    if (version === undefined) {
      if (!this.branches.has(id)) this.names.set(id, entry);
    } else {
      this.names.delete(id);
      const inner = { category: 'product_version', name: version, product: entry };
      this.branches.set(id, { category: 'product_name', name, branches: [inner] });
    }
  }

  private relate(part: VexProduct, whole: VexProduct): string {
    this.add(part);
    const id = `${whole.id}:${part.id}`;
    this.relationships.set(id, {
      category: 'default_component_of',
      product_reference: part.id,
      relates_to_product_reference: whole.id,
      full_product_name: {
        product_id: id,
        name: `${part.name ?? part.id} as part of ${whole.name ?? whole.id}`,
      },
    });
    return id;
  }
}

const STATUS_LISTS: Readonly<Record<VexStatus, string>> = {
  not_affected: 'known_not_affected',
  affected: 'known_affected',
  fixed: 'fixed',
  under_investigation: 'under_investigation',
};

const REMEDIES: Readonly<Record<VexResponse, string>> = {
  update: 'vendor_fix',
  workaround_available: 'workaround',
  rollback: 'mitigation',
  will_not_fix: 'no_fix_planned',
  can_not_fix: 'none_available',
};

function writeVulnerability(statements: readonly VexStatement[], tree: ProductTree): JsonObject {
  const lists = new Map<string, Set<string>>();
  const flags: JsonObject[] = [];
  const threats: JsonObject[] = [];
  const remediations: JsonObject[] = [];
  for (const statement of statements) {
    const ids = [...new Set(statement.products.flatMap((product) => tree.idsFor(product)))];
    if (ids.length === 0) continue;
    const { status, justification } = statement;
    const list = lists.get(STATUS_LISTS[status]) ?? new Set();
    lists.set(STATUS_LISTS[status], list);
    for (const id of ids) list.add(id);
    if (justification !== undefined) flags.push({ label: justification, product_ids: ids });
    const reason = reasonOf(statement);
    if (reason !== undefined) threats.push({ category: 'impact', details: reason, product_ids: ids });
    for (const remedy of remediesOf(statement, ids)) remediations.push(remedy);
  }
  return {
    ...identity(statements),
    product_status: Object.fromEntries(Array.from(lists, ([name, ids]) => [name, [...ids]])),
    ...(flags.length === 0 ? {} : { flags }),
    ...(threats.length === 0 ? {} : { threats }),
    ...(remediations.length === 0 ? {} : { remediations }),
  };
}

/** The profile demands a reason for what is not affected, in a flag or in words. */
function reasonOf({ status, justification, impact }: VexStatement): string | undefined {
  const isSilent = status === 'not_affected' && justification === undefined;
  return impact ?? (isSilent ? NO_REASON : undefined);
}

/** The profile demands a remedy for what is affected, if only that there is none. A fix is one besides the responses. */
function remediesOf({ status, action, fix, responses = [] }: VexStatement, ids: string[]): JsonObject[] {
  const remedy = (category: string, details: string) => ({ category, details, product_ids: ids });
  const known = status === 'affected' ? fix : undefined;
  const isChosen = known !== undefined && action === undefined && responses.includes('update');
  const remedies = responses.map((response) =>
    remedy(
      REMEDIES[response],
      isChosen && response === 'update' ? chosenUpgrade(known) : (action ?? NO_DETAILS),
    ),
  );
  if (remedies.length === 0 && action !== undefined) remedies.push(remedy('mitigation', action));
  if (known !== undefined && !isChosen) remedies.push(remedy('vendor_fix', known));
  if (remedies.length === 0 && status === 'affected') remedies.push(remedy('none_available', NO_DETAILS));
  return remedies;
}

function identity(statements: readonly VexStatement[]): JsonObject {
  const { id, aliases = [], description } = statements[0]?.vulnerability ?? { id: '' };
  const isCve = (text: string) => /^CVE-\d{4}-\d{4,}$/.test(text);
  const names = [...new Set([id, ...aliases])];
  const cve = names.find(isCve);
  const others = names.filter((name) => name !== cve);
  return {
    ...(cve === undefined ? {} : { cve }),
    ...(others.length === 0 ? {} : { ids: others.map((text) => ({ system_name: systemOf(text), text })) }),
    notes: [
      description === undefined
        ? { category: 'general', text: 'No description is given' }
        : { category: 'description', text: description },
    ],
  };
}

/** The letters in front of an id say whose it is: `GHSA-…`, `CVE-…`. */
function systemOf(id: string): string {
  return /^[A-Za-z]+/.exec(id)?.[0] ?? 'unknown';
}
