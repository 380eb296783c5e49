/** A query string as data: one value, a list for a repeated key. */
export type SearchRecord = Record<string, unknown>;

function append(params: URLSearchParams, key: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return;
  if (Array.isArray(value)) {
    for (const item of value) append(params, key, item);
    return;
  }
  if (typeof value === 'boolean') {
    if (value) params.append(key, 'true');
    return;
  }
  params.append(key, String(value));
}

/** Readable query strings: `?severity=HIGH&severity=LOW&page=2`. Empty and false values are left out. */
export function stringifySearch(search: SearchRecord): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) append(params, key, value);
  // The colon and the comma need no escape in a query, and addresses are read by people.
  const text = params.toString().replace(/%3A/g, ':').replace(/%2C/g, ',');
  return text === '' ? '' : `?${text}`;
}

/** The reverse: every value stays text, a screen's schema turns it into what it means. */
export function parseSearch(text: string): SearchRecord {
  const result: SearchRecord = {};
  const params = new URLSearchParams(text);
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    result[key] = values.length === 1 ? values[0] : values;
  }
  return result;
}
