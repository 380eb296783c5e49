import type { JsonObject } from '../text/parse-json.ts';
import type { VexDocument, VexProduct, VexStatement } from './vex-document.ts';
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
  const version = Number(document.version);
  return JSON.stringify(
    {
      '@context': 'https://openvex.dev/ns/v0.2.0',
      '@id': document.id,
      author: document.author,
      timestamp: document.timestamp,
      last_updated: document.lastUpdated,
      version: Number.isInteger(version) && version > 0 ? version : 1,
      statements: document.statements.map(writeStatement),
    },
    undefined,
    2,
  );
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

/** What is said about a status, in those members that go with it. */
function words({ status, justification, impact, action, notes }: VexStatement): JsonObject {
  const others = (...texts: (string | undefined)[]) =>
    texts.filter((text) => text !== undefined).join('\n') || undefined;
  if (status === 'not_affected') {
    const reason = impact ?? (justification === undefined ? 'No reason is given' : undefined);
    return { status_notes: others(action, notes), justification, impact_statement: reason };
  }
  if (status === 'affected') {
    return { status_notes: others(impact, notes), action_statement: action ?? 'No action is given' };
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
