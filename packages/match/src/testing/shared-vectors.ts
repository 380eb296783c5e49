import type { VectorSource } from '@waybill/test-kit';
import { GITHUB_VECTORS } from './github-vectors.ts';
import { RECORD_VECTORS } from './record-vectors.ts';
import { TRUTH_VECTORS } from './truth-vectors.ts';

/** All vectors about advisories and matches in the shared data. */
export const MATCH_VECTORS: readonly VectorSource[] = [
  ...TRUTH_VECTORS,
  ...RECORD_VECTORS,
  ...GITHUB_VECTORS,
];
