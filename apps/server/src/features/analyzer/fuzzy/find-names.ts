import { createSimilarNames, type FuzzyTerm, fuzzyTerms, type NamedIdentity } from '@waybill/match';
import type { Database } from '../../../db/database.ts';
import { listNames, listProducts, type NameRow } from './fuzzy.queries.ts';

/** The CPE names that each of some components may stand for. */
export type NameFinder = (identities: readonly NamedIdentity[]) => Promise<readonly (readonly NameRow[])[]>;

/** Gives the names that terms have in one way, for many at once. */
type Way = (terms: readonly FuzzyTerm[]) => Promise<(term: FuzzyTerm) => readonly NameRow[]>;

/**
 * Looks for names with the vendor and product of a component, else with its product, else with a similar one (contract §13). The
 * names of all products are read once, when they are first needed.
 */
export function createNameFinder(db: Database): NameFinder {
  let similar: Promise<(product: string) => string[]> | undefined;
  const ways: readonly Way[] = [
    (terms) => byVendor(db, terms),
    (terms) => byProduct(db, terms),
    async (terms) => {
      similar ??= prepareSimilar(db);
      return bySimilarProduct(db, terms, await similar);
    },
  ];
  return async (identities) => {
    const terms = identities.map(fuzzyTerms);
    const found: (readonly NameRow[])[] = identities.map(() => []);
    for (const way of ways) {
      const open = terms.flatMap((of, n) => (found[n]?.length === 0 ? [{ n, of }] : []));
      const wanted = open.flatMap(({ of }) => of);
      if (wanted.length === 0) break;
      const namesOf = await way(wanted);
      for (const { n, of } of open) found[n] = of.map(namesOf).find((names) => names.length > 0) ?? [];
    }
    return found;
  };
}

async function byVendor(db: Database, terms: readonly FuzzyTerm[]): ReturnType<Way> {
  const wanted = terms.filter(({ vendor }) => vendor !== undefined);
  const names = Map.groupBy(await look(db, wanted), ({ vendor, product }) => `${vendor}:${product}`);
  return ({ vendor, product }) => names.get(`${vendor}:${product}`) ?? [];
}

async function byProduct(db: Database, terms: readonly FuzzyTerm[]): ReturnType<Way> {
  const wanted = terms.map(({ product }) => ({ vendor: undefined, product }));
  const names = Map.groupBy(await look(db, wanted), ({ product }) => product);
  return ({ product }) => names.get(product) ?? [];
}

async function bySimilarProduct(
  db: Database,
  terms: readonly FuzzyTerm[],
  similar: (product: string) => string[],
): ReturnType<Way> {
  const wanted = terms.filter(({ mayBeSimilar }) => mayBeSimilar);
  const similarTo = new Map(wanted.map(({ product }) => [product, similar(product)]));
  const namesOf = await byProduct(
    db,
    [...similarTo.values()].flat().map((product) => ({ vendor: undefined, product, mayBeSimilar: false })),
  );
  return ({ product, mayBeSimilar }) =>
    (mayBeSimilar ? (similarTo.get(product) ?? []) : []).flatMap((each) =>
      namesOf({ vendor: undefined, product: each, mayBeSimilar: false }),
    );
}

async function prepareSimilar(db: Database): Promise<(product: string) => string[]> {
  const products = Map.groupBy(await listProducts(db), unescaped);
  const similar = createSimilarNames(products.keys());
  return (product) => similar(unescaped(product)).flatMap((name) => products.get(name) ?? []);
}

async function look(db: Database, wanted: Parameters<typeof listNames>[1]): Promise<NameRow[]> {
  return wanted.length === 0 ? [] : listNames(db, wanted);
}

/** Backslashes of formatted names are no letters. */
function unescaped(product: string): string {
  return product.replaceAll('\\', '');
}
