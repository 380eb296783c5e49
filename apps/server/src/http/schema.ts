import { forms } from '@waybill/api-contract';
import { type TUnsafe, Type } from 'typebox';

/** Rules of a text member; lengths in characters. */
export interface TextRules {
  minLength?: number;
  maxLength?: number;
  /** Must match the whole text, so write `^…$`. */
  pattern?: string;
  description?: string;
  /** What was sent counts, blanks around it too, and no list or object can stand for it (contract §1.2). */
  'x-untrimmed'?: true;
}

/** Rules of a text that is taken as it was sent. */
export const untrimmed = { 'x-untrimmed': true } as const;

/** No control characters: the contract's rule for names and most one-line texts. */
export const noControlCharacters = forms.noControls.pattern;

/** The contract's loose form of a UUID in bodies (§1.3). */
export const uuidPattern = forms.uuid.pattern;

/**
 * A text that may be null. Not a union: a union reports a text that is too long as "not null" besides, which would
 * read as a member of the wrong type.
 */
export function nullableText(rules: TextRules = {}): TUnsafe<string | null> {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], ...rules });
}

export function nullableBoolean(): TUnsafe<boolean | null> {
  return Type.Unsafe<boolean | null>({ type: ['boolean', 'null'] });
}

/** A member that clients send back from an answer but that has no effect. */
export function ignored(): TUnsafe<unknown> {
  return Type.Unsafe<unknown>({});
}
