/**
 * Number of the rules by which records become advisories, ranges and keys. Raise it whenever `packages/match`,
 * `packages/version` or advisory-rows.ts make something else of the same record: every record is then read again, once.
 */
export const readingRevision = 8;
