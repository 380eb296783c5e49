import type { RawBuilder } from 'kysely';
import { bytea } from '../../../db/bytea.ts';
import { type Database, sql } from '../../../db/database.ts';
import type { ListPage, Page } from '../../../db/list/page.ts';
import { readList } from '../../../db/list/read-list.ts';
import { containsPattern } from '../../../db/list/search.ts';
import { type ProjectScope, visibleRow } from '../../../db/project-scope.ts';
import { type HashMember, isDigest, membersOfLength } from '../../component-shape/hash-members.ts';
import {
  identitiesByCoordinates,
  identitiesNamed,
  type NameCondition,
  wordsOfCpe,
  wordsOfPurl,
} from '../../search-index/search-index.service.ts';
import { type ComponentKey, keyColumns, tablesOfIdentities } from '../component.queries.ts';
import { componentOrder } from '../component-order.queries.ts';
import type { IdentityCriteria } from './identity-criteria.ts';

/** Which components are looked for; texts are found anywhere in the stored one, in any case. */
export interface IdentityQuery extends IdentityCriteria {
  readonly projectId: number | undefined;
  readonly excludeInactiveProjects: boolean;
  readonly onlyLatestProjectVersions: boolean;
}

/**
 * The parts of a component search: identities, and a condition on them as `i`, on components `c`, and on
 * their projects `p`.
 */
export interface ComponentSearch {
  readonly identities: RawBuilder<unknown>;
  readonly condition: RawBuilder<unknown>;
}

export function byIdentity(query: IdentityQuery): ComponentSearch {
  const contains = (column: string, text: string | undefined) =>
    text === undefined ? [] : [sql`lower(${sql.ref(column)}) like ${containsPattern(text)}`];
  const { identities, conditions } = indexed(query);
  const parts = [
    ...conditions,
    ...contains('i.group_name', query.group),
    ...contains('i.name', query.name),
    ...contains('i.version', query.version),
    ...contains('i.purl', query.purl),
    ...contains('i.cpe', query.cpe),
    ...contains('i.swid_tag_id', query.swidTagId),
    ...(query.projectId === undefined ? [] : [sql`c.project_id = ${query.projectId}`]),
    ...(query.excludeInactiveProjects ? [sql`p.active`] : []),
    ...(query.onlyLatestProjectVersions ? [sql`p.is_latest`] : []),
  ];
  return { identities, condition: sql.join(parts, sql` and `) };
}

/** Shorter parts of names are not in the index. */
const leastPart = 3;

/** Which identities the conditions leave, by the index of searches. */
function indexed({ group, name, purl, cpe }: IdentityQuery): {
  identities: RawBuilder<unknown>;
  conditions: readonly RawBuilder<unknown>[];
} {
  const names: NameCondition[] = [];
  for (const [on, text] of [
    ['group', group],
    ['name', name],
  ] as const) {
    if (text !== undefined && text.length >= leastPart)
      names.push({ on, isExact: false, text: text.toLowerCase() });
  }
  if (names.length > 0) return { identities: identitiesNamed(names), conditions: [] };
  const coordinates = [
    { kind: 'package', words: wordsOfPurl(purl ?? '') },
    { kind: 'cpe', words: wordsOfCpe(cpe ?? '') },
  ] as const;
  return {
    identities: sql`identity`,
    conditions: coordinates
      .filter(({ words }) => words.length > 0)
      .map((condition) => sql`i.identity_id = any(${identitiesByCoordinates(condition)})`),
  };
}

/**
 * The condition that a component has a digest, as one of these members.
 * @param digest hexadecimal digits; any other text is no component's
 */
export function byHash(members: readonly HashMember[], digest: string): RawBuilder<unknown> {
  if (!isDigest(digest)) return sql`false`;
  const value = sql`${bytea(digest)}::bytea`;
  const conditions = members.map((member) => {
    const column = sql.ref(`d.${member}`);
    // The first bytes are what the indexes hold.
    return sql`(substr(${column}, 1, 7) = substr(${value}, 1, 7) and ${column} = ${value})`;
  });
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/** Finds components by a digest. @param digest hexadecimal digits in lower case */
export function byDigest(digest: string): ComponentSearch {
  return { identities: sql`identity`, condition: byHash(membersOfLength(digest.length), digest) };
}

/** Which components are on a page of the portfolio's visible ones that a search finds. */
export async function listFoundKeys(
  db: Database,
  { identities, condition }: ComponentSearch,
  page: Page,
  scope: ProjectScope,
): Promise<ListPage<ComponentKey>> {
  return readList(db, page, {
    select: keyColumns,
    from: sql`${tablesOfIdentities(identities)} left join project p on p.project_id = c.project_id`,
    where: sql`${condition} and ${visibleRow(scope, sql.ref('c.project_id'))}`,
    order: componentOrder(page, []),
    isGathered: true,
  });
}
