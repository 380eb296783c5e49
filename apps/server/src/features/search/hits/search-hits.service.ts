import type { SearchHit, SearchHits } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { present } from '../../../http/present.ts';
import { suggestWords } from '../../search-index/suggest.service.ts';
import { searchWords } from '../search-words.ts';
import {
  type HitRow,
  hitComponents,
  hitLicenses,
  hitProjects,
  hitServices,
  hitVulnerabilities,
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
    hitProjects(db, whole, scope),
    findComponentHits(db, words, scope),
    hitVulnerabilities(db, whole),
    hitLicenses(db, whole),
    hitServices(db, whole, scope),
  ]);
  return {
    projects: projects.map(viewHit),
    components,
    vulnerabilities: vulnerabilities.map(viewHit),
    licenses: licenses.map(viewHit),
    services: services.map(viewHit),
  };
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
  const similar = await hitComponents(db, [nearest], scope);
  return similar.map((row) => ({ ...viewHit(row), similar: true }));
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
