import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../test/documents.ts';
import { SPDX_3, SPDX_JSON } from '../../test/spdx-documents.ts';
import { readSpdxFrom } from './read-spdx.ts';

const inPieces = (bytes: Uint8Array) => readSpdxFrom(bytes, 0);
const whole = (bytes: Uint8Array) => readSpdxFrom(bytes, Number.POSITIVE_INFINITY);

const spdx = (members: string) => bytesOf(`{"spdxVersion":"SPDX-2.3","name":"doc",${members}}`);

describe('an SPDX document that is not parsed whole', () => {
  it.each<[string, Uint8Array]>([
    ['SPDX 2 as JSON', bytesOf(JSON.stringify(SPDX_JSON))],
    ['SPDX 3', bytesOf(JSON.stringify(SPDX_3))],
    ['empty lists', spdx('"packages":[],"files":[],"snippets":[],"relationships":[]')],
    ['lists that are none', spdx('"packages":{"SPDXID":"p","name":"p"},"relationships":7')],
    ['items that are no objects', spdx('"packages":[{"SPDXID":"p","name":"p"},7,null]')],
    ['a list given twice', spdx('"packages":[{"name":"a"}],"packages":[{"name":"b"}]')],
    ['a byte-order mark', bytesOf(`\ufeff${JSON.stringify(SPDX_JSON)}`)],
  ])('reads like a whole one: %s', (_, bytes) => {
    expect(inPieces(bytes)).toMatchObject({ ok: true });
    expect(inPieces(bytes)).toEqual(whole(bytes));
  });

  it.each(['packages', 'files', 'snippets', 'relationships'])(
    'is refused when an item of %s is not well-formed',
    (list) => {
      expect(inPieces(spdx(`"${list}":[{"name":"a"},{"name":nothing}]`))).toMatchObject({
        ok: false,
        detail: expect.stringMatching(new RegExp(`not well-formed JSON.*\\(item 1 of "${list}"\\)$`)),
      });
    },
  );
});
