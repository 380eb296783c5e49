// Public to other features.
/** For lists that come with the product: which one was read last. */
export { findPart, noteBundled } from './source-state.queries.ts';
