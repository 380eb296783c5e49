export type TokenKind =
  | 'data'
  | 'open'
  | 'close'
  | 'name'
  | 'operator'
  | 'symbol'
  | 'number'
  | 'string'
  | 'interpolated'
  | 'end';

/** One piece of a template; `offset` counts UTF-16 units from its start. */
export interface Token {
  readonly kind: TokenKind;
  /** The text as it is used: strings without quotes and escapes, `is not` with one space. */
  readonly text: string;
  readonly offset: number;
  /** The parts of an interpolated string: its texts and the tokens of its expressions, in order. */
  readonly parts?: readonly (string | readonly Token[])[];
}
