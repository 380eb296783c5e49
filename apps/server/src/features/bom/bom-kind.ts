/** Kind of the task that processes a BOM. */
export const processBomKind = 'bom.process';
