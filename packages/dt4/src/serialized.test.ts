import { runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readDataClassifications,
  readExternalReferences,
  readOrganization,
  readSerializedKey,
  readTexts,
} from './serialized.ts';
import { Dt4Error } from './source-error.ts';
import { writeObjectOf, writeReferences, writeSecretKey, writeTexts } from './testing/write-java.ts';

/** One reference, byte by byte as version 4.14.3 writes it. */
const written = [
  'aced0005737200116a6176612e7574696c2e436f6c6c536572578eabb63a1ba81103000149000374616778700000000477040000000173',
  '72002b6f72672e646570656e64656e6379747261636b2e6d6f64656c2e45787465726e616c5265666572656e6365ae514108f9ae3ee002',
  '00034c0007636f6d6d656e747400124c6a6176612f6c616e672f537472696e673b4c00047479706574002c4c6f72672f6379636c6f6e65',
  '64782f6d6f64656c2f45787465726e616c5265666572656e636524547970653b4c000375726c71007e00037870707e72002a6f72672e63',
  '79636c6f6e6564782e6d6f64656c2e45787465726e616c5265666572656e6365245479706500000000000000001200007872000e6a6176',
  '612e6c616e672e456e756d0000000000000000120000787074000356435374001968747470733a2f2f6769746875622e636f6d2f6b722f',
  '70747978',
].join('');

const reference = fc.record({
  type: fc.constantFrom('VCS', 'ISSUE_TRACKER', 'WEBSITE', 'BUILD_META'),
  url: fc.string({ unit: 'binary' }),
  comment: fc.option(fc.string({ unit: 'binary' })),
});
const lists = ['java.util.ArrayList', 'java.util.CollSer'];

describe('a serialized column', () => {
  it('gives the references back that were written, in their order', () => {
    fc.assert(
      fc.property(fc.array(reference), fc.constantFrom(...lists), (references, list) => {
        expect(readExternalReferences(writeReferences(references, list))).toEqual(references);
      }),
      { numRuns: runs(200) },
    );
  });

  it('of the predecessor is read', () => {
    expect(readExternalReferences(Buffer.from(written, 'hex'))).toEqual([
      { type: 'VCS', url: 'https://github.com/kr/pty', comment: null },
    ]);
  });

  it('gives texts back, those outside the basic plane and NUL included', () => {
    const texts = ['', 'a', 'Ü', '工', '🦊', '\0', '\ud83e', 'https://example.org/'];
    expect(readTexts(writeTexts(texts))).toEqual(texts);
  });

  it('is refused wherever it is cut, and never read beyond its end', () => {
    const whole = writeReferences(
      [{ type: 'VCS', url: 'https://example.org', comment: 'a' }],
      lists[0] ?? '',
    );
    for (let end = 0; end < whole.length; end++) {
      expect(() => readExternalReferences(whole.subarray(0, end))).toThrow(Dt4Error);
    }
    expect(() => readExternalReferences(Uint8Array.from([...whole, 0]))).toThrow('follows the object');
  });

  it('whose bytes were changed is read or refused, and nothing else happens', () => {
    const whole = writeReferences(
      [{ type: 'VCS', url: 'https://example.org', comment: null }],
      lists[1] ?? '',
    );
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const changed = whole.slice();
        changed[at] = byte;
        try {
          readExternalReferences(changed);
        } catch (error) {
          expect(error).toBeInstanceOf(Dt4Error);
        }
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each(['java.util.HashMap', 'org.apache.commons.collections.functors.InvokerTransformer'])(
    'with an object of %s is refused by its name',
    (name) => {
      expect(() => readExternalReferences(writeObjectOf(name))).toThrow(`"${name}"`);
    },
  );

  it('with something else than it should hold is refused', () => {
    const texts = writeTexts(['a']);
    for (const read of [readExternalReferences, readDataClassifications, readOrganization]) {
      expect(() => read(texts)).toThrow(Dt4Error);
    }
    expect(() => readTexts(writeObjectOf('java.util.ArrayList'))).toThrow('an array of texts');
    expect(() => readTexts(Buffer.from('plain'))).toThrow('no serialized object');
  });

  it('holds the key of older installations', () => {
    const key = Uint8Array.from({ length: 32 }, (_, i) => i);
    expect([...readSerializedKey(writeSecretKey(key))]).toEqual([...key]);
    expect(() => readSerializedKey(writeSecretKey(key, 'DES'))).toThrow('"DES"');
  });
});
