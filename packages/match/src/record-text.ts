/** Longest title of a vulnerability. */
const MAX_TITLE = 255;

const TIME = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** Cuts a title to 255 characters, of which the last two then are dots. */
export function titleOf(summary: string | undefined): string | undefined {
  if (summary === undefined || summary === '' || summary.length <= MAX_TITLE) return summary || undefined;
  return `${summary.slice(0, MAX_TITLE - 2).toWellFormed()}..`;
}

/**
 * Reads a time as ISO 8601 in UTC; a time without a zone is in UTC already. Undefined when it is no time, or when
 * it is the zero time that some feeds write for "unknown".
 */
export function timeOf(text: string | undefined): string | undefined {
  const match = text === undefined ? null : TIME.exec(text);
  if (!match || match[1] === '0001') return undefined;
  const millis = Date.parse(match[4] === undefined ? `${match[0]}Z` : match[0]);
  return Number.isNaN(millis) ? undefined : new Date(millis).toISOString();
}

/** The numbers of CWE ids such as `CWE-79`, each once; other texts are left out. */
export function cweNumbers(ids: Iterable<string | undefined>): number[] {
  const numbers = new Set<number>();
  for (const id of ids) {
    const digits = /^CWE-(\d{1,7})$/i.exec(id ?? '')?.[1];
    if (digits !== undefined) numbers.add(Number(digits));
  }
  return [...numbers];
}

/** The addresses, each once, in order. */
export function referencesOf(urls: Iterable<string | undefined>): { url: string }[] {
  const distinct = new Set<string>();
  for (const url of urls) if (url !== undefined) distinct.add(url);
  return [...distinct].map((url) => ({ url }));
}
