// Public to other features.
const period = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?$/i;
const units = ['year', 'month', 'week', 'day'] as const;

/** A period of ISO 8601 as people say it: `P3Y` is “3 years”. Other texts stay as they are. */
export function periodText(value: string, locale: string): string {
  const [, ...numbers] = period.exec(value) ?? [];
  const parts = numbers.flatMap((number, place) => {
    const unit = units[place];
    if (number === undefined || unit === undefined) return [];
    return [
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Number(number)),
    ];
  });
  return parts.length === 0 ? value : new Intl.ListFormat(locale, { type: 'unit' }).format(parts);
}
