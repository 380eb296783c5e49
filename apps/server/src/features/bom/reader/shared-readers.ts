// Public to other features.
import { createBomReaders } from './bom-readers.ts';

export type { BomReaders as DocumentReaders } from './bom-readers.ts';

/** One set of readers for all documents, of requests and jobs; they start with the first one. */
export const documentReaders = createBomReaders();
