import { sql } from 'kysely';
import { ascending, descending, type Order } from './list/order.ts';

/**
 * Names of projects `p` as people look for them: small letters among capitals, and always in the same order. To be sorted
 * nulls first upwards and nulls last downwards, as lists are: the index `project_name_order` is read in both directions.
 */
export const projectName = [sql`lower(p.name)`, sql`p.name`] as const;

/** The order of lists of projects `p` that ask for none: by name, the newest version first. */
export const projectOrder: Order = [...projectName.map(ascending), descending(sql`p.version`)];
