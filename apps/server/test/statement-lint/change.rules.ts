import type { Rule } from './rules.ts';
import { changesOf } from './staging.rules.ts';
import { isSpread, kindOf, kindsRead } from './statement.ts';
import { lastName, nodesOf } from './tree.ts';

/** Functions whose result depends on when and where they run. */
const unsteady = new Set([
  'clock_timestamp',
  'gen_random_uuid',
  'nextval',
  'now',
  'random',
  'statement_timestamp',
  'transaction_timestamp',
]);

/** Rules for statements that change stored rows. */
export const changeRules: readonly Rule[] = [
  {
    name: 'dictionary-by-projects',
    why: 'A dictionary is changed by a statement that reads the tables of projects: refused.',
    instead: 'two statements: read first, then change with what was read as parameters',
    isBroken: (statement) =>
      changesOf(statement.tree).some(
        ({ relation, targetList, whereClause, from }) =>
          relation?.relname !== undefined &&
          kindOf(relation.relname) === 'dictionary' &&
          kindsRead([targetList, whereClause, from], statement).has('project'),
      ),
  },
  {
    name: 'unsteady-conflict',
    why: 'On conflict do update calls now() or the like, which every machine would answer otherwise: refused.',
    instead: 'give the column its value in the inserted row and write … = excluded.…',
    isBroken: ({ tree }) =>
      nodesOf(tree, 'InsertStmt').some(
        ({ relation, onConflictClause: { targetList, whereClause } = {} }) =>
          isSpread(relation?.relname) &&
          (nodesOf([targetList, whereClause], 'SQLValueFunction').length > 0 ||
            nodesOf([targetList, whereClause], 'FuncCall').some(({ funcname }) =>
              unsteady.has(lastName(funcname) ?? ''),
            )),
      ),
  },
  {
    name: 'row-changes-project',
    why: 'project_id of a stored row is changed, which would move the row to another machine: refused.',
    instead: 'delete the row and insert it for the other project',
    isBroken: ({ tree }) =>
      [
        ...nodesOf(tree, 'UpdateStmt'),
        ...nodesOf(tree, 'InsertStmt').map(({ relation, onConflictClause }) => ({
          relation,
          targetList: onConflictClause?.targetList,
        })),
      ].some(
        ({ relation, targetList = [] }) =>
          kindOf(relation?.relname ?? '') === 'project' &&
          targetList.some((each) => 'ResTarget' in each && each.ResTarget.name === 'project_id'),
      ),
  },
  {
    name: 'merge',
    why: 'Merge into stored rows from a staging table: refused.',
    instead: 'insert … on conflict do update, and a deletion of its own',
    isBroken: ({ tree }) => nodesOf(tree, 'MergeStmt').some(({ relation }) => isSpread(relation?.relname)),
  },
];
