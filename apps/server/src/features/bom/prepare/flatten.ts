/** A tree of elements laid flat: each distinct element once, in document order, children before their parent. */
export interface Flat<T> {
  readonly items: readonly T[];
  /** Index of the element it is nested in, or null; never a circle. */
  readonly parents: readonly (number | null)[];
  /** Index by the reference an element had in the document; the first of equal references counts. */
  readonly byRef: ReadonlyMap<string, number>;
}

export interface Node<Source, T> {
  /** Normalizes a source element; its key says which elements are the same. */
  read(source: Source): { key: string; item: T };
  refOf(source: Source): string | undefined;
  childrenOf(source: Source): readonly Source[] | undefined;
  /** Reference of the element that it is nested in, where the document says so instead of nesting it. */
  parentOf(source: Source): string | undefined;
}

/** Lays trees flat and merges equal elements: the first stays, the references of all lead to it (contract §7.3). */
export function flatten<Source, T>(roots: readonly Source[], node: Node<Source, T>): Flat<T> {
  const items: T[] = [];
  const parents: (number | null)[] = [];
  const byRef = new Map<string, number>();
  const byKey = new Map<string, number>();
  const stated: { child: number; parent: string }[] = [];
  const add = (source: Source): number => {
    const { key, item } = node.read(source);
    let index = byKey.get(key);
    if (index === undefined) {
      index = items.push(item) - 1;
      parents.push(null);
      byKey.set(key, index);
    }
    const ref = node.refOf(source);
    if (ref !== undefined && !byRef.has(ref)) byRef.set(ref, index);
    const parent = node.parentOf(source);
    if (parent !== undefined) stated.push({ child: index, parent });
    return index;
  };
  const visit = (source: Source): number => {
    const children = (node.childrenOf(source) ?? []).map(visit);
    const index = add(source);
    for (const child of children) nest(child, index);
    return index;
  };
  const nest = (child: number, index: number) => {
    if (parents[child] === null && !isWithin(parents, index, child)) parents[child] = index;
  };
  for (const root of roots) visit(root);
  for (const { child, parent } of stated) {
    const index = byRef.get(parent);
    if (index !== undefined) nest(child, index);
  }
  return { items, parents, byRef };
}

/** True if `index` is `ancestor` or lies below it. */
function isWithin(parents: readonly (number | null)[], index: number, ancestor: number): boolean {
  for (let at: number | null | undefined = index; at != null; at = parents[at]) {
    if (at === ancestor) return true;
  }
  return false;
}
