import { type RawBuilder, sql } from 'kysely';
import { type Database, rowsOf, type Transaction } from '../../../db/database.ts';
import { containsPattern } from '../../../db/list/search.ts';
import { type ProjectScope, visible, visibleRow } from '../../../db/project-scope.ts';
import { componentLabels, identitiesNamed } from '../../search-index/search-index.service.ts';
import type { SimilarQuestion } from '../../search-index/suggest.service.ts';

/** So many of each kind. */
const most = 6;
/** The number of matches that are checked against the caller's access. */
const mostLookedAt = 2_000;
/** The number of titles compared with a possibly misspelled word. */
const mostTitles = 200;
/** So many records of vulnerabilities are put together to flaws. */
const mostRecords = 200;
/** The number of further ids shown beside a vulnerability. */
const mostIds = 3;

export interface HitRow {
  id: string;
  label: string;
  detail: string | null;
}

/** A flaw, by the record it is shown as. */
export interface FlawHitRow extends HitRow {
  vuln_id: number;
  /** All its records. */
  vuln_ids: number[];
}

/** The whole text is looked for, in lower case. */
function rank(column: RawBuilder<unknown>, text: string): RawBuilder<unknown> {
  return sql`case when ${column} = ${text} then 0 when ${column} like ${containsPattern(text).slice(1)} then 1 else 2 end`;
}

/** Active projects before the others, newest versions first. */
export async function hitProjects(db: Database, text: string, scope: ProjectScope): Promise<HitRow[]> {
  return rowsOf(
    db,
    sql<HitRow>`select p.uuid as id, p.name as label, p.version as detail from project p
      where lower(p.name) like ${containsPattern(text)} and ${visible(scope, sql.ref('p.project_id'))}
      order by ${rank(sql`lower(p.name)`, text)}, p.active desc, length(p.name), p.name, p.is_latest desc,
        p.version desc nulls last, p.project_id limit ${most}`,
  );
}

/** Names of visible projects in which something is spelled much as a word is, by the operator of the transaction, or that it becomes. */
export async function listSimilarProjects(
  trx: Transaction,
  { word, undone, limit }: SimilarQuestion,
  scope: ProjectScope,
): Promise<string[]> {
  const rows = await rowsOf(
    trx,
    sql<{ label: string }>`select lower(p.name) as label from project p
      where (lower(p.name) %> ${word} or lower(p.name) = any(${undone}::text[]))
        and ${visible(scope, sql.ref('p.project_id'))}
      group by 1 order by word_similarity(${word}, lower(p.name)) desc, 1 limit ${limit}`,
  );
  return rows.map(({ label }) => label);
}

/** The same of services, with their groups. */
export async function listSimilarServices(
  trx: Transaction,
  { word, undone, limit }: SimilarQuestion,
  scope: ProjectScope,
): Promise<string[]> {
  const label = sql`lower(coalesce(s.group_name || '/', '') || s.name)`;
  // With and without a group before it.
  const patterns = undone
    .map((text) => containsPattern(text).slice(1, -1))
    .flatMap((text) => [text, `%/${text}`]);
  const rows = await rowsOf(
    trx,
    sql<{ label: string }>`select ${label} as label from service s
      where (${label} %> ${word} or ${label} like any(${patterns}::text[])) and ${visible(scope, sql.ref('s.project_id'))}
      group by 1 order by word_similarity(${word}, ${label}) desc, 1 limit ${limit}`,
  );
  return rows.map((row) => row.label);
}

/** True if the title of any vulnerability has a word: of one that half of them have, the first one tells it. */
export async function isInTitles(db: Database, word: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from vuln v where v.title is not null and lower(v.title) like ${containsPattern(word)} limit 1`,
  );
  return rows.length > 0;
}

/**
 * Titles of vulnerabilities that have what a word becomes, or in which something is spelled much as it is: of a word that half of them
 * have, some.
 */
export async function listSimilarTitles(
  trx: Transaction,
  { word, undone, limit }: SimilarQuestion,
): Promise<string[]> {
  const titles = (condition: RawBuilder<unknown>) => sql`(select lower(v.title) as label from vuln v
    where v.title is not null and ${condition} limit ${mostTitles})`;
  const rows = await rowsOf(
    trx,
    sql<{ label: string }>`select s.label from (
        select label, 0 as rank from ${titles(sql`lower(v.title) like any(${undone.map(containsPattern)}::text[])`)} t
        union all select label, 1 from ${titles(sql`lower(v.title) %> ${word}`)} t) s
      order by s.rank, word_similarity(${word}, s.label) desc, 1 limit ${limit}`,
  );
  return rows.map((row) => row.label);
}

/** The same of licenses, by their ids and names. */
export async function listSimilarLicenses(
  trx: Transaction,
  { word, undone, limit }: SimilarQuestion,
): Promise<string[]> {
  const label = sql`lower(l.spdx_id || ' ' || l.name)`;
  const rows = await rowsOf(
    trx,
    sql<{ label: string }>`select ${label} as label from license l
      where ${label} %> ${word} or ${label} like any(${undone.map(containsPattern)}::text[])
      order by word_similarity(${word}, ${label}) desc, length(${label}), 1 limit ${limit}`,
  );
  return rows.map((row) => row.label);
}

/**
 * Names of visible components with all words, each once. The texts are in the order of the answer, so no more
 * of them are checked for access than the answer needs.
 */
export async function hitComponents(
  db: Database,
  words: readonly string[],
  scope: ProjectScope,
): Promise<HitRow[]> {
  const last = words.at(-1) ?? '';
  return rowsOf(
    db,
    sql<HitRow>`select x.name as id, x.name as label, x.group_name as detail
      from (select t.k2, t.k3, ${rank(sql`t.k3`, last)} as rank, length(t.k3) as letters from ${componentLabels(words)} t
        order by rank, letters, k3, k2 limit ${mostLookedAt}) t
      cross join lateral (select x.name, x.group_name from identity x
        where lower(x.name) = t.k3 collate "default" and lower(coalesce(x.group_name, '')) = t.k2 collate "default"
          and exists (select 1 from component c where c.identity_id = x.identity_id
            and ${visibleRow(scope, sql.ref('c.project_id'))}) limit 1) x
      order by t.rank, t.letters, t.k3, t.k2 limit ${most}`,
  );
}

/**
 * The words among some that occur in names of visible components. The search for a word ends at its first
 * component.
 */
export async function listVisibleWords(
  db: Database,
  words: readonly string[],
  scope: ProjectScope,
): Promise<string[]> {
  const each = words.map(
    (text) => sql`select ${text}::text as word where exists (
      select 1 from ${identitiesNamed([{ on: 'any', isExact: false, text }])} i
      cross join lateral (select 1 from component c
        where c.identity_id = i.identity_id and ${visibleRow(scope, sql.ref('c.project_id'))} limit 1) c)`,
  );
  if (each.length === 0) return [];
  const rows = await rowsOf(db, sql<{ word: string }>`${sql.join(each, sql` union all `)}`);
  const found = new Set(rows.map(({ word }) => word));
  return words.filter((word) => found.has(word));
}

/**
 * Vulnerabilities by id, CVE, title, or the name of an affected package or product, the most urgent first.
 * Each is found once, by the record with the requested id, else by that of its CVE. Other ids are shown
 * beside it.
 */
export async function hitVulnerabilities(db: Database, text: string): Promise<FlawHitRow[]> {
  const pattern = containsPattern(text);
  const byCve = /^[cve\d-]+$/.test(text)
    ? sql`union all select n.vuln_id from vuln_cve n where n.cve_id like ${pattern.toUpperCase().slice(1)}`
    : sql``;
  const found = sql`select v.vuln_id, v.source, v.ext_id, v.cve_id, v.alias_group, v.urgency,
      lower(v.ext_id) = ${text} as is_it, lower(v.ext_id) = ${text} or lower(v.cve_id) = ${text} as is_exact
    from vuln v where v.vuln_id = any(array(
      select n.vuln_id from vuln n where lower(n.ext_id) like ${pattern}
      union all select n.vuln_id from vuln n where n.title is not null and lower(n.title) like ${pattern}
      union all select r.vuln_id from pkg x join vrange r on r.pkg_id = x.pkg_id
        where x.kind in (0, 1) and x.k3 = ${text}
      ${byCve}))
    order by is_exact desc nulls last, v.urgency desc, v.vuln_id limit ${mostRecords}`;
  const flaws = sql`select f.*, coalesce(f.cve_id, f.ext_id) as label from (
      select distinct on (coalesce(v.alias_group, -v.vuln_id)) v.* from (${found}) v
      order by coalesce(v.alias_group, -v.vuln_id), v.is_it desc, v.ext_id = v.cve_id desc nulls last, v.urgency desc, v.vuln_id) f
    order by f.is_exact desc nulls last, f.urgency desc, f.vuln_id limit ${most}`;
  return rowsOf(
    db,
    sql<FlawHitRow>`select f.source || '/' || f.ext_id as id, f.label, f.vuln_id, o.vuln_ids,
        nullif(concat_ws(' · ', array_to_string(o.ids[1:${mostIds}::int], ', '), o.title), '') as detail
      from (${flaws}) f cross join lateral (
        select array_agg(m.ext_id order by m.vuln_id <> f.vuln_id, m.vuln_id) filter (where m.ext_id <> f.label) as ids,
          (array_agg(m.title order by m.vuln_id <> f.vuln_id, m.vuln_id) filter (where m.title is not null))[1] as title,
          array_agg(m.vuln_id) as vuln_ids
        from vuln m where m.vuln_id = f.vuln_id or m.alias_group = f.alias_group) o
      order by f.is_exact desc nulls last, f.urgency desc, f.vuln_id`,
  );
}

export async function hitLicenses(db: Database, text: string): Promise<HitRow[]> {
  return rowsOf(
    db,
    sql<HitRow>`select l.spdx_id as id, l.spdx_id as label, l.name as detail from license l
      where lower(l.spdx_id || ' ' || l.name) like ${containsPattern(text)}
      order by ${rank(sql`lower(l.spdx_id)`, text)}, length(l.spdx_id), l.spdx_id limit ${most}`,
  );
}

export async function hitServices(db: Database, text: string, scope: ProjectScope): Promise<HitRow[]> {
  const label = sql`lower(coalesce(s.group_name || '/', '') || s.name)`;
  return rowsOf(
    db,
    sql<HitRow>`select s.uuid as id, s.name as label, p.name as detail
      from service s join project p on p.project_id = s.project_id
      where ${label} like ${containsPattern(text)} and ${visible(scope, sql.ref('s.project_id'))}
      order by ${rank(sql`lower(s.name)`, text)}, length(s.name), s.name, p.name, s.service_id limit ${most}`,
  );
}
