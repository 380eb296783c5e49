const DATETIME = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+-])(\d\d):(\d\d))$/i;

/** A moment: whole milliseconds since 1970 of its second, and the fraction of the second without zeros at its end. */
export interface Moment {
  readonly secondMs: number;
  readonly fraction: string;
}

/** Reads a date and time of RFC 3339. Undefined for anything else and for days that no calendar has. */
export function parseDatetime(version: string): Moment | undefined {
  const match = DATETIME.exec(version.trim());
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(Number);
  const local = new Date(0);
  local.setUTCFullYear(year, month - 1, day);
  const isRealDay = local.getUTCMonth() === month - 1 && local.getUTCDate() === day;
  if (!isRealDay || hour > 23 || minute > 59 || second > 60) return undefined;
  const offset = (Number(match[9] ?? 0) * 60 + Number(match[10] ?? 0)) * (match[8] === '-' ? -1 : 1);
  const secondMs = local.getTime() + ((hour * 60 + minute - offset) * 60 + second) * 1000;
  return { secondMs, fraction: (match[7] ?? '').replace(/0+$/, '') };
}
