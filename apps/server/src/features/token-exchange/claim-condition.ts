/** A condition on a claim of a token. */
export interface ClaimCondition {
  readonly claim: string;
  readonly value: string;
  /** True if `*` in the value stands for any characters, also none. */
  readonly isPattern: boolean;
}

/**
 * True if a claim has the required value. In a list, one item must have it. A claim that is missing or an
 * object never matches.
 */
export function holds(
  { claim, value, isPattern }: ClaimCondition,
  claims: Readonly<Record<string, unknown>>,
): boolean {
  const said = Object.hasOwn(claims, claim) ? claims[claim] : undefined;
  const items = Array.isArray(said) ? said : [said];
  return items.some((item) => {
    if (typeof item !== 'string' && typeof item !== 'number' && typeof item !== 'boolean') return false;
    return isPattern ? matchesPattern(String(item), value) : String(item) === value;
  });
}

/**
 * True if a text has the form of a pattern, in which `*` stands for any characters. Each part between stars is looked for once,
 * behind the one before: the first place is as good as any later one, so no text makes it slow.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return text === pattern;
  if (!text.startsWith(first)) return false;
  let from = first.length;
  for (const part of others) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return text.length - last.length >= from && text.endsWith(last);
}

/** True if a condition leaves anybody out whom the issuer knows: a pattern that begins with a star may not. */
export function isTelling({ value, isPattern }: ClaimCondition): boolean {
  return !isPattern || !value.startsWith('*');
}
