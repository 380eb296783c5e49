/** Rules of single settings (contract §23): each says what is wrong with a value, or nothing. */
type Check = (value: string) => string | undefined;

export const positive: Check = (value) =>
  Number(value) > 0 ? undefined : `The value "${value}" must be greater than 0.`;

export const percentage: Check = between(1, 100);

/** A number from `min` to `max`, both included. */
export function between(min: number, max: number): Check {
  return (value) =>
    Number(value) >= min && Number(value) <= max
      ? undefined
      : `The value "${value}" must be between ${min} and ${max}.`;
}

export function oneOf(choices: readonly string[]): Check {
  return (value) =>
    choices.includes(value) ? undefined : `The value "${value}" is not one of ${choices.join(', ')}.`;
}

export const jsonTextList: Check = (value) => {
  const reason = 'The value must be a JSON array of texts, such as ["one", "two"].';
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? undefined : reason;
  } catch {
    return reason;
  }
};

/** A list separated by semicolons without blanks and repetitions, in order. */
export function distinctList(value: string): string {
  const items = value.split(';').map((item) => item.trim());
  return [...new Set(items.filter((item) => item !== ''))].toSorted().join(';');
}
