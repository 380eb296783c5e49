const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/**
 * A text without HTML entities: `&amp; &lt; &gt; &quot; &apos; &nbsp;` and numbers (`&#39;`, `&#x27;`) become the
 * characters they stand for, once; every other entity stays. This undoes what the `html` escaping of a text template
 * does, for mails whose body is plain text.
 *
 * @example
 * decodeEntities('Ann &amp; Ben&#39;s &amp;lt; &copy;') // "Ann & Ben's &lt; &copy;"
 */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g,
    (entity, decimal, hex, name) =>
      name === undefined ? characterOf(entity, decimal, hex) : (NAMED.get(name) ?? entity),
  );
}

function characterOf(entity: string, decimal: string | undefined, hex: string | undefined): string {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : entity;
}
