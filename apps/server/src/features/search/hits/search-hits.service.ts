import type { SearchHit, SearchHits } from '@waybill/api-contract';
import type { Database, Transaction } from '../../../db/database.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { present } from '../../../http/present.ts';
import { type SimilarQuestion, suggestAmong, suggestWords } from '../../search-index/suggest.service.ts';
import { readFlawBriefs } from '../../vulnerability/flaw-brief.service.ts';
import { searchWords } from '../search-words.ts';
import {
  type FlawHitRow,
  type HitRow,
  hitComponents,
  hitLicenses,
  hitProjects,
  hitServices,
  hitVulnerabilities,
  isInTitles,
  listSimilarLicenses,
  listSimilarProjects,
  listSimilarServices,
  listSimilarTitles,
  listVisibleWords,
} from './search-hits.queries.ts';

const suggested = 3;
/** Texts of more words are not mended: each word that nothing has is looked for among all. */
const mostMended = 3;

/** Finds things of every kind by a text. */
export async function findHits(db: Database, text: string, scope: ProjectScope): Promise<SearchHits> {
  const words = searchWords(text);
  const whole = text.trim().toLowerCase();
  if (words.length === 0)
    return { projects: [], components: [], vulnerabilities: [], licenses: [], services: [] };
  const [projects, components, vulnerabilities, licenses, services] = await Promise.all([
    findNamedHits(db, whole, scope, { hit: hitProjects, listSimilar: listSimilarProjects }),
    findComponentHits(db, words, scope),
    findVulnerabilityHits(db, whole, scope),
    findNamedHits(db, whole, scope, { hit: hitLicenses, listSimilar: listSimilarLicenses }),
    findNamedHits(db, whole, scope, { hit: hitServices, listSimilar: listSimilarServices }),
  ]);
  return { projects, components, vulnerabilities, licenses, services };
}

/** A kind of thing that is found by name. */
interface NamedKind<Row extends HitRow = HitRow> {
  hit(db: Database, text: string, scope: ProjectScope): Promise<Row[]>;
  listSimilar(trx: Transaction, question: SimilarQuestion, scope: ProjectScope): Promise<string[]>;
  /** True if any has a word, where that is known sooner than which. */
  has?(db: Database, word: string): Promise<boolean>;
}

const byTitle: NamedKind<FlawHitRow> = {
  hit: hitVulnerabilities,
  listSimilar: listSimilarTitles,
  has: isInTitles,
};

/** A slip in an id leads to another flaw, so only words of titles are taken for misspelled. */
async function findVulnerabilityHits(db: Database, text: string, scope: ProjectScope): Promise<SearchHit[]> {
  const { rows, similar } = /^[\p{L}\s]+$/u.test(text)
    ? await findNamed(db, text, scope, byTitle)
    : { rows: await hitVulnerabilities(db, text), similar: false };
  const briefOf = await readFlawBriefs(db, new Map(rows.map((row) => [row.vuln_id, row.vuln_ids])), scope);
  return rows.map((row) => ({ ...viewHit(row, similar), ...briefOf.get(row.vuln_id) }));
}

async function findNamedHits(
  db: Database,
  text: string,
  scope: ProjectScope,
  kind: NamedKind,
): Promise<SearchHit[]> {
  const { rows, similar } = await findNamed(db, text, scope, kind);
  return rows.map((row) => viewHit(row, similar));
}

/** Finds things by name, or by what a misspelled text may mean. */
async function findNamed<Row extends HitRow>(
  db: Database,
  text: string,
  scope: ProjectScope,
  { hit, listSimilar, has = async (_, word) => (await hit(db, word, scope)).length > 0 }: NamedKind<Row>,
): Promise<{ rows: Row[]; similar: boolean }> {
  const found = await hit(db, text, scope);
  if (found.length > 0) return { rows: found, similar: false };
  const words = text.split(/\s+/);
  const mended = await mendWords(words, {
    isKnown: async (word) => words.length > 1 && has(db, word),
    suggest: (word) => suggestAmong(db, word, 1, (trx, question) => listSimilar(trx, question, scope)),
  });
  return { rows: mended ? await hit(db, mended.join(' '), scope) : [], similar: true };
}

/** How words are mended. */
interface Spelling {
  isKnown(word: string): Promise<boolean>;
  /** The likeliest first. */
  suggest(word: string): Promise<string[]>;
}

/** The words of a text that finds nothing, each that nothing has as it may have been meant; undefined where none may be misspelled. */
async function mendWords(
  words: readonly string[],
  { isKnown, suggest }: Spelling,
): Promise<string[] | undefined> {
  if (words.length > mostMended) return undefined;
  const mended = await Promise.all(
    words.map(async (word) => ((await isKnown(word)) ? word : ((await suggest(word))[0] ?? word))),
  );
  return mended.some((word, at) => word !== words[at]) ? mended : undefined;
}

async function findComponentHits(
  db: Database,
  words: readonly string[],
  scope: ProjectScope,
): Promise<SearchHit[]> {
  const found = await hitComponents(db, words, scope);
  if (found.length > 0) return found.map((row) => viewHit(row));
  const known = new Set(words.length > 1 ? await listVisibleWords(db, words, scope) : []);
  const mended = await mendWords(words, {
    isKnown: async (word) => known.has(word),
    suggest: (word) => findSuggestions(db, word, scope),
  });
  return mended ? (await hitComponents(db, mended, scope)).map((row) => viewHit(row, true)) : [];
}

/** Words that somebody may have meant who typed one that no component has. */
export async function findSuggestions(db: Database, word: string, scope: ProjectScope): Promise<string[]> {
  // Twice as many, since the caller may not see some of them.
  const near = await suggestWords(db, word.trim(), suggested * 2);
  return (await listVisibleWords(db, near, scope)).slice(0, suggested);
}

function viewHit({ id, label, detail }: HitRow, similar = false): SearchHit {
  return { id, label, ...present('detail', detail), ...(similar ? { similar } : {}) };
}
