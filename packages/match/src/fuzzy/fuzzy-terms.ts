import { type Cpe, compareAttribute, formatAttribute, formatCpe23, parseCpe } from '@waybill/cpe';
import { parsePurl } from '@waybill/purl';
import type { Identity } from '../target.ts';

/** The name of a component, used when no record has a better one. */
export type NamedIdentity = Identity & { group?: string | undefined; name: string };

/** A name to look for among those of CPEs, in the form in which formatted CPE names have it. */
export type FuzzyTerm = {
  /** Undefined: the component tells none. */
  vendor: string | undefined;
  product: string;
  /**
   * True if the search may include products with similar names. Short and common names would have too many.
   */
  mayBeSimilar: boolean;
};

/** Part, vendor and product of a CPE name, as its formatted string has them. */
export type CpeName = { part: string; vendor: string; product: string };

/** Names that many products have. */
const COMMON = new Set(['util', 'utils', 'url', 'xml']);
const SHORTEST = 3;

/**
 * The names under which CPEs may know a component, the likeliest first: those of its CPE, of its package URL, and its own; each
 * once. Source: contract §13 (fuzzy).
 *
 * @example
 * fuzzyTerms({ purl: 'pkg:golang/github.com/acme/anvil@v1.0.0', name: 'anvil' })
 * // [{ vendor: 'acme', product: 'anvil', mayBeSimilar: false }, { vendor: undefined, product: 'anvil', mayBeSimilar: false }]
 */
export function fuzzyTerms({ purl: purlText, cpe: cpeText, group, name }: NamedIdentity): FuzzyTerm[] {
  const purl = readPurl(purlText);
  const cpe = readCpe(cpeText);
  const isGo = purl?.type === 'golang';
  const namespace = purl?.received.namespace;
  const pairs: [vendor: string | undefined, product: string | undefined][] = [
    [literalOf(cpe?.vendor), literalOf(cpe?.product)],
    [isGo ? namespace?.split('/').at(-1) : namespace, purl?.received.name],
    [group, name],
  ];
  const terms = new Map<string, FuzzyTerm>();
  for (const [vendor, product] of pairs) {
    const text = inCpe(product);
    if (text === undefined) continue;
    const term = { vendor: inCpe(vendor), product: text, mayBeSimilar: !isGo && isTelling(text) };
    terms.set(JSON.stringify(term), term);
  }
  return [...terms.values()];
}

/**
 * The CPE by which a component is compared when it is taken for a product; undefined when its own CPE says that it is another one,
 * or when it has no version.
 *
 * @example
 * fuzzyCpe({ purl: 'pkg:deb/debian/curl@8.0', name: 'curl' }, { part: 'a', vendor: 'haxx', product: 'curl' })
 * // 'cpe:2.3:a:haxx:curl:8.0:*:*:*:*:*:*:*'
 */
export function fuzzyCpe(identity: NamedIdentity, { part, vendor, product }: CpeName): string | undefined {
  const taken = readCpe(`cpe:2.3:${part}:${vendor}:${product}:*:*:*:*:*:*:*:*`);
  if (!taken) return undefined;
  const own = readCpe(identity.cpe);
  if (own) {
    const isOther = (['part', 'vendor', 'product'] as const).some(
      (attribute) => compareAttribute(taken[attribute], own[attribute]) === 'disjoint',
    );
    if (isOther || own.version.kind !== 'value') return undefined;
    return formatCpe23({ ...own, part: taken.part, vendor: taken.vendor, product: taken.product });
  }
  const version = readPurl(identity.purl)?.received.version ?? identity.version;
  if (!version) return undefined;
  const compared: Cpe = {
    ...taken,
    version: { kind: 'value', value: version.toLowerCase(), pattern: false },
  };
  return formatCpe23(compared);
}

function readPurl(text: string | undefined) {
  const parsed = text === undefined ? undefined : parsePurl(text);
  return parsed?.ok ? parsed.purl : undefined;
}

function readCpe(text: string | undefined): Cpe | undefined {
  const parsed = text === undefined ? undefined : parseCpe(text);
  return parsed?.ok ? parsed.cpe : undefined;
}

function literalOf(attribute: Cpe['vendor'] | undefined): string | undefined {
  return attribute?.kind === 'value' && !attribute.pattern ? attribute.value : undefined;
}

/** CPE names have underscores where others have spaces. */
function inCpe(text: string | undefined): string | undefined {
  const value = text?.trim().toLowerCase().replace(/\s+/g, '_');
  return value ? formatAttribute({ kind: 'value', value, pattern: false }) : undefined;
}

function isTelling(product: string): boolean {
  return product.length >= SHORTEST && !COMMON.has(product);
}
