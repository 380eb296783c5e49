/**
 * One attribute of a name. `value` is lower-case text without escapes. A pattern has unquoted wildcards (`*` any
 * text, `?` at most one character); in its value a backslash makes the next character literal.
 */
export type CpeAttribute =
  | { readonly kind: 'any' }
  | { readonly kind: 'na' }
  | { readonly kind: 'value'; readonly value: string; readonly pattern: boolean };

/** The attribute that stands for every value; always this one object. */
export const ANY: CpeAttribute = Object.freeze({ kind: 'any' });

/** The attribute that stands for "not applicable"; always this one object. */
export const NA: CpeAttribute = Object.freeze({ kind: 'na' });

/** A well-formed CPE name: eleven attributes. */
export interface Cpe {
  readonly part: CpeAttribute;
  readonly vendor: CpeAttribute;
  readonly product: CpeAttribute;
  readonly version: CpeAttribute;
  readonly update: CpeAttribute;
  readonly edition: CpeAttribute;
  readonly language: CpeAttribute;
  readonly swEdition: CpeAttribute;
  readonly targetSw: CpeAttribute;
  readonly targetHw: CpeAttribute;
  readonly other: CpeAttribute;
}

/** The name that stands for everything. */
export const ALL_ANY: Cpe = Object.freeze({
  part: ANY,
  vendor: ANY,
  product: ANY,
  version: ANY,
  update: ANY,
  edition: ANY,
  language: ANY,
  swEdition: ANY,
  targetSw: ANY,
  targetHw: ANY,
  other: ANY,
});

/** The name of an attribute. */
export type CpeAttributeName = keyof Cpe;

/** All attributes in the order of the 2.3 formatted string. */
export const CPE_ATTRIBUTES: readonly CpeAttributeName[] = [
  'part',
  'vendor',
  'product',
  'version',
  'update',
  'edition',
  'language',
  'swEdition',
  'targetSw',
  'targetHw',
  'other',
];

/** Says what is wrong and at which UTF-16 offset; `attribute` is undefined when it is the form as a whole. */
export interface CpeError {
  readonly attribute: CpeAttributeName | undefined;
  readonly offset: number;
  readonly message: string;
}

/** A CPE name, or the reason why there is none. */
export type CpeResult =
  | { readonly ok: true; readonly cpe: Cpe }
  | { readonly ok: false; readonly error: CpeError };
