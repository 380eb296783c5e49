import type { Feature } from './feature.ts';
import { accessFeature } from './features/access/access.feature.ts';

/** Every feature of the product, in the order in which they are seeded. One line each. */
export const features: readonly Feature[] = [accessFeature];
