import { createHash } from 'node:crypto';
import { storedJson } from '../../../db/stored-json.ts';
import type { PreparedBom } from './prepared-bom.ts';

type HashedContent = Pick<PreparedBom, 'project' | 'document' | 'components' | 'services' | 'edges'>;

/**
 * A hash of everything that is stored. It does not depend on the order in which the document lists things, nor on
 * its serial number and date. Elements are ranked by their hashes, so that edges can be sorted as numbers.
 */
export function contentHash(content: HashedContent, version: number): string {
  const lines = [
    '0',
    ...content.components.map((item) => `1${item.identityHash}${item.detailHash}${item.flags}`),
    ...content.services.map((item) => `2${item.keyHash}${item.detailHash}`),
  ];
  const sorted = lines.toSorted();
  const rankOf = new Map(sorted.map((line, rank) => [line, rank]));
  const ranks = lines.map((line) => rankOf.get(line) ?? 0);
  const hash = createHash('sha256');
  hash.update(storedJson([version, content.project ?? null, content.document]));
  hash.update(sorted.join('\n'));
  hash.update(rankedEdges(content.edges, ranks));
  return hash.digest('hex').slice(0, 32);
}

function rankedEdges(edges: Int32Array, ranks: readonly number[]): Float64Array {
  const ranked = new Float64Array(edges.length / 2);
  for (let i = 0; i < ranked.length; i++) {
    const from = ranks[edges[2 * i] ?? 0] ?? 0;
    const to = ranks[edges[2 * i + 1] ?? 0] ?? 0;
    ranked[i] = from * ranks.length + to;
  }
  return ranked.sort();
}
