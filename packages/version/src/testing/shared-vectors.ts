import type { VectorSource } from '@waybill/test-kit';
import { ORDER_VECTORS } from './order-vectors.ts';
import { RANGE_VECTORS } from './range-vectors.ts';

/** All vectors about versions and ranges in the shared data (`data/versions`). */
export const VERSION_VECTORS: readonly VectorSource[] = [...ORDER_VECTORS, ...RANGE_VECTORS];
