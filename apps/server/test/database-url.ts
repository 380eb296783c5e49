/** The migrated database that every test file's own one is cloned from. */
export const TEMPLATE = 'waybill_template';

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
