/**
 * A document as it is stored: members in the order of their names, so that two that say the same are the same text, and
 * without the references of their parts, which lead nowhere outside of the BOM that they come from.
 */
export function storedJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name, member]) => name !== 'bomRef' && member !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, inOrder(member)]));
}
