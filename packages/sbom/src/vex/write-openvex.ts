import type { JsonObject } from '../text/parse-json.ts';
import type { VexDocument, VexProduct, VexStatement } from './vex-document.ts';
import { openVexName } from './vex-hash.ts';

/**
 * Writes an OpenVEX 0.2.0 document. OpenVEX has no place for names and versions of products, for a title and for
 * responses; and a statement that a product is not affected says why by its justification or impact.
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
  const { vulnerability, status, justification, impact, action } = statement;
  return {
    vulnerability: {
      name: vulnerability.id,
      description: vulnerability.description,
      aliases: vulnerability.aliases,
    },
    products: statement.products.map(writeProduct),
    status,
    status_notes: statement.notes,
    justification,
    impact_statement: impact,
    // The format demands a word on what to do about what affects.
    action_statement: action ?? (status === 'affected' ? 'No action is given' : undefined),
    timestamp: statement.timestamp,
  };
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
    hashes: hashes && Object.fromEntries(hashes.map((hash) => [openVexName(hash), hash.content])),
    subcomponents: subcomponents?.map(writeProduct),
  };
}
