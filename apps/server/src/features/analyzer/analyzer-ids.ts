// Public to other features.
import type { AnalyzerName } from '@waybill/api-contract';
import { type FinderWord, finders, fuzzyFinder } from '../../db/found-by.ts';

/** Analyzers outside, and the fuzzy match of our own. */
export type AnalyzerId = AnalyzerName;

const words: Readonly<Record<AnalyzerId, FinderWord>> = {
  fuzzy: 'INTERNAL_ANALYZER',
  ossindex: 'OSSINDEX_ANALYZER',
  snyk: 'SNYK_ANALYZER',
  trivy: 'TRIVY_ANALYZER',
  vulndb: 'VULNDB_ANALYZER',
};

/** Feeds that are answers of analyzers: they decide about no other version than the one that was asked for. */
const feeds: ReadonlySet<string> = new Set(['ossindex', 'snyk', 'trivy', 'vulndb-api']);

export function isAnalyzerFeed(feed: string): boolean {
  return feeds.has(feed);
}

/** An analyzer in the words of the API. */
export function analyzerWord(id: string): string {
  return Object.hasOwn(words, id) ? words[id as AnalyzerId] : 'NONE';
}

/** Its bit in `identity_match.sources`. */
export function analyzerBit(id: AnalyzerId): number {
  if (id === 'fuzzy') return fuzzyFinder;
  return finders.find(({ word }) => word === words[id])?.bits ?? 0;
}
