/** The common shape of values: their types, the members of objects, the items of lists. */
interface Shape {
  readonly types: Set<string>;
  readonly members: Map<string, Shape>;
  /** The common shape of a list's items, if it had any. */
  items: Shape | undefined;
}

/** One way in which shapes differ, such as `[].project.authors: missing`. */
export interface ShapeDifference {
  readonly text: string;
  /** A member that was not recorded: no client that knows the record misses anything. */
  readonly isGained: boolean;
}

/** Where two answers have different shapes; empty when they agree. */
export function shapeDifferences(
  recorded: unknown,
  actual: unknown,
  isLeftOut: (member: string) => boolean = () => false,
): ShapeDifference[] {
  return compare(shapeOf([recorded], isLeftOut), shapeOf([actual], isLeftOut), '');
}

function shapeOf(values: readonly unknown[], isLeftOut: (member: string) => boolean): Shape {
  const types = new Set(values.map(typeOf));
  const items = values.flatMap((value) => (Array.isArray(value) ? value : []));
  const byName = new Map<string, unknown[]>();
  for (const value of values) {
    if (typeOf(value) !== 'object') continue;
    for (const [name, member] of Object.entries(value as object)) {
      if (!isLeftOut(name)) byName.set(name, [...(byName.get(name) ?? []), member]);
    }
  }
  return {
    types,
    members: new Map([...byName].map(([name, members]) => [name, shapeOf(members, isLeftOut)])),
    items: items.length === 0 ? undefined : shapeOf(items, isLeftOut),
  };
}

function compare(recorded: Shape, actual: Shape, at: string): ShapeDifference[] {
  const [was, is] = [recorded, actual].map(({ types }) => [...types].sort().join(' or '));
  if (was !== is) return [lost(`${at || 'body'}: ${is} instead of ${was}`)];
  const differences: ShapeDifference[] = [];
  for (const name of new Set([...recorded.members.keys(), ...actual.members.keys()])) {
    const [before, now] = [recorded.members.get(name), actual.members.get(name)];
    const place = at === '' ? name : `${at}.${name}`;
    if (!before) differences.push({ text: `${place}: besides`, isGained: true });
    else if (now) differences.push(...compare(before, now, place));
    else differences.push(lost(`${place}: missing`));
  }
  if (!recorded.items || !actual.items) {
    if (recorded.items !== actual.items)
      differences.push(lost(`${at}[]: ${actual.items ? 'items where there were none' : 'no items'}`));
    return differences;
  }
  return [...differences, ...compare(recorded.items, actual.items, `${at}[]`)];
}

const lost = (text: string): ShapeDifference => ({ text, isGained: false });

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
