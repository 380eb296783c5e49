// Public to other features.
export { markAllSpecial, markDecided, markSpecial } from './special-component.queries.ts';
