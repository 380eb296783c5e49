import { compareText } from '../../key/order.ts';
import { textKey } from '../../key/text-key.ts';
import type { Random } from '../../random.ts';
import { defineScheme } from '../../scheme.ts';

/** Any text, ordered by its bytes in UTF-8: the scheme of that name in the `vers` specification. */
export const lexicographic = defineScheme({
  id: 'lexicographic',
  code: 18,
  compare: (a, b) => (a === '' || b === '' ? undefined : compareText(a, b)),
  key: (version) => (version === '' ? undefined : textKey(version)),
  sample: sampleText,
});

const PIECES = [
  'a',
  'b',
  'Z',
  '0',
  '10',
  ' ',
  '!',
  '"',
  '#',
  '|',
  '}',
  '~',
  '\u007f',
  'é',
  '\uffff',
  '😀',
] as const;

function sampleText(random: Random): string {
  let text = '';
  for (let count = 1 + random.below(5); count > 0; count--) text += random.pick(PIECES);
  return text;
}
