/** An object with one member, or none when the value is undefined: for optional members of a literal. */
export function defined<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  const entry: { [P in K]?: V } = {};
  if (value !== undefined) entry[key] = value;
  return entry;
}
