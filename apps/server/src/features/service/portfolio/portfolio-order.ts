import { type RawBuilder, sql } from 'kysely';
import type { Order, SortKey } from '../../../db/list/order.ts';
import type { Page } from '../../../db/list/page.ts';

/** The sort keys for the services of all projects. */
export interface PortfolioOrder {
  readonly by: 'name' | 'version' | 'group' | 'project';
  readonly descending: boolean;
}

/** By the names of the contract's data. */
const fields: Readonly<Record<string, PortfolioOrder['by']>> = {
  name: 'name',
  version: 'version',
  group: 'group',
  'project.name': 'project',
};

/** The order that a page asks for; by name where it asks for none. */
export function portfolioOrder({ order }: Page): PortfolioOrder {
  const asked = order && Object.hasOwn(fields, order.field) ? fields[order.field] : undefined;
  return asked && order ? { by: asked, descending: order.descending } : { by: 'name', descending: false };
}

const name = [sql`lower(s.name)`];
const place = [sql.ref('s.project_id'), sql.ref('s.service_id')];

/** The keys of an order, all in one direction, as indexes have them. */
export function keysOf({ by, descending }: PortfolioOrder): Order {
  const key = (value: RawBuilder<unknown>): SortKey => ({ by: value, descending, neverNull: true });
  switch (by) {
    case 'name':
      return [...name, sql.ref('s.name'), ...place].map(key);
    case 'version':
      return [{ ...key(sql.ref('s.version')), neverNull: false }, ...[...name, ...place].map(key)];
    case 'group':
      return [{ ...key(sql.ref('s.group_name')), neverNull: false }, ...[...name, ...place].map(key)];
    case 'project':
      return [sql`lower(p.name)`, sql.ref('p.project_id'), ...name, sql.ref('s.service_id')].map(key);
  }
}
