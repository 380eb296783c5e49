/** Finds a name that no other thing has, and takes it. */
export type FreeName = (wanted: string) => string;

/**
 * Names for things that move in from another installation where names must be unique: the wanted one, or with a mark of where it came
 * from while it is taken.
 */
export function freeNames(taken: Iterable<string>): FreeName {
  const names = new Set(taken);
  return (wanted) => {
    const marked = (n: number) =>
      n === 1 ? `${wanted} (Dependency-Track)` : `${wanted} (Dependency-Track ${n})`;
    let name = wanted;
    for (let n = 1; names.has(name); n++) name = marked(n);
    names.add(name);
    return name;
  };
}
