// Public to other features.

/** What is counted, as `finding_spread.kind` has it. */
export const spreadKinds = { vulnerability: 1, flaw: 2, identity: 3 } as const;
