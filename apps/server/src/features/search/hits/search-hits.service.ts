import type { SearchHit, SearchHits } from '@waybill/api-contract';
import type { Database, Transaction } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { present } from '../../../http/present.ts';
import { type SimilarQuestion, suggestAmong, suggestWords } from '../../search-index/suggest.service.ts';
import { searchWords } from '../search-words.ts';
import {
  type HitRow,
  hitComponents,
  hitLicenses,
  hitProjects,
  hitServices,
  hitVulnerabilities,
  listSimilarLicenses,
  listSimilarProjects,
  listSimilarServices,
  listSimilarTitles,
  listVisibleWords,
} from './search-hits.queries.ts';

const suggested = 3;

/** What a text leads to, of every kind. */
export async function findHits(db: Database, text: string, scope: ProjectScope): Promise<SearchHits> {
  const words = searchWords(text);
  const whole = text.trim().toLowerCase();
  if (words.length === 0)
    return { projects: [], components: [], vulnerabilities: [], licenses: [], services: [] };
  const [projects, components, vulnerabilities, licenses, services] = await Promise.all([
    findNamedHits(db, whole, scope, hitProjects, listSimilarProjects),
    findComponentHits(db, words, scope),
    findVulnerabilityHits(db, whole, scope),
    findNamedHits(db, whole, scope, hitLicenses, listSimilarLicenses),
    findNamedHits(db, whole, scope, hitServices, listSimilarServices),
  ]);
  return { projects, components, vulnerabilities, licenses, services };
}

/** A slip in an id leads to another flaw, so only words of titles are taken for misspelled. */
async function findVulnerabilityHits(db: Database, text: string, scope: ProjectScope): Promise<SearchHit[]> {
  if (/^\p{L}+$/u.test(text)) return findNamedHits(db, text, scope, hitVulnerabilities, listSimilarTitles);
  return (await hitVulnerabilities(db, text)).map(viewHit);
}

/** What a text leads to by its name, or what somebody may have meant who typed one word. */
async function findNamedHits(
  db: Database,
  text: string,
  scope: ProjectScope,
  hit: (db: Database, text: string, scope: ProjectScope) => Promise<HitRow[]>,
  listSimilar: (trx: Transaction, question: SimilarQuestion, scope: ProjectScope) => Promise<string[]>,
): Promise<SearchHit[]> {
  const found = await hit(db, text, scope);
  if (found.length > 0 || /\s/.test(text)) return found.map(viewHit);
  const [nearest] = await suggestAmong(db, text, 1, (trx, question) => listSimilar(trx, question, scope));
  return nearest === undefined ? [] : (await hit(db, nearest, scope)).map(viewSimilar);
}

async function findComponentHits(
  db: Database,
  words: readonly string[],
  scope: ProjectScope,
): Promise<SearchHit[]> {
  const found = await hitComponents(db, words, scope);
  if (found.length > 0) return found.map(viewHit);
  const [word, ...others] = words;
  if (word === undefined || others.length > 0) return [];
  const [nearest] = await findSuggestions(db, word, scope);
  if (nearest === undefined) return [];
  return (await hitComponents(db, [nearest], scope)).map(viewSimilar);
}

/** Words that somebody may have meant who typed one that no component has. */
export async function findSuggestions(db: Database, word: string, scope: ProjectScope): Promise<string[]> {
  // Twice as many, since the caller may not see some of them.
  const near = await suggestWords(db, word.trim(), suggested * 2);
  return (await listVisibleWords(db, near, scope)).slice(0, suggested);
}

function viewHit({ id, label, detail }: HitRow): SearchHit {
  return { id, label, ...present('detail', detail) };
}

function viewSimilar(row: HitRow): SearchHit {
  return { ...viewHit(row), similar: true };
}
