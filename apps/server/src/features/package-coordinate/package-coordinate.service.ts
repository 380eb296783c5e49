// Public to other features.
/** Coordinates and attributes, which components and advisories have in common. */
export { addDictionaries, copyDictionaries, type MissingEntries } from './package-coordinate.queries.ts';
