/** Every member that a body may set. Members that only the server sets have no type there. */
export type Writable<Body> = {
  [Member in keyof Body as unknown extends Body[Member] ? never : Member]-?: NonNullable<Body[Member]>;
};

/** The requested members that did not come back, by name. */
export function lostMembers(asked: object, answered: object | undefined): unknown[] {
  const given = new Map(Object.entries(answered ?? {}));
  return Object.entries(asked).filter(([name, value]) => {
    const found = given.get(name);
    return JSON.stringify(sorted(found)) !== JSON.stringify(sorted(value));
  });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, sorted(member)]));
}
