import type { Feature } from './feature.ts';
import { accessFeature } from './features/access/access.feature.ts';
import { analysisFeature } from './features/analysis/analysis.feature.ts';
import { bomFeature } from './features/bom/bom.feature.ts';
import { configPropertyFeature } from './features/config-property/config-property.feature.ts';
import { coverageFeature } from './features/coverage/coverage.feature.ts';
import { metricsFeature } from './features/metrics/metrics.feature.ts';
import { sessionFeature } from './features/session/session.feature.ts';
import { sourceFeature } from './features/source/source.feature.ts';
import { whyFeature } from './features/why/why.feature.ts';

/** Every feature of the product, in the order in which they are seeded. One line each. */
export const features: readonly Feature[] = [
  configPropertyFeature,
  accessFeature,
  sessionFeature,
  bomFeature,
  metricsFeature,
  analysisFeature,
  sourceFeature,
  whyFeature,
  coverageFeature,
];
