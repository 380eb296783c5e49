// Public to other features.

/** The counted things, as in `finding_spread.kind`. */
export const spreadKinds = { vulnerability: 1, flaw: 2, identity: 3 } as const;
