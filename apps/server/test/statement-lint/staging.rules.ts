import type { Node, SubLink } from 'libpg-query';
import type { Rule } from './rules.ts';
import { isSpread, kindOf, kindsRead, type Statement } from './statement.ts';
import { nodesOf } from './tree.ts';

/**
 * Staging tables are on the machine that the server connects to, stored rows on others. They may be combined
 * in few ways.
 */
export const stagingRules: readonly Rule[] = [
  {
    name: 'insert-what-is-missing',
    why: 'Rows of a staging table (or a list) are inserted where [not] exists says what is stored: refused.',
    instead: 'insert … select … from staging s left join stored t on … where t.key is null',
    isBroken: (statement) =>
      nodesOf(statement.tree, 'InsertStmt').some(
        ({ relation, selectStmt }) =>
          isSpread(relation?.relname) &&
          nodesOf(selectStmt, 'SelectStmt').some(
            ({ fromClause = [], whereClause }) =>
              fromClause.length > 0 &&
              readsOnlyStaging(fromClause, statement) &&
              existsIn(whereClause).some((exists) => !readsOnlyStaging(exists, statement)),
          ),
      ),
  },
  {
    name: 'select-against-staging',
    why: 'Rows of projects are chosen by [not] exists (staging): refused.',
    instead: 'select … from component c left join staging s on … where s.key is null',
    isBroken: (statement) =>
      nodesOf(statement.tree, 'SelectStmt').some(({ fromClause = [], whereClause }) => {
        const from = kindsRead(fromClause, statement);
        return (
          from.has('project') && !from.has('staging') && existsIn(whereClause).some(readsStaging(statement))
        );
      }),
  },
  {
    name: 'change-against-staging',
    why: 'Stored rows are changed or deleted where [not] exists says what is staged: refused.',
    instead:
      'find the keys first (left join staging … where … is null), then change by key: (key) in (select …). Not "not in": it is quadratic.',
    isBroken: (statement) =>
      changesOf(statement.tree).some(
        ({ relation, whereClause }) =>
          isSpread(relation?.relname) && existsIn(whereClause).some(readsStaging(statement)),
      ),
  },
  {
    name: 'dictionary-from-staging',
    why: 'A dictionary is changed from a staging table, in whatever form: refused.',
    instead:
      'insert … select … from staging on conflict do update, or update … from unnest($1, …) with arrays as parameters',
    isBroken: (statement) =>
      changesOf(statement.tree).some(
        ({ relation, from }) =>
          relation?.relname !== undefined &&
          kindOf(relation.relname) === 'dictionary' &&
          readsStaging(statement)(from),
      ),
  },
];

/** Updates and deletions, with what they join. */
export function changesOf(tree: Node) {
  return [
    ...nodesOf(tree, 'UpdateStmt').map((node) => ({ ...node, from: node.fromClause })),
    ...nodesOf(tree, 'DeleteStmt').map((node) => ({
      ...node,
      targetList: undefined,
      from: node.usingClause,
    })),
  ];
}

const existsIn = (condition: Node | undefined): SubLink[] =>
  nodesOf(condition, 'SubLink').filter(({ subLinkType }) => subLinkType === 'EXISTS_SUBLINK');

const readsStaging = (statement: Statement) => (part: unknown) => kindsRead(part, statement).has('staging');

const readsOnlyStaging = (part: unknown, statement: Statement): boolean =>
  [...kindsRead(part, statement)].every((kind) => kind === 'staging');
