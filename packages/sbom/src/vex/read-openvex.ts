import { RefusalError } from '../refusal.ts';
import { defined, objectAt, objectsAt, textAt, textsAt } from '../text/json-members.ts';
import type { JsonObject } from '../text/parse-json.ts';
import { isObject } from '../text/parse-json.ts';
import type {
  ReadingNotes,
  SkippedStatement,
  VexDocument,
  VexProduct,
  VexStatement,
  VexVulnerability,
} from './vex-document.ts';
import { isJustification, isStatus, isUpgrade, NO_ACTION, NO_REASON, OWN_TOOL } from './vex-document.ts';
import { toHash } from './vex-hash.ts';

/** True if a JSON document declares itself as OpenVEX. */
export function isOpenVex(document: JsonObject): boolean {
  return textsAt(document, '@context').some((context) => context.startsWith('https://openvex.dev/ns'));
}

/** The version that a context names (`https://openvex.dev/ns/v0.2.0`); the first one named none. */
export function openVexVersion(document: JsonObject): string {
  const versions = textsAt(document, '@context').map((context) => /\/v(\d[\d.]*)$/.exec(context)?.[1]);
  return versions.find((version) => version !== undefined) ?? '0.0.1';
}

/**
 * Reads an OpenVEX document, 0.0.1 or 0.2.0. A statement without vulnerability, product or known status is left out
 * and named in the notes.
 */
export function readOpenVex(document: JsonObject, notes: ReadingNotes): VexDocument {
  const timestamp = textAt(document, 'timestamp') ?? '';
  const budget: Budget = { shared: MAX_SHARED };
  const tool = toolOf(textAt(document, 'tooling'));
  return {
    id: textAt(document, '@id') ?? '',
    author: textAt(document, 'author') ?? '',
    timestamp,
    ...defined<Pick<VexDocument, 'lastUpdated' | 'tool'>>({
      lastUpdated: textAt(document, 'last_updated'),
      tool,
    }),
    version: versionOf(document.version),
    statements: objectsAt(document, 'statements').flatMap((item, index) => {
      const path = `$.statements[${index}]`;
      const statement = readStatement(item, budget);
      if ('reason' in statement) {
        notes.skipped.push({ path, ...statement });
        return [];
      }
      notes.paths.push(path);
      return tool?.name === OWN_TOOL && statement.status === 'affected' ? withoutFix(statement) : statement;
    }),
  };
}

/** `Waybill/0.1.0`. The format does not define this text, so any other text is a name. */
function toolOf(text: string | undefined): VexDocument['tool'] {
  if (text === undefined) return undefined;
  const [, name = text, version] = /^([^/]+)\/([^/]+)$/.exec(text) ?? [];
  return { name, ...defined<{ version?: string }>({ version }) };
}

/** Separates the fix that a Waybill document adds from the user's own action text. */
function withoutFix({ action, notes, ...statement }: VexStatement): VexStatement {
  const fix = [action, notes].find(isUpgrade);
  const given = (text: string | undefined) => (isUpgrade(text) ? undefined : text);
  return {
    ...statement,
    ...defined<Pick<VexStatement, 'action' | 'notes' | 'fix'>>({
      action: given(action),
      notes: given(notes),
      fix,
    }),
  };
}

/** 0.0.1 has a text, 0.2.0 a number. */
function versionOf(version: unknown): string {
  return (typeof version === 'string' && version !== '') || typeof version === 'number' ? `${version}` : '1';
}

function readStatement(item: JsonObject, budget: Budget): VexStatement | Omit<SkippedStatement, 'path'> {
  const vulnerability = readVulnerability(item.vulnerability);
  if (vulnerability === undefined) return { message: 'names no vulnerability', reason: 'no_vulnerability' };
  const status = textAt(item, 'status');
  if (!isStatus(status)) {
    return { message: `has the status "${status ?? ''}", which is not known`, reason: 'unknown_status' };
  }
  const products = readProducts(item, budget);
  if (products.length === 0) return { message: 'names no product', reason: 'no_product' };
  const justification = textAt(item, 'justification');
  return {
    vulnerability,
    products,
    status,
    ...(isJustification(justification) ? { justification } : {}),
    ...defined<Pick<VexStatement, 'impact' | 'action' | 'notes' | 'timestamp'>>({
      impact: unlessFiller(textAt(item, 'impact_statement'), NO_REASON),
      action: unlessFiller(textAt(item, 'action_statement'), NO_ACTION),
      notes: textAt(item, 'status_notes'),
      timestamp: textAt(item, 'timestamp'),
    }),
  };
}

function unlessFiller(text: string | undefined, filler: string): string | undefined {
  return text === filler ? undefined : text;
}

/** 0.0.1 has only the id, 0.2.0 an object. */
function readVulnerability(value: unknown): VexVulnerability | undefined {
  if (typeof value === 'string') return value === '' ? undefined : { id: value };
  if (!isObject(value)) return undefined;
  const id = textAt(value, 'name') ?? textAt(value, '@id');
  if (id === undefined) return undefined;
  const aliases = textsAt(value, 'aliases');
  return {
    id,
    ...(aliases.length === 0 ? {} : { aliases }),
    ...defined<{ description?: string }>({ description: textAt(value, 'description') }),
  };
}

/** Parts that all products share multiply: a document of 50 MB could otherwise name 10¹¹. */
const MAX_SHARED = 1_000_000;

interface Budget {
  shared: number;
}

/** 0.0.1 gives the parts once for all products. */
function readProducts(item: JsonObject, budget: Budget): VexProduct[] {
  const shared = readComponents(item, 'subcomponents');
  const products = readComponents(item, 'products');
  budget.shared -= shared.length * products.length;
  if (budget.shared < 0) {
    throw new RefusalError(`The document names parts of products more than ${MAX_SHARED} times`);
  }
  return products.map((product) =>
    product.subcomponents === undefined && shared.length > 0
      ? { ...product, subcomponents: shared }
      : product,
  );
}

function readComponents(item: JsonObject, key: string): VexProduct[] {
  const ids = textsAt(item, key).map((id) => ({ '@id': id }));
  return [...ids, ...objectsAt(item, key)].flatMap(readComponent);
}

/** The specification names CPEs `cpe23`, its JSON Schema `@cpe23`. */
function readComponent(item: JsonObject): VexProduct[] {
  const identifiers = objectAt(item, 'identifiers');
  const stated = textAt(item, '@id');
  const purl = textAt(identifiers, 'purl') ?? (stated?.startsWith('pkg:') ? stated : undefined);
  const cpe =
    textAt(identifiers, 'cpe23') ??
    textAt(identifiers, '@cpe23') ??
    textAt(identifiers, 'cpe22') ??
    textAt(identifiers, '@cpe22') ??
    (stated?.startsWith('cpe:') ? stated : undefined);
  const id = stated ?? purl ?? cpe;
  if (id === undefined) return [];
  const hashes = Object.entries(objectAt(item, 'hashes')).flatMap(([algorithm, content]) =>
    toHash(algorithm, content),
  );
  const subcomponents = readComponents(item, 'subcomponents');
  return [
    {
      id,
      ...defined<Pick<VexProduct, 'purl' | 'cpe'>>({ purl, cpe }),
      ...(hashes.length === 0 ? {} : { hashes }),
      ...(subcomponents.length === 0 ? {} : { subcomponents }),
    },
  ];
}
