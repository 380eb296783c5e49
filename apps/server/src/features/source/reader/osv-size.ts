/** The thread's memory is bounded, and the largest real records list some 10,000 versions. */
export const maxOsvVersions = 50_000;

/** The number of versions and events in an OSV record, whatever its form. */
export function countOsvVersions(record: unknown): number {
  let count = 0;
  for (const affected of listOf(record, 'affected')) {
    count += listOf(affected, 'versions').length;
    for (const range of listOf(affected, 'ranges')) count += listOf(range, 'events').length;
  }
  return count;
}

function listOf(value: unknown, name: string): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const list: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
  return Array.isArray(list) ? list : [];
}
