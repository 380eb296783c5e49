/** A CVE that the EUVD knows to be exploited. */
export interface ExploitedCve {
  cve: string;
  /** `YYYY-MM-DD`. */
  since: string | null;
}

/** A page of the EUVD's search. */
export interface EuvdPage {
  /** Records on it, also those without a CVE. */
  records: number;
  total: number;
  exploited: ExploitedCve[];
}

/** Reads a page of the search; undefined for anything else. */
export function readEuvdPage(document: unknown): EuvdPage | undefined {
  const items = memberOf(document, 'items');
  const total = memberOf(document, 'total');
  if (!Array.isArray(items) || typeof total !== 'number') return undefined;
  return { records: items.length, total, exploited: items.flatMap(exploitedOf) };
}

/** Aliases are one text with line breaks. */
function exploitedOf(item: unknown): ExploitedCve[] {
  const aliases = memberOf(item, 'aliases');
  if (typeof aliases !== 'string') return [];
  const since = dayOf(memberOf(item, 'exploitedSince'));
  const cves = aliases.split(/\s+/).filter((alias) => /^CVE-\d{4}-\d{4,}$/.test(alias));
  return [...new Set(cves)].map((cve) => ({ cve, since }));
}

/** Reads `Apr 16, 2025, 7:00:16 AM`, which has no zone: only the day is used. */
function dayOf(text: unknown): string | null {
  const match = typeof text === 'string' ? /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4})\b/.exec(text.trim()) : null;
  const month = months.indexOf(match?.[1] ?? '');
  if (!match || month < 0) return null;
  const day = new Date(Date.UTC(Number(match[3]), month, Number(match[2])));
  return day.getUTCMonth() === month ? day.toISOString().slice(0, 10) : null;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
