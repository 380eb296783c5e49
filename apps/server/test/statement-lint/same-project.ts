import type { A_Expr, Node } from 'libpg-query';
import type { QueryLevel } from './query-level.ts';
import { type Kind, kindOf } from './statement.ts';
import { lastName, nodesOf, textOf } from './tree.ts';

/** Which tables a query holds to the same project, and to which ones. */
export interface ProjectsOfQuery {
  /** Tables of projects in the query itself. */
  own: string[];
  /** Tables of projects around it whose columns it names. */
  around: string[];
  areSame(one: string, other: string): boolean;
  /** True if it is one project, named by a parameter, that rows of a table are of. */
  isOne(table: string): boolean;
  /** The same, or several: of a list, or chosen by a query or a staging table that must name them itself. */
  isNamed(table: string): boolean;
}

/**
 * The other side of a comparison with `project_id` that is not a column. Two parameters cannot be
 * distinguished, and need not be.
 */
const parameter = '$';

/** Reads a query's conditions, and those of the queries around it: `a.project_id = b.project_id` and the like. */
export function projectsOf(level: QueryLevel): ProjectsOfQuery {
  const groups = new Groups();
  const listed: string[] = [];
  for (let each: QueryLevel | undefined = level; each; each = each.outer) {
    const chosen = [...each.derived, ...namesOf(each, 'staging')];
    // A name around the query that one of its tables has too means the table.
    listed.push(...chosen.filter((name) => each === level || !level.tables.has(name)));
    for (const { columns, tables } of each.shared) {
      if (columns.includes('project_id')) for (const name of tables) groups.join(name, tables[0] ?? name);
    }
    for (const condition of each.conditions) {
      for (const [one, other] of equations(condition)) {
        if (isProjectId(one) || isProjectId(other)) groups.join(sideOf(one, each), sideOf(other, each));
      }
      listed.push(...listedColumns(condition).map((column) => sideOf(column, each)));
    }
  }
  const { own, around } = projectTables(level);
  const isOne = (table: string) => groups.areJoined(table, parameter);
  return {
    own,
    around,
    areSame: (one, other) => groups.areJoined(one, other),
    isOne,
    isNamed: (table) => isOne(table) || listed.some((name) => groups.areJoined(table, name)),
  };
}

function projectTables(level: QueryLevel): { own: string[]; around: string[] } {
  const used = new Set(
    nodesOf(level.node, 'ColumnRef').flatMap(({ fields }) => textOf(fields?.at(-2)) ?? []),
  );
  const around: string[] = [];
  for (let each = level.outer; each; each = each.outer) {
    around.push(...namesOf(each, 'project').filter((name) => used.has(name) && !level.tables.has(name)));
  }
  return { own: namesOf(level, 'project'), around };
}

const namesOf = ({ tables }: QueryLevel, kind: Kind): string[] =>
  [...tables].filter(([, table]) => kindOf(table) === kind).map(([name]) => name);

/** Both sides of an equation; of rows, those of each of their columns. */
function equations(condition: Node): [Node, Node][] {
  if (!('A_Expr' in condition) || !isEquals(condition.A_Expr, 'AEXPR_OP')) return [];
  const { lexpr, rexpr } = condition.A_Expr;
  if (!lexpr || !rexpr) return [];
  const left = columnsOf(lexpr);
  const right = columnsOf(rexpr);
  return left.length === right.length ? left.flatMap((one, at) => pairOf(one, right[at])) : [];
}

const pairOf = (one: Node, other: Node | undefined): [Node, Node][] => (other ? [[one, other]] : []);

/** `project_id` where it is compared with a list or a query's result. */
function listedColumns(condition: Node): Node[] {
  if ('SubLink' in condition && condition.SubLink.subLinkType === 'ANY_SUBLINK') {
    return columnsOf(condition.SubLink.testexpr).filter(isProjectId);
  }
  const isList =
    'A_Expr' in condition &&
    (isEquals(condition.A_Expr, 'AEXPR_OP_ANY') || isEquals(condition.A_Expr, 'AEXPR_IN'));
  return isList ? columnsOf(condition.A_Expr.lexpr).filter(isProjectId) : [];
}

const isEquals = ({ kind, name }: A_Expr, wanted: A_Expr['kind']): boolean =>
  kind === wanted && lastName(name) === '=';

function columnsOf(side: Node | undefined): Node[] {
  if (!side) return [];
  return 'RowExpr' in side ? (side.RowExpr.args ?? []) : [side];
}

const isProjectId = (node: Node): boolean =>
  'ColumnRef' in node && lastName(node.ColumnRef.fields) === 'project_id';

/** The table whose `project_id` it is, another column by its whole name, or that it is no column. */
function sideOf(node: Node, level: QueryLevel): string {
  if (!('ColumnRef' in node)) return parameter;
  const names = (node.ColumnRef.fields ?? []).flatMap((field) => textOf(field) ?? []);
  if (!isProjectId(node)) return names.join('.');
  return names.at(-2) ?? onlyTable(level) ?? 'project_id';
}

/** The table of a column without a table name: PostgreSQL accepts it only if a single table has it. */
function onlyTable(level: QueryLevel): string | undefined {
  const names = level.tables.size === 1 ? [...level.tables.keys()] : namesOf(level, 'project');
  return names.length === 1 ? names[0] : level.outer && onlyTable(level.outer);
}

/** Names that stand for the same thing. */
class Groups {
  readonly #parents = new Map<string, string>();

  join(one: string, other: string): void {
    const [a, b] = [this.#first(one), this.#first(other)];
    if (a !== b) this.#parents.set(a, b);
  }

  areJoined(one: string, other: string): boolean {
    return this.#first(one) === this.#first(other);
  }

  #first(name: string): string {
    const parent = this.#parents.get(name);
    return parent === undefined ? name : this.#first(parent);
  }
}
