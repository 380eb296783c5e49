// Public to other features.
export { setSecondFactor } from './second-factor.queries.ts';
