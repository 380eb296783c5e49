import { sql } from 'kysely';
import { type Database, findRow } from '../../../../db/database.ts';
import { estimatedNumber, estimateOnce } from '../../../../db/list/estimate.ts';
import { neverNull } from '../../../../db/list/order.ts';
import type { Page } from '../../../../db/list/page.ts';
import { isNear, type PlannedPage, walkPage } from '../../../../db/list/planned-list.ts';
import {
  countTexts,
  identitiesInOrder,
  type NameCondition,
} from '../../../search-index/search-index.service.ts';
import {
  type ComponentQuery,
  conditions,
  type FoundKey,
  foundKey,
  foundOrder,
  tablesOf,
} from './component-query.queries.ts';
import { type Lead, namesOf, type Resolved } from './query-conditions.queries.ts';

/** So many names have about ten times as many components: to find, count, and sort them all would take 40 ms. */
const walkedFrom = 500;
/** The total is estimated by the components of so many names. */
const sampledNames = 400;

/**
 * A page of the components with a common word, in name order. The names come from the search index, and their
 * components are looked up until the page is full. The total is estimated, because a word such as `log` has a
 * hundred thousand.
 * @param least the minimum number of names with the word
 * @returns undefined if all results must be read
 */
export async function walkFound(
  db: Database,
  query: ComponentQuery,
  resolved: Resolved,
  page: Page,
  least = walkedFrom,
): Promise<PlannedPage<FoundKey> | undefined> {
  const { cursor, order } = page;
  const names = onlyNames(query, resolved);
  if (names.length === 0 || !isNear(page) || (order && order.field !== 'name')) return undefined;
  if ((await countNames(db, names, least)) < least) return undefined;
  const isDescending = order?.descending ?? false;
  const name = [
    'components',
    query.scope,
    query.wanted,
    query.past,
    query.excludeInactiveProjects,
    query.onlyLatestProjectVersions,
  ];
  const list = {
    name: [name, isDescending],
    key: foundKey,
    arms: [
      {
        from: tablesOf(query, leadBy(identitiesInOrder(names, { isDescending }))),
        where: conditions(query, resolved),
        order: foundOrder(page, neverNull(sql`i.named`)),
      },
    ],
  };
  const estimate =
    cursor === undefined
      ? estimateOnce(db, JSON.stringify(name), () => estimateFound(db, query, resolved, names))
      : Promise.resolve(0);
  const [walked] = await Promise.all([walkPage<FoundKey>(db, page, list, { estimate }), estimate]);
  return walked;
}

/** The names that a query asks for, where it asks for nothing else that could leave few of their components. */
function onlyNames({ wanted, onlyOutdated }: ComponentQuery, { isLedByProjects }: Resolved): NameCondition[] {
  const names = namesOf(wanted);
  return isLedByProjects || onlyOutdated || names.length < wanted.length ? [] : names;
}

const leadBy = (identities: Lead['identities']): Lead => ({ identities, conditions: [], isByIdentity: true });

async function countNames(db: Database, names: readonly NameCondition[], atMost: number): Promise<number> {
  const counted = await findRow(db, sql<{ n: number }>`select ${countTexts(names, atMost)} as n`);
  return counted?.n ?? 0;
}

/** Estimates the number of components from some of their names. */
async function estimateFound(
  db: Database,
  query: ComponentQuery,
  resolved: Resolved,
  names: readonly NameCondition[],
): Promise<number> {
  const all = await countNames(db, names, Number.MAX_SAFE_INTEGER);
  const part = Math.max(1, Math.floor(all / sampledNames));
  const from = tablesOf(query, leadBy(identitiesInOrder(names, { part })));
  const counted = await findRow(
    db,
    sql<{ n: number }>`select count(*) as n from ${from} where ${conditions(query, resolved)}`,
  );
  return estimatedNumber(part, counted?.n ?? 0);
}
