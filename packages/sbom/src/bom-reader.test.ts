import { afterEach, describe, expect, it } from 'vitest';
import { bytesOf, jsonBom, xmlBom } from '../test/documents.ts';
import type { BomReader, BomReaderOptions } from './bom-reader.ts';
import { createBomReader } from './bom-reader.ts';
import { readBom } from './read-bom.ts';
import { writeXmlBom } from './write-bom.ts';

const open: BomReader[] = [];

function reader(options: BomReaderOptions = {}): BomReader {
  const made = createBomReader(options);
  open.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

const bytes = (members: object) => jsonBom(members) as Uint8Array<ArrayBuffer>;

describe('createBomReader', () => {
  it('gives what reading in this thread gives, also when lists travel in parts', async () => {
    const components = Array.from({ length: 2500 }, (_, i) => ({
      type: 'library',
      name: `a${i}`,
      version: '1',
    }));
    const document = bytes({
      components,
      dependencies: [{ ref: 'a', dependsOn: ['b'] }],
      serialNumber: SERIAL,
    });
    expect(await reader().process(document, { validate: true })).toEqual(readBom(document));
  });

  it('gives what reading in this thread gives when a document is too large to be parsed whole', async () => {
    const components = Array.from({ length: 5500 }, (_, i) => ({
      type: 'library',
      name: `a${i}`,
      version: '1',
      description: 'long '.repeat(150),
    }));
    const document = bytes({
      components,
      services: [{ name: 's' }],
      vulnerabilities: [{ id: 'CVE-2024-1' }],
    });
    const read = readBom(document);
    expect(await reader().process(document, { validate: true })).toEqual(read);
    if (!read.ok) throw new Error(read.detail);
    const xml = bytesOf(writeXmlBom(read.bom, { specVersion: '1.6' })) as Uint8Array<ArrayBuffer>;
    expect(await reader().process(xml, { validate: true })).toEqual(readBom(xml));
  });

  it('refuses by schema unless told not to check', async () => {
    const document = bytes({ components: [{ type: 'gadget', name: 'a' }] });
    const subject = reader();
    expect(await subject.process(document, { validate: true })).toMatchObject({
      ok: false,
      violations: [{ path: '$.components[0].type' }],
    });
    expect(await subject.process(document, { validate: false })).toMatchObject({ ok: true });
  });

  it('answers documents in the order they came, good and bad mixed', async () => {
    const subject = reader();
    const documents = [
      bytes({}),
      xmlBom('<nonsense/>'),
      xmlBom(''),
      new Uint8Array(),
    ] as Uint8Array<ArrayBuffer>[];
    const results = await Promise.all(documents.map((each) => subject.process(each, { validate: true })));
    expect(results.map((each) => each.ok)).toEqual([true, false, true, false]);
  });

  it('moves the bytes only when asked to', async () => {
    const subject = reader();
    const kept = bytes({});
    await subject.process(kept, { validate: false });
    expect(kept.byteLength).toBeGreaterThan(0);
    const moved = bytes({});
    await subject.process(moved, { validate: false, transfer: true });
    expect(moved.byteLength).toBe(0);
  });

  it('starts a new thread after the idle time', async () => {
    const subject = reader({ idleMs: 1 });
    expect(await subject.process(bytes({}), { validate: true })).toMatchObject({ ok: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await subject.process(bytes({}), { validate: true })).toMatchObject({ ok: true });
  });

  it('refuses a document that takes too long, and reads the next one', async () => {
    const subject = reader({ timeoutMs: 1 });
    const large = bytes({
      components: Array.from({ length: 20_000 }, (_, i) => ({ type: 'library', name: `${i}` })),
    });
    expect(await subject.process(large, { validate: true })).toMatchObject({
      ok: false,
      detail: 'The document took longer than 0.001 s to read',
    });
    const patient = reader();
    expect(await patient.process(bytes({}), { validate: true })).toMatchObject({ ok: true });
  });

  it('refuses a document that needs too much memory, and reads the next one', async () => {
    // Enough for the thread's own modules: the limit is to be reached while the document is read.
    const subject = reader({ resourceLimits: { maxOldGenerationSizeMb: 64 } });
    const properties = Array.from({ length: 30_000 }, (_, i) => ({ name: `name ${i}`, value: `value ${i}` }));
    const components = Array.from({ length: 24 }, (_, i) => ({ type: 'library', name: `${i}`, properties }));
    expect(await subject.process(bytes({ components }), { validate: false })).toMatchObject({
      ok: false,
      detail: 'The document needs more memory than a BOM may take',
    });
    expect(await subject.process(bytes({}), { validate: false })).toMatchObject({ ok: true });
  });

  it('refuses a document over which the thread fails, and reads the next one', async () => {
    const subject = reader();
    const odd = { byteLength: 1, buffer: new ArrayBuffer(2) } as Uint8Array<ArrayBuffer>;
    expect(await subject.process(odd, { validate: false })).toMatchObject({
      ok: false,
      detail: expect.stringMatching(/^The document could not be read: ./),
    });
    expect(await subject.process(bytes({}), { validate: false })).toMatchObject({ ok: true });
  });

  it('rejects what is under way when it is closed', async () => {
    const subject = reader();
    const outcome = expect(subject.process(bytes({}), { validate: true })).rejects.toThrow(
      'The BOM reader is closed',
    );
    // The thread takes longer than this to start.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await subject.close();
    await outcome;
  });

  it('rejects after it was closed', async () => {
    const subject = reader();
    const underWay = subject.process(bytes({}), { validate: true });
    const closing = subject.close();
    await expect(underWay).rejects.toThrow('The BOM reader is closed');
    await closing;
    await expect(subject.process(bytes({}), { validate: true })).rejects.toThrow('The BOM reader is closed');
  });
});

const SERIAL = 'urn:uuid:3e671687-395b-41f5-a30f-a58921a69b79';
