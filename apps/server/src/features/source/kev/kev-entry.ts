/** A known exploited vulnerability. Dates are `YYYY-MM-DD`. */
export interface KevEntry {
  cve: string;
  addedOn: string | null;
  dueOn: string | null;
  ransomware: boolean;
  name: string | null;
  requiredAction: string | null;
}

/**
 * The entries of a catalog, and the number of entries with an unreadable CVE. Undefined if the document is
 * not a catalog, or lists fewer than it counts: entries missing in half a catalog would look withdrawn.
 */
export function parseCatalog(document: unknown): { entries: KevEntry[]; malformed: number } | undefined {
  const list = memberOf(document, 'vulnerabilities');
  if (!Array.isArray(list)) return undefined;
  const count = memberOf(document, 'count');
  if (count !== undefined && Number(count) !== list.length) return undefined;
  const entries = new Map<string, KevEntry>();
  let malformed = 0;
  for (const item of list) {
    const entry = readEntry(item);
    if (entry) entries.set(entry.cve, entry);
    else malformed += 1;
  }
  return { entries: [...entries.values()], malformed };
}

function readEntry(item: unknown): KevEntry | undefined {
  const cve = textOf(item, 'cveID')?.trim().toUpperCase();
  if (cve === undefined || !/^CVE-\d{4}-\d{4,}$/.test(cve)) return undefined;
  return {
    cve,
    addedOn: dateOf(item, 'dateAdded'),
    dueOn: dateOf(item, 'dueDate'),
    ransomware: textOf(item, 'knownRansomwareCampaignUse') === 'Known',
    name: textOf(item, 'vulnerabilityName'),
    requiredAction: textOf(item, 'requiredAction'),
  };
}

/** A day that the calendar has: the database refuses others. */
function dateOf(item: unknown, name: string): string | null {
  const text = textOf(item, name);
  if (text === null || !/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return null;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}

function textOf(item: unknown, name: string): string | null {
  const value = memberOf(item, name);
  // PostgreSQL keeps no NUL in a text.
  return typeof value === 'string' && value !== '' ? value.replaceAll('\0', '').toWellFormed() : null;
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
