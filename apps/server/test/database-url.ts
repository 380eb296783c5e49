/** A migrated database that nothing has been put into. */
export const MIGRATED = 'waybill_migrated';
/** A migrated database with what a server puts there when it starts for the first time. */
export const PREPARED = 'waybill_prepared';

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
