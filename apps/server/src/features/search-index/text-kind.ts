/** The kind of a text in `search_text`. */
export const textKinds = { name: 1, package: 2, cpe: 3 } as const;
export type TextKind = keyof typeof textKinds;

/** Texts come from identities, or from coordinates. */
export type TextOrigin = 'identity' | 'pkg';
