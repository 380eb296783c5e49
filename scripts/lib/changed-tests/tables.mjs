const WRITES = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?(\w+)/gi;
const READS = /\b(?:from|join|using|into|update)\s+(?:only\s+)?(\w+)/gi;

/**
 * Makes a function that says which tables the statements in a source read and write, and which it names anyhow.
 * @param placement the source of the list of all tables
 */
export function readTables(placement) {
  const known = new Set([...placement.matchAll(/^ {2}(\w+): '/gm)].map(([, name]) => name));
  const find = (text, pattern) =>
    new Set(
      [...text.matchAll(pattern)].map(([, name]) => name.toLowerCase()).filter((name) => known.has(name)),
    );
  return (text) => ({ read: find(text, READS), written: find(text, WRITES), named: find(text, /(\w+)/g) });
}
