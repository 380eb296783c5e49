import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../../db/database.ts';
import { lookedUp } from '../../../db/looked-up.ts';
import { type Packed, packedInts, unpackInts } from '../../../db/packed.ts';
import { fence } from '../../../db/planner.ts';
import { preparedRows } from '../../../db/prepared.ts';
import { flawsByText, vulnsByText } from '../../vulnerability/vulns-by-text.ts';
import { identityFindings, ownFindings } from '../finding.queries.ts';
import type { FindingFilter } from '../finding-filter.ts';

/** The findings of a list before it is filtered. */
export interface AuditScope {
  readonly projectId: number;
  /** Only those that it finds. */
  readonly text?: FoundText | undefined;
  /** The filter leaves a few, which are looked up. */
  readonly isLookedUp: boolean;
  /** Only the leading record of each vulnerability that matches a component. */
  readonly isFolded: boolean;
  /** The components in which the text is searched, if not all of the project. */
  readonly components?: readonly number[] | undefined;
  /** The project has so many findings that those of plain components are read by identity, see `plainFindings`. */
  readonly isLarge?: boolean;
  /** The project has so few findings that planning how to read only some of them would take longer than to read all. */
  readonly isSmall?: boolean;
}

/** The minimum number of findings of a large project. */
const largeFrom = 20_000;
/** The maximum number of findings of a small project. */
const smallTo = 4_000;

/** The same while its text is looked up, which takes as long as reading many findings. */
export type OpenScope = Omit<AuditScope, 'text'> & {
  readonly search: string | undefined;
  readonly text: Promise<FoundText | undefined>;
};

/** A text with the vulnerabilities that it finds, of a folded list with all records of their flaws; which components it finds is looked for among those of the project. */
interface FoundText {
  readonly search: string;
  readonly vulnIds: readonly number[];
}

/**
 * @param least findings of a project whose plain components are read by identity
 * @param most findings of a project that are all read
 */
export async function openScope(
  db: Database,
  projectId: number,
  { vulnerability, flaw, component, isFolded }: FindingFilter,
  search: string | undefined,
  least = largeFrom,
  most = smallTo,
): Promise<OpenScope> {
  const isLookedUp = [vulnerability, flaw, component].some((named) => named !== undefined);
  const records = isLookedUp ? undefined : await countRecords(db, projectId);
  const isLarge = records !== undefined && records >= least;
  const isSmall = records !== undefined && !isLarge && records <= most && search === undefined;
  return { projectId, isLookedUp, isFolded, isLarge, isSmall, search, text: findText(db, search, isFolded) };
}

/**
 * The filter without a time that every component of a large project came after, and so did its findings: that a component or its match did
 * is asked of each pair of them.
 */
export async function withoutIdleTime(
  db: Database,
  { projectId, isLarge }: OpenScope,
  filter: FindingFilter,
): Promise<FindingFilter> {
  if (!isLarge || !filter.foundSince) return filter;
  const row = await findRow(
    db,
    sql<{ is_older: boolean }>`select exists (select from component
      where project_id = ${projectId} and added_at < ${filter.foundSince}) as is_older`,
  );
  return row?.is_older ? filter : { ...filter, foundSince: undefined };
}

/** See {@link openScope}. */
export async function findScope(...which: Parameters<typeof openScope>): Promise<AuditScope> {
  const scope = await openScope(...which);
  return { ...scope, text: await scope.text };
}

async function findText(
  db: Database,
  search: string | undefined,
  isFolded: boolean,
): Promise<FoundText | undefined> {
  if (search === undefined) return undefined;
  const byText = isFolded ? flawsByText(search) : vulnsByText(search);
  const row = await findRow(
    db,
    sql<{ ids: Packed }>`select ${packedInts(sql`n.vuln_id`)} as ids from (${byText}) n`,
  );
  return { search, vulnIds: [...new Set(unpackInts(row?.ids ?? null))] };
}

/** The number of findings of a project, including suppressed ones. */
async function countRecords(db: Database, projectId: number): Promise<number> {
  const [row] = await preparedRows(
    db,
    sql<{ n: number }>`select findings + suppressed as n from project_count where project_id = ${projectId}`,
  );
  return row?.n ?? 0;
}

/** The findings of a scope, as selects that have none in common: the last of them those that a person attached. */
export function findingKinds({ projectId, text, isLookedUp, components }: AuditScope): RawBuilder<unknown>[] {
  if (!text) {
    const byIdentity = isLookedUp
      ? identityFindings(projectId)
      : identityFindings(projectId, allTables(projectId));
    return [byIdentity, ownFindings(projectId)];
  }
  // For a list, the planner would look at each id while it estimates.
  const isFound = sql`m.vuln_id in (select unnest(${text.vulnIds}::int[]))`;
  const hasNameOf = (id: RawBuilder<unknown>) =>
    sql`(select ${hasName(text.search)} from identity i where i.identity_id = ${id})`;
  const isMeant = components ? sql`c.component_id = any(${components}::bigint[])` : sql`true`;
  return [
    identityFindings(projectId, foundTables(projectId, text, isFound, isMeant)),
    sql`${ownFindings(projectId)} and ${isMeant} and (${isFound} or ${hasNameOf(sql`c.identity_id`)})`,
  ];
}

const ofComponent = lookedUp(sql`m.identity_id`, sql`c.identity_id`);

/** Each component looks up its matches: the planner would rather read those of all projects. */
function allTables(projectId: number): RawBuilder<unknown> {
  return sql`component c join identity_match m on ${ofComponent} where c.project_id = ${projectId}`;
}

/**
 * Components with their matches, of which the text finds one or the other. Each identity with findings is asked once, for
 * which the offset stands.
 */
function foundTables(
  projectId: number,
  { search, vulnIds }: FoundText,
  isFound: RawBuilder<unknown>,
  isMeant: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const named = vulnIds.length === 0 ? hasName(search) : sql`true`;
  return sql`(select c.*, ${hasName(search)} as has_name from component c
      join identity i on ${lookedUp(sql`i.identity_id`, sql`c.identity_id`)} and i.findings > 0
      where c.project_id = ${projectId} and ${isMeant} and ${named} ${fence}) c
    join identity_match m on ${ofComponent} and (c.has_name or ${isFound})`;
}

/** True if a text is part of the name of an identity `i`. */
export function hasName(search: string): RawBuilder<unknown> {
  const text = search.toLowerCase();
  return sql`(strpos(lower(i.name), ${text}) > 0 or strpos(lower(i.group_name), ${text}) > 0
    or strpos(lower(i.purl), ${text}) > 0)`;
}
