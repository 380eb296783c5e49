import type { Feature } from '../../feature.ts';
import { calculatorRoutes } from './calculator.routes.ts';

/** Scores of CVSS vectors and OWASP risk ratings, for those who enter one. */
export const calculatorFeature: Feature = { name: 'calculator', routes: calculatorRoutes };
