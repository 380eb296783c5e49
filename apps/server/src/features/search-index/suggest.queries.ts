import { type Database, findRow, rowsOf, sql, type Transaction } from '../../db/database.ts';
import { containsPattern } from '../../db/list/search.ts';
import { doneId } from './text-source.queries.ts';

/**
 * The share of a word that a label must contain in one place. A slip in six letters leaves about this much.
 */
const leastSimilarity = 0.42;

/** True if any group or name has a word in it. */
export async function isKnownWord(db: Database, word: string): Promise<boolean> {
  const pattern = containsPattern(word);
  const row = await findRow(
    db,
    sql<{
      known: boolean;
    }>`select exists (select 1 from search_text t where t.kind = 1 and t.label like ${pattern})
      or exists (select 1 from identity x where x.identity_id > ${doneId('name')}
        and lower(coalesce(x.group_name || '/', '') || x.name) like ${pattern}) as known`,
  );
  return row?.known ?? false;
}

/** Which of some names there are. */
export async function listExistingNames(db: Database, names: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(
    db,
    sql<{
      name: string;
    }>`select distinct t.k3 as name from search_text t where t.kind = 1 and t.k3 = any(${names}::text[])`,
  );
  return rows.map(({ name }) => name);
}

/** Says for a transaction how alike things must be for the operator `%>`. */
export async function beSimilar(trx: Transaction): Promise<void> {
  await sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(leastSimilarity)}`.execute(trx);
}

/**
 * Groups with names that have what a word becomes, or in which something is spelled much as it is, the most alike first.
 * @param swapped what the word becomes when two letters are swapped back: those share few trigrams with it
 */
export async function listSimilarLabels(
  trx: Transaction,
  word: string,
  swapped: readonly string[],
  limit: number,
): Promise<string[]> {
  const rows = await rowsOf(
    trx,
    sql<{ label: string }>`
      (select t.label from search_text t where t.kind = 1 and t.label like any(${swapped.map(containsPattern)}::text[])
        order by length(t.label), t.label limit ${limit})
      union all
      (select t.label from search_text t where t.kind = 1 and t.label %> ${word}
        order by word_similarity(${word}, t.label) desc, length(t.label), t.label limit ${limit})`,
  );
  return rows.map(({ label }) => label);
}
