import { type Database, findRow, sql } from '../../db/database.ts';

export interface IgnoredProxyRow {
  address: string;
  at: Date;
}

export async function findIgnoredProxy(db: Database, since: Date): Promise<IgnoredProxyRow | undefined> {
  return findRow(
    db,
    sql<IgnoredProxyRow>`select ignored_proxy as address, ignored_proxy_at as at
      from installation where ignored_proxy_at >= ${since}`,
  );
}
