/** Seconds since 1970 as a field for date and time takes them, in UTC; empty for 0 and for what is no time. */
export function toFieldText(seconds: string): string {
  const number = Number(seconds);
  if (!Number.isSafeInteger(number) || number <= 0 || number > 253_402_300_799) return '';
  return new Date(number * 1000).toISOString().slice(0, 19);
}

/** The other way round; 0 for nothing, which the server takes as such. */
export function toSeconds(fieldText: string): string {
  const time = Date.parse(`${fieldText}Z`);
  return Number.isNaN(time) ? '0' : String(Math.floor(time / 1000));
}
