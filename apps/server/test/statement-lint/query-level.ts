import type { Alias, JoinExpr, Node, SelectStmt, WithClause } from 'libpg-query';
import { subqueriesOf, textOf } from './tree.ts';

/**
 * One query of a statement: the tables of its FROM clause (or the changed one), and the conditions on its
 * rows.
 */
export interface QueryLevel {
  /** Tables by the name that the query gives them; names of `with` clauses among them. */
  tables: Map<string, string>;
  /** Names of what the FROM clause works out: functions of parameters, queries. */
  derived: string[];
  /** Conditions that all must hold, of WHERE and of joins. */
  conditions: Node[];
  /** Columns that joins name once for both of their sides, with the tables of both. */
  shared: { columns: string[]; tables: string[] }[];
  /** Names in the tables of `for update of`; undefined: nothing is locked, empty: all is. */
  locked: string[] | undefined;
  /** The query around it, whose tables it may name. */
  outer: QueryLevel | undefined;
  /** All of it in the syntax tree. */
  node: unknown;
}

/** The queries of a statement, outer ones before those within. */
export function queryLevels(tree: Node): QueryLevel[] {
  const levels: QueryLevel[] = [];
  visit(tree, undefined, levels);
  return levels;
}

function visit(node: Node | undefined, outer: QueryLevel | undefined, levels: QueryLevel[]): void {
  if (!node) return;
  if ('SelectStmt' in node) visitSelect(node.SelectStmt, outer, levels);
  else if ('CreateTableAsStmt' in node) visit(node.CreateTableAsStmt.query, outer, levels);
  else if ('InsertStmt' in node) {
    visitNamed(node.InsertStmt.withClause, levels);
    visit(node.InsertStmt.selectStmt, outer, levels);
  } else if ('UpdateStmt' in node) {
    const { relation, fromClause = [], whereClause, targetList, withClause } = node.UpdateStmt;
    visitNamed(withClause, levels);
    const target: Node[] = relation ? [{ RangeVar: relation }] : [];
    addLevel({ node, outer, from: [...target, ...fromClause], whereClause, others: [targetList] }, levels);
  } else if ('DeleteStmt' in node) {
    const { relation, usingClause = [], whereClause, withClause } = node.DeleteStmt;
    visitNamed(withClause, levels);
    const target: Node[] = relation ? [{ RangeVar: relation }] : [];
    addLevel({ node, outer, from: [...target, ...usingClause], whereClause, others: [] }, levels);
  }
}

function visitNamed(clause: WithClause | undefined, levels: QueryLevel[]): void {
  for (const each of clause?.ctes ?? []) {
    if ('CommonTableExpr' in each) visit(each.CommonTableExpr.ctequery, undefined, levels);
  }
}

function visitSelect(select: SelectStmt, outer: QueryLevel | undefined, levels: QueryLevel[]): void {
  visitNamed(select.withClause, levels);
  if (select.larg && select.rarg) {
    visitSelect(select.larg, outer, levels);
    visitSelect(select.rarg, outer, levels);
    return;
  }
  const { fromClause = [], whereClause, targetList, groupClause, havingClause, sortClause } = select;
  const level = addLevel(
    {
      node: select,
      outer,
      from: fromClause,
      whereClause,
      others: [targetList, groupClause, havingClause, sortClause],
    },
    levels,
  );
  level.locked = lockedNames(select);
}

interface Parts {
  node: unknown;
  outer: QueryLevel | undefined;
  from: Node[];
  whereClause: Node | undefined;
  /** Where subqueries may stand besides. */
  others: unknown[];
}

function addLevel({ node, outer, from, whereClause, others }: Parts, levels: QueryLevel[]): QueryLevel {
  const level: QueryLevel = {
    tables: new Map(),
    derived: [],
    conditions: [],
    shared: [],
    locked: undefined,
    outer,
    node,
  };
  levels.push(level);
  for (const item of from) addItem(item, level, levels);
  level.conditions.push(...conjuncts(whereClause));
  for (const { subselect } of subqueriesOf([...others, ...level.conditions])) visit(subselect, level, levels);
  return level;
}

/** Adds an item of a FROM clause. @returns the names of its tables */
function addItem(item: Node, level: QueryLevel, levels: QueryLevel[]): string[] {
  if ('RangeVar' in item) {
    const { relname = '', alias } = item.RangeVar;
    const name = alias?.aliasname ?? relname;
    level.tables.set(name, relname);
    return [name];
  }
  if ('RangeSubselect' in item) {
    const { subquery, lateral, alias } = item.RangeSubselect;
    visit(subquery, lateral ? level : level.outer, levels);
    return addDerived(alias, level);
  }
  if ('RangeFunction' in item) return addDerived(item.RangeFunction.alias, level);
  return 'JoinExpr' in item ? addJoin(item.JoinExpr, level, levels) : [];
}

function addDerived(alias: Alias | undefined, level: QueryLevel): string[] {
  const names = alias?.aliasname ? [alias.aliasname] : [];
  level.derived.push(...names);
  return names;
}

function addJoin(
  { larg, rarg, quals, usingClause }: JoinExpr,
  level: QueryLevel,
  levels: QueryLevel[],
): string[] {
  const names = [larg, rarg].flatMap((side) => (side ? addItem(side, level, levels) : []));
  level.conditions.push(...conjuncts(quals));
  const columns = (usingClause ?? []).flatMap((column) => textOf(column) ?? []);
  if (columns.length > 0) level.shared.push({ columns, tables: names });
  return names;
}

function conjuncts(condition: Node | undefined): Node[] {
  if (!condition) return [];
  if ('BoolExpr' in condition && condition.BoolExpr.boolop === 'AND_EXPR') {
    return (condition.BoolExpr.args ?? []).flatMap(conjuncts);
  }
  return [condition];
}

function lockedNames({ lockingClause }: SelectStmt): string[] | undefined {
  return lockingClause?.flatMap((clause) =>
    'LockingClause' in clause
      ? (clause.LockingClause.lockedRels ?? []).flatMap((each) =>
          'RangeVar' in each ? (each.RangeVar.relname ?? []) : [],
        )
      : [],
  );
}
