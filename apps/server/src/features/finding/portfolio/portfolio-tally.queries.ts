import { analyzerIdentities } from '@waybill/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow, rowsOf } from '../../../db/database.ts';
import { findersOf } from '../../../db/found-by.ts';
import { allowedTable } from '../../../db/list/allowed.ts';
import { sortedRows } from '../../../db/list/sorted-list.ts';
import { distinct } from '../../../db/numbers.ts';
import { type Packed, packedInts, packedNumbers, unpackInts, unpackNumbers } from '../../../db/packed.ts';
import { flaw } from '../folded.queries.ts';
import { matchesById, vulnsById } from '../project/found-pairs.queries.ts';
import { apartTable, findingsApart } from './portfolio-apart.queries.ts';
import type { GroupRow } from './portfolio-group.queries.ts';
import {
  type GroupPage,
  isSortFact,
  ofGroups,
  orderOfGroups,
  pageClause,
} from './portfolio-group-order.queries.ts';
import type { PortfolioPlan } from './portfolio-plan.service.ts';
import { type TalliedGroup, tallyPortfolio, type UsedAndFound, type VulnFacts } from './portfolio-tally.ts';

type By = 'FLAW' | 'COMPONENT';
type Part = RawBuilder<unknown>;

/**
 * A page of groups of the findings of some projects, see `tallyPortfolio`.
 * @param conditions what the filter asks of vulnerabilities `v`
 */
export async function pageOfTallied(
  db: Database,
  plan: PortfolioPlan,
  conditions: readonly Part[],
  by: By,
  page: GroupPage,
): Promise<GroupRow[]> {
  const { from = -Infinity, to = Infinity } = page.projects;
  const all = tallyPortfolio(await readUsedAndFound(db, plan, conditions), by);
  const groups = all.filter(({ projects }) => projects >= from && projects <= to);
  const byKey = new Map(groups.map((group) => [group.key, group]));
  const keys = await chooseKeys(db, groups, by, page);
  return keys.flatMap((key) => {
    const group = byKey.get(key);
    return group ? [{ ...group, total: groups.length }] : [];
  });
}

/** A vulnerability as an analyzer finds it. */
interface FoundVuln {
  readonly vuln_id: number;
  readonly analyzer: string;
  readonly projects: number;
}

/** The vulnerabilities of the findings of some projects by whom they are attributed to, with how many projects have them. */
export async function tallyByAnalyzer(
  db: Database,
  plan: PortfolioPlan,
  conditions: readonly Part[],
): Promise<FoundVuln[]> {
  const { facts, matches, singles, ...found } = await readUsedAndFound(db, plan, conditions);
  const isMeant = new Set(facts.vulns);
  const pairs = numberedPairs();
  const numberOf = (vuln: number, analyzer: string | undefined) =>
    isMeant.has(vuln) && analyzer !== undefined ? pairs.numberOf(vuln, analyzer) : 0;
  const ofMatches = matches.vulns.map((vuln, at) => numberOf(vuln, findersOf(matches.sources[at] ?? 0)[0]));
  const ofSingles = singles.vulns.map((vuln, at) =>
    numberOf(vuln, analyzerIdentities[(singles.analyzers[at] ?? 0) - 1]),
  );
  const numbers = Int32Array.from(pairs.all, (_, at) => at + 1);
  const none = new Int32Array(numbers.length);
  const groups = tallyPortfolio(
    {
      ...found,
      matches: { ...matches, vulns: ofMatches },
      singles: { ...singles, vulns: ofSingles },
      facts: { vulns: numbers, flaws: numbers, urgencies: none, severities: none, exploited: none },
    },
    'FLAW',
  );
  return groups.flatMap(({ key, projects }) => {
    const pair = pairs.all[key - 1];
    return pair ? [{ ...pair, projects }] : [];
  });
}

/** Numbers pairs of a vulnerability and an analyzer from 1. */
function numberedPairs() {
  const all: { vuln_id: number; analyzer: string }[] = [];
  const known = new Map<string, Map<number, number>>();
  const numberOf = (vuln_id: number, analyzer: string): number => {
    const ofAnalyzer = known.get(analyzer) ?? new Map<number, number>();
    known.set(analyzer, ofAnalyzer);
    const number = ofAnalyzer.get(vuln_id) ?? all.push({ vuln_id, analyzer });
    ofAnalyzer.set(vuln_id, number);
    return number;
  };
  return { all, numberOf };
}

/** With who finds each: single findings by the place of their analyzer among all, from 1. */
interface AttributedFound extends UsedAndFound {
  readonly matches: UsedAndFound['matches'] & { readonly sources: Int32Array };
  readonly singles: UsedAndFound['singles'] & { readonly analyzers: Int32Array };
}

async function readUsedAndFound(
  db: Database,
  plan: PortfolioPlan,
  conditions: readonly Part[],
): Promise<AttributedFound> {
  const [components, { apart, singles }] = await Promise.all([readComponents(db, plan), readApart(db, plan)]);
  const matches = await readMatches(db, plan, distinct(components.identities));
  const vulns = Int32Array.from([...matches.vulns, ...singles.vulns]);
  const facts = await readVulnFacts(db, distinct(vulns), conditions);
  return { components, matches, apart, singles, facts };
}

async function readComponents(db: Database, { allowed }: PortfolioPlan): Promise<UsedAndFound['components']> {
  const rows = await rowsOf(
    db,
    sql<{ project_id: number; identities: Packed }>`with ${allowedTable(allowed)}
      select w.project_id, u.identities from allowed w cross join lateral (
        select ${packedInts(sql`c.identity_id`)} as identities from component c where c.project_id = w.project_id) u`,
  );
  const columns = rows.map((row) => ({ project: row.project_id, identities: unpackInts(row.identities) }));
  const size = columns.reduce((sum, { identities }) => sum + identities.length, 0);
  const projects = new Int32Array(size);
  const identities = new Int32Array(size);
  let at = 0;
  for (const column of columns) {
    projects.fill(column.project, at, at + column.identities.length);
    identities.set(column.identities, at);
    at += column.identities.length;
  }
  return { projects, identities };
}

async function readMatches(
  db: Database,
  { filter }: PortfolioPlan,
  ids: Int32Array,
): Promise<AttributedFound['matches']> {
  const row = await findRow(
    db,
    sql<
      Record<'identities' | 'vulns' | 'sources', Packed>
    >`select ${packedInts(sql`m.identity_id`)} as identities,
      ${packedInts(sql`m.vuln_id`)} as vulns, ${packedInts(sql`m.sources::int`)} as sources from ${matchesById(ids)}
      where ${filter.isFolded ? sql`not m.twin` : sql`true`}`,
  );
  return {
    identities: unpackInts(row?.identities ?? null),
    vulns: unpackInts(row?.vulns ?? null),
    sources: unpackInts(row?.sources ?? null),
  };
}

/** Components with findings of their own, and these, of one moment. */
async function readApart(
  db: Database,
  plan: PortfolioPlan,
): Promise<Pick<AttributedFound, 'apart' | 'singles'>> {
  const row = await findRow(
    db,
    sql<
      Record<
        'projects' | 'identities' | 'ofProjects' | 'components' | 'ofIdentities' | 'vulns' | 'analyzers',
        Packed
      >
    >`with ${allowedTable(plan.allowed)}, ${apartTable(plan.filter)}
      select p.*, s.* from (
        select ${packedInts(sql`p.project_id`)} as projects, ${packedInts(sql`p.identity_id`)} as identities from apart p) p
      cross join (
        select ${packedInts(sql`s.project_id`)} as "ofProjects", ${packedNumbers(sql`s.component_id`)} as components,
          ${packedInts(sql`s.identity_id`)} as "ofIdentities", ${packedInts(sql`s.vuln_id`)} as vulns,
          ${packedInts(sql`coalesce(array_position(${analyzerIdentities}::text[], s.analyzer), 0)`)} as analyzers
        from (${findingsApart(plan.filter)}) s) s`,
  );
  return {
    apart: {
      projects: unpackInts(row?.projects ?? null),
      identities: unpackInts(row?.identities ?? null),
    },
    singles: {
      projects: unpackInts(row?.ofProjects ?? null),
      components: unpackNumbers(row?.components ?? null),
      identities: unpackInts(row?.ofIdentities ?? null),
      vulns: unpackInts(row?.vulns ?? null),
      analyzers: unpackInts(row?.analyzers ?? null),
    },
  };
}

async function readVulnFacts(db: Database, ids: Int32Array, conditions: readonly Part[]): Promise<VulnFacts> {
  const columns = {
    vulns: sql`v.vuln_id`,
    flaws: flaw,
    urgencies: sql`v.urgency`,
    severities: sql`v.effective_severity::int`,
    exploited: sql`v.exploited::int`,
  };
  const packed = Object.entries(columns).map(
    ([name, column]) => sql`${packedInts(column)} as ${sql.ref(name)}`,
  );
  const row = await findRow(
    db,
    sql<Record<keyof VulnFacts, Packed>>`select ${sql.join(packed)} from ${vulnsById(ids)}
      where ${sql.join([sql`true`, ...conditions], sql` and `)}`,
  );
  const column = (name: keyof VulnFacts) => unpackInts(row?.[name] ?? null);
  return {
    vulns: column('vulns'),
    flaws: column('flaws'),
    urgencies: column('urgencies'),
    severities: column('severities'),
    exploited: column('exploited'),
  };
}

/** The groups of a page, in its order. */
async function chooseKeys(
  db: Database,
  groups: readonly TalliedGroup[],
  by: By,
  page: GroupPage,
): Promise<number[]> {
  const { sort, descending, offset, limit } = page;
  if (sort === 'name' || isSortFact(sort)) {
    const column = (name: 'key' | 'vuln_id') =>
      sql`${`{${groups.map((group) => group[name]).join(',')}}`}::int[]`;
    const rows = await rowsOf(
      db,
      sql<{ key: number }>`select g.key from (
        select g.key, ${ofGroups(by, sort)} as value from unnest(${column('key')}, ${column('vuln_id')}) g(key, vuln_id)) g
        ${orderOfGroups(page)} ${pageClause(page)}`,
    );
    return rows.map((row) => row.key);
  }
  const figures = {
    ids: Float64Array.from(groups, (group) => group.key),
    values: Int32Array.from(groups, (group) => group[sort]),
  };
  return sortedRows(figures, descending, offset, limit).map((row) => row.id);
}
