import type {
  A_Expr,
  BoolExpr,
  ColumnRef,
  CommonTableExpr,
  DeleteStmt,
  FuncCall,
  InsertStmt,
  MergeStmt,
  RangeSubselect,
  RangeVar,
  ResTarget,
  SelectStmt,
  SQLValueFunction,
  SubLink,
  UpdateStmt,
} from 'libpg-query';

/**
 * The nodes of PostgreSQL's syntax tree that the rules use. Each is in an object with its kind as the only
 * key.
 */
interface Kinds {
  A_Expr: A_Expr;
  BoolExpr: BoolExpr;
  ColumnRef: ColumnRef;
  CommonTableExpr: CommonTableExpr;
  DeleteStmt: DeleteStmt;
  FuncCall: FuncCall;
  InsertStmt: InsertStmt;
  MergeStmt: MergeStmt;
  RangeSubselect: RangeSubselect;
  RangeVar: RangeVar;
  ResTarget: ResTarget;
  SelectStmt: SelectStmt;
  SQLValueFunction: SQLValueFunction;
  SubLink: SubLink;
  UpdateStmt: UpdateStmt;
}

/** Every node of a kind in a tree, whatever its parent, outermost first. */
export function nodesOf<K extends keyof Kinds>(tree: unknown, kind: K): Kinds[K][] {
  const found: Kinds[K][] = [];
  walk(tree, (key, node) => {
    if (key === kind) found.push(node as Kinds[K]);
    return true;
  });
  return found;
}

/** Subqueries in expressions, without nested ones. */
export function subqueriesOf(tree: unknown): SubLink[] {
  const found: SubLink[] = [];
  walk(tree, (key, node) => {
    if (key !== 'SubLink') return true;
    found.push(node as SubLink);
    return false;
  });
  return found;
}

/** @param enter is given each node with its kind and says whether to look into it */
function walk(tree: unknown, enter: (kind: string, node: object) => boolean): void {
  if (typeof tree !== 'object' || tree === null) return;
  for (const [key, value] of Object.entries(tree)) {
    // A lock names an alias, which is not a table.
    if (typeof value !== 'object' || value === null || key === 'lockedRels') continue;
    if (enter(isLeg(key, value) ? 'SelectStmt' : key, value)) walk(value, enter);
  }
}

/** The two legs of a union have no kind. */
function isLeg(key: string, value: object): boolean {
  return (key === 'larg' || key === 'rarg') && 'op' in value;
}

/** The last name of a column or function, such as `project_id` of `c.project_id`. */
export function lastName(names: readonly unknown[] | undefined): string | undefined {
  return textOf(names?.at(-1));
}

/** The text of a name's part; undefined for `*`. */
export function textOf(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null || !('String' in part)) return undefined;
  const { sval } = part.String as { sval?: string };
  return sval;
}
