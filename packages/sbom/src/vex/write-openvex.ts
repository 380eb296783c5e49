import type { JsonObject } from '../text/parse-json.ts';
import type { VexHead } from './vex-bom.ts';
import type { VexDocument, VexProduct, VexStatement } from './vex-document.ts';
import { NO_ACTION, NO_REASON } from './vex-document.ts';
import { openVexHashes } from './vex-hash.ts';

/**
 * Writes an OpenVEX 0.2.0 document. OpenVEX has no place for names and versions of products, for a title and for
 * responses; reasons are for products that are not affected and actions for those that are, so elsewhere both become
 * notes. It demands a reason or an action there: where none is given, a sentence says so. A document without
 * statements is not valid.
 *
 * @example
 * const document = { id: 'urn:vex:1', author: 'Acme', timestamp: '2024-05-01T00:00:00Z', version: '1', statements: [] };
 * JSON.parse(writeOpenVex(document)).author; // 'Acme'
 */
export function writeOpenVex(document: VexDocument): string {
  const statements = document.statements.map(writeStatement);
  return JSON.stringify({ ...writeHead(document), statements }, undefined, 2);
}

/**
 * Writes an OpenVEX 0.2.0 document piece by piece, by the rules of {@link writeOpenVex}. Memory does not grow
 * with its statements. Each statement is on a separate line.
 *
 * @example
 * const head = { id: 'urn:vex:1', author: 'Acme', timestamp: '2024-05-01T00:00:00Z', version: '1' };
 * const none = (async function* () {})();
 * const pieces = await Array.fromAsync(streamOpenVex(head, none));
 * JSON.parse(pieces.join('')).author; // 'Acme'
 */
export async function* streamOpenVex(
  head: VexHead,
  batches: AsyncIterable<readonly VexStatement[]>,
): AsyncGenerator<string, void, undefined> {
  let text = `${JSON.stringify(writeHead(head)).slice(0, -1)},"statements":[`;
  let separator = '\n';
  for await (const batch of batches) {
    for (const statement of batch) {
      text += separator + JSON.stringify(writeStatement(statement));
      separator = ',\n';
    }
    yield text;
    text = '';
  }
  yield `${text}\n]}\n`;
}

function writeHead({ id, author, timestamp, lastUpdated, version: given, tool }: VexHead): JsonObject {
  const version = Number(given);
  return {
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': id,
    author,
    timestamp,
    last_updated: lastUpdated,
    version: Number.isInteger(version) && version > 0 ? version : 1,
    tooling: tool && [tool.name, tool.version].filter(Boolean).join('/'),
  };
}

function writeStatement(statement: VexStatement): JsonObject {
  const { vulnerability, status } = statement;
  return {
    vulnerability: {
      name: vulnerability.id,
      description: vulnerability.description,
      aliases: vulnerability.aliases,
    },
    products: statement.products.map(writeProduct),
    status,
    ...words(statement),
    timestamp: statement.timestamp,
  };
}

/** The members that go with a status. */
function words({ status, justification, impact, action, fix, notes }: VexStatement): JsonObject {
  const others = (...texts: (string | undefined)[]) =>
    texts.filter((text) => text !== undefined).join('\n') || undefined;
  if (status === 'not_affected') {
    const reason = impact ?? (justification === undefined ? NO_REASON : undefined);
    return { status_notes: others(action, notes), justification, impact_statement: reason };
  }
  if (status === 'affected') {
    const besides = action === undefined ? undefined : fix;
    return { status_notes: others(impact, notes, besides), action_statement: action ?? fix ?? NO_ACTION };
  }
  return { status_notes: others(impact, action, notes) };
}

function writeProduct({ id, purl, cpe, hashes, subcomponents }: VexProduct): JsonObject {
  const cpeName = cpe?.startsWith('cpe:2.3:') ? 'cpe23' : 'cpe22';
  const identifiers = {
    ...(purl === undefined ? {} : { purl }),
    ...(cpe === undefined ? {} : { [cpeName]: cpe }),
  };
  return {
    '@id': id,
    identifiers: Object.keys(identifiers).length === 0 ? undefined : identifiers,
    hashes: hashes && openVexHashes(hashes),
    subcomponents: subcomponents?.map(writeProduct),
  };
}
