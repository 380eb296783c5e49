// Public to other features.
export { markAllSpecial, markSpecial } from './special-component.queries.ts';
