// Public to other features.
/** Bits of `component.flags`; see the schema. */
export const internalFlag = 2;
export const directFlag = 4;

/** The bits that a BOM decides. */
export const stagedFlags = internalFlag | directFlag;
