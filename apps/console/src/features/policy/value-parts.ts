// The parts of condition values. An unreadable text has no parts.

const emptyJson: Readonly<Record<string, unknown>> = {};

function readObject(value: string): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed !== null && typeof parsed === 'object' ? { ...parsed } : emptyJson;
  } catch {
    return emptyJson;
  }
}

function textOf(part: unknown): string {
  return typeof part === 'string' || typeof part === 'number' ? String(part) : '';
}

/** Members of a JSON object as texts; absent ones are empty. */
export function readMembers<Name extends string>(
  value: string,
  names: readonly Name[],
): Record<Name, string> {
  const object = readObject(value);
  const entries = names.map((name) => [name, textOf(object[name])]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** A JSON object of what is given; empty when nothing is. */
export function writeMembers(members: Readonly<Record<string, string>>): string {
  const given = Object.entries(members).filter(([, text]) => text.trim() !== '');
  return given.length === 0 ? '' : JSON.stringify(Object.fromEntries(given));
}

export const coordinateParts = ['group', 'name', 'version'] as const;
export const hashParts = ['algorithm', 'value'] as const;
export const distanceParts = ['epoch', 'major', 'minor', 'patch'] as const;

type Distance = Record<(typeof distanceParts)[number], string>;

/** An open part is empty in the form. */
export function readDistance(value: string): Distance {
  const { epoch, ...parts } = readMembers(value, distanceParts);
  const plain = (text: string) => (text === '?' ? '' : text);
  return {
    epoch: epoch === '0' ? '' : plain(epoch),
    major: plain(parts.major),
    minor: plain(parts.minor),
    patch: plain(parts.patch),
  };
}

/** Without an epoch it is that of most packages, which have none. */
export function writeDistance(distance: Distance): string {
  if (Object.values(distance).every((text) => text.trim() === '')) return '';
  return JSON.stringify({
    epoch: distance.epoch.trim() || '0',
    major: distance.major.trim() || '?',
    minor: distance.minor.trim() || '?',
    patch: distance.patch.trim() || '?',
  });
}

export const periodParts = ['years', 'months', 'weeks', 'days'] as const;
type Period = Record<(typeof periodParts)[number], string>;

const letters: Record<keyof Period, string> = { years: 'Y', months: 'M', weeks: 'W', days: 'D' };
const periodPattern = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?$/i;

/** The parts of an ISO 8601 period. */
export function readPeriodParts(value: string): Period {
  const [, years = '', months = '', weeks = '', days = ''] = periodPattern.exec(value.trim()) ?? [];
  return { years, months, weeks, days };
}

/** Written back as it is typed, so that what is no number is refused where everything is checked. */
export function writePeriod(period: Period): string {
  const parts = periodParts.flatMap((part) => {
    const text = period[part].trim();
    return text === '' ? [] : [`${text}${letters[part]}`];
  });
  return parts.length === 0 ? '' : `P${parts.join('')}`;
}

const anyWeakness = '*';

/** The ids of a condition about CWEs; `*` stands for any. */
export function readWeaknesses(value: string): string[] {
  return value
    .split(/[,\s]+/)
    .filter((entry) => entry !== '')
    .map((entry) => (/^\d+$/.test(entry) ? `CWE-${entry}` : entry.toUpperCase()));
}

/** One that stands for all makes the others needless: the one that was chosen last counts. */
export function writeWeaknesses(ids: readonly string[]): string {
  if (ids.at(-1) === anyWeakness) return anyWeakness;
  return ids.filter((id) => id !== anyWeakness).join(', ');
}
