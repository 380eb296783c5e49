/** A count in at most some five letters: `122K`, `12万`, and `122k` where a language has no short word for thousands. */
export function compactCount(value: number, locale: string): string {
  const text = new Intl.NumberFormat(locale, { notation: 'compact', useGrouping: 'always' }).format(value);
  if (value < 1000 || text.length <= 4) return text;
  const [unit, sign] = value < 1_000_000 ? [1000, 'k'] : [1_000_000, 'M'];
  const digits = value / unit < 100 ? 2 : 3;
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: digits }).format(value / unit) + sign;
}
