import { describe, expect, it } from 'vitest';
import { findSpdxLicense, listSpdxExceptions, listSpdxLicenses, seeAlsoOf, spdxList } from './index.ts';
import { readDocuments, readPackedDocuments, unpackDocuments } from './texts.ts';

describe('the documents of the SPDX list', () => {
  it('are those of the list, with the same facts', async () => {
    const { version, documents } = await readDocuments();
    expect(version).toBe(spdxList.version);
    const licenses = documents.filter(({ isException }) => !isException);
    expect(licenses.map(({ id }) => id)).toEqual(listSpdxLicenses().map(({ id }) => id));
    const exceptions = documents.filter(({ isException }) => isException);
    expect(exceptions.map(({ id }) => id)).toEqual(listSpdxExceptions().map(({ id }) => id));
    for (const { id, name, osiApproved, fsfLibre, deprecated } of licenses) {
      expect(findSpdxLicense(id)).toMatchObject({ id, name, osiApproved, fsfLibre, deprecated });
    }
    for (const { id, seeAlso } of documents) expect(seeAlsoOf(id)).toEqual(seeAlso);
  });

  it('all have a text and a template', async () => {
    const { documents } = await readDocuments();
    expect(documents.filter(({ text, template }) => !text || !template)).toEqual([]);
    expect(documents.filter(({ header }) => header !== null)).toHaveLength(92);
    const apache = documents.find(({ id }) => id === 'Apache-2.0');
    expect(apache?.text).toContain('TERMS AND CONDITIONS');
    expect(apache?.template).toContain('<<beginOptional>>');
    expect(apache?.header).toContain('Licensed under the Apache License, Version 2.0');
    expect(documents.find(({ id }) => id === 'Classpath-exception-2.0')?.text).toContain(
      'Linking this library',
    );
  });

  it('are not read from a damaged pack', async () => {
    const packed = await readPackedDocuments();
    await expect(unpackDocuments(packed.subarray(0, 1000))).rejects.toThrow();
  });
});
