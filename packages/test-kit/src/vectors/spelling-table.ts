/** One comparison of docs/spellings.md. */
export interface Spelling {
  readonly ecosystem: string;
  /** Type and namespace of the package URL: `deb/debian`. */
  readonly path: string;
  readonly column: string;
  readonly isOfVersions: boolean;
  /** As a BOM writes it. */
  readonly written: string;
  /** As a record or a policy writes it. */
  readonly stated: string;
  readonly isSame: boolean;
}

const FIRST = /^(.+) \(`(.+)`\)$/;
const COMPARISON = /`([^`]+)` ([=≠]) `([^`]+)`/g;
/** Columns of the table that are about names. */
const NAME_COLUMNS = 2;

/** The comparisons of the first table of docs/spellings.md. Throws on a row that it cannot read. */
export function readSpellings(markdown: string): Spelling[] {
  const rows = (markdown.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  const [head, ...body] = rows.map((line) =>
    line
      .slice(2, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  return body.flatMap(([first = '', ...cells]) => {
    const [, ecosystem, path] = FIRST.exec(first) ?? [];
    if (ecosystem === undefined || path === undefined) throw new Error(`"${first}" is no ecosystem`);
    return cells.flatMap((cell, index) => {
      const found = [...cell.matchAll(COMPARISON)];
      if (cell !== '' && found.length !== cell.split('; ').length) throw new Error(`Cannot read "${cell}"`);
      return found.map(([, written = '', sign, stated = '']) => ({
        ecosystem,
        path,
        column: head?.[index + 1] ?? '',
        isOfVersions: index >= NAME_COLUMNS,
        written,
        stated,
        isSame: sign === '=',
      }));
    });
  });
}
