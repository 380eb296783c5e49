import type { Formatter } from '../../lib/format.ts';

/** Sizes and large counts in the server's own words, as people read them; ids and file names stay as they are. */
export function readableMessage(message: string, format: Pick<Formatter, 'bytes' | 'number'>): string {
  return message
    .replace(/(?<![-\w.])(\d+) bytes\b/, (_, bytes) => format.bytes(Number(bytes)))
    .replace(/(?<![-\w.])\d{5,}(?![-\w.])/g, (digits) => format.number(Number(digits)));
}
