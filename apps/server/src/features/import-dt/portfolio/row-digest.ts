import { hash } from 'node:crypto';

/** A hash of 64 bits of what a row says, as a decimal number. */
export function digestOfRow(row: Readonly<Record<string, unknown>>): string {
  const cells = Object.entries(row).map(([name, cell]) => [
    name,
    cell instanceof Uint8Array ? Buffer.from(cell).toString('base64') : cell,
  ]);
  return hash('sha256', JSON.stringify(cells), 'buffer').readBigInt64BE().toString();
}
