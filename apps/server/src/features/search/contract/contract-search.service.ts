import type { SearchResult } from '@waybill/api-contract';
import { type CpeAttribute, formatAttribute, parseCpe } from '@waybill/cpe';
import type { Database } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { searchWords } from '../search-words.ts';
import {
  findProducts,
  type ProductHit,
  searchComponents,
  searchLicenses,
  searchProducts,
  searchProjects,
  searchServices,
  searchVulnerabilities,
} from './contract-search.queries.ts';
import {
  viewComponentHit,
  viewLicenseHit,
  viewProductHit,
  viewProjectHit,
  viewServiceHit,
  viewVulnerabilityHit,
} from './contract-search.view.ts';
import type { Sought } from './search-rank.ts';

type Found = Record<string, string>[];

/** The types of the contract, by their names in answers, with what searches them (contract §21). */
const searches = {
  project: async (db: Database, sought: Sought, scope: ProjectScope): Promise<Found> =>
    (await searchProjects(db, sought, scope)).map(viewProjectHit),
  component: async (db: Database, sought: Sought, scope: ProjectScope): Promise<Found> =>
    (await searchComponents(db, sought, scope)).map(viewComponentHit),
  servicecomponent: async (db: Database, sought: Sought, scope: ProjectScope): Promise<Found> =>
    (await searchServices(db, sought, scope)).map(viewServiceHit),
  license: async (db: Database, sought: Sought): Promise<Found> =>
    (await searchLicenses(db, sought)).map(viewLicenseHit),
  vulnerability: async (db: Database, sought: Sought): Promise<Found> =>
    (await searchVulnerabilities(db, sought)).map(viewVulnerabilityHit),
  vulnerablesoftware: async (db: Database, sought: Sought): Promise<Found> =>
    (await searchProducts(db, sought)).map(viewProductHit),
} as const;
type SearchedType = keyof typeof searches;

/** Finds things of some types by a text. A text without words finds nothing. */
export async function searchTypes(
  db: Database,
  text: string | undefined,
  types: readonly SearchedType[],
  scope: ProjectScope,
): Promise<SearchResult> {
  const words = searchWords(text);
  const whole = (text ?? '').trim().toLowerCase();
  const phrases = [...new Set([whole, whole.replace(/\s+/g, ' ')])];
  const found = await Promise.all(
    types.map(
      async (type) =>
        [type, words.length === 0 ? [] : await searches[type](db, { words, phrases }, scope)] as const,
    ),
  );
  return { results: Object.fromEntries(found) };
}

/** Vulnerable software by a CPE, in which `*` is anything; one that cannot be read finds nothing. */
export async function searchByCpe(db: Database, text: string): Promise<SearchResult> {
  const parsed = parseCpe(text.trim());
  const rows: ProductHit[] = parsed.ok
    ? await findProducts(db, {
        part: partOf(parsed.cpe.part),
        vendor: partOf(parsed.cpe.vendor),
        product: partOf(parsed.cpe.product),
      })
    : [];
  return { results: { vulnerablesoftware: rows.map(viewProductHit) } };
}

function partOf(attribute: CpeAttribute): string | undefined {
  return attribute.kind === 'any' ? undefined : formatAttribute(attribute);
}
