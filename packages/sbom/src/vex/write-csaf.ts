import type { JsonObject } from '../text/parse-json.ts';
import type { VexDocument, VexProduct, VexResponse, VexStatement, VexStatus } from './vex-document.ts';
import { csafName } from './vex-hash.ts';

export interface CsafOptions {
  /** Address that stands for the publisher, such as `https://psirt.example.org`. */
  namespace: string;
}

/**
 * Writes a CSAF 2.0 document of the VEX profile. Statements on the same vulnerability become one entry. CSAF has no
 * place for notes on a status.
 *
 * @example
 * const document = { id: 'ACME-1', author: 'Acme', timestamp: '2024-05-01T00:00:00Z', version: '1', statements: [] };
 * JSON.parse(writeCsafVex(document, { namespace: 'https://acme.example' })).document.category; // 'csaf_vex'
 */
export function writeCsafVex(document: VexDocument, { namespace }: CsafOptions): string {
  const tree = new ProductTree();
  const vulnerabilities = groupByVulnerability(document.statements).map((group) =>
    writeVulnerability(group, tree),
  );
  const { id, timestamp, version, author, title } = document;
  const tracking = {
    id,
    status: 'final',
    version,
    initial_release_date: timestamp,
    current_release_date: document.lastUpdated ?? timestamp,
    revision_history: [{ number: version, date: document.lastUpdated ?? timestamp, summary: 'Published' }],
  };
  const head = {
    category: 'csaf_vex',
    csaf_version: '2.0',
    title: title ?? id,
    publisher: { category: 'vendor', name: author, namespace },
    tracking,
  };
  return JSON.stringify({ document: head, product_tree: tree.toJson(), vulnerabilities }, undefined, 2);
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
    return {
      full_product_names: [...this.names.values()],
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
    if (version === undefined) this.names.set(id, entry);
    else {
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
  const lists = new Map<string, string[]>();
  const flags: JsonObject[] = [];
  const threats: JsonObject[] = [];
  const remediations: JsonObject[] = [];
  for (const statement of statements) {
    const ids = statement.products.flatMap((product) => tree.idsFor(product));
    const list = STATUS_LISTS[statement.status];
    lists.set(list, [...(lists.get(list) ?? []), ...ids]);
    if (statement.justification !== undefined)
      flags.push({ label: statement.justification, product_ids: ids });
    if (statement.impact !== undefined) {
      threats.push({ category: 'impact', details: statement.impact, product_ids: ids });
    }
    remediations.push(...remediesOf(statement, ids));
  }
  return {
    ...identity(statements),
    product_status: Object.fromEntries(lists),
    ...(flags.length === 0 ? {} : { flags }),
    ...(threats.length === 0 ? {} : { threats }),
    ...(remediations.length === 0 ? {} : { remediations }),
  };
}

/** The profile demands a remedy for what is affected, if only that there is none. */
function remediesOf({ status, action, responses }: VexStatement, ids: string[]): JsonObject[] {
  const categories = responses?.map((response) => REMEDIES[response]) ?? [];
  if (categories.length === 0 && action !== undefined) categories.push('mitigation');
  if (categories.length === 0 && status === 'affected') categories.push('none_available');
  return categories.map((category) => ({
    category,
    details: action ?? 'No details are given',
    product_ids: ids,
  }));
}

function identity(statements: readonly VexStatement[]): JsonObject {
  const { id, aliases = [], description } = statements[0]?.vulnerability ?? { id: '' };
  const isCve = (text: string) => /^CVE-\d{4}-\d{4,}$/.test(text);
  const names = [id, ...aliases];
  const cve = names.find(isCve);
  const others = names.filter((name) => name !== cve);
  return {
    ...(cve === undefined ? {} : { cve }),
    ...(others.length === 0 ? {} : { ids: others.map((text) => ({ system_name: systemOf(text), text })) }),
    ...(description === undefined ? {} : { notes: [{ category: 'description', text: description }] }),
  };
}

/** The letters in front of an id say whose it is: `GHSA-…`, `CVE-…`. */
function systemOf(id: string): string {
  return /^[A-Za-z]+/.exec(id)?.[0] ?? 'unknown';
}
