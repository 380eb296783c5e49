import type { Feature } from '../../feature.ts';
import { seedAccess } from './access.seed.ts';

export const accessFeature: Feature = {
  name: 'access',
  seed: seedAccess,
};
