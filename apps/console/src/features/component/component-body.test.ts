import type { Component } from '@waybill/api-contract';
import { expect, it } from 'vitest';
import { bodyOf, updateBodyOf, valuesOf } from './component-body.ts';

const component = {
  uuid: 'u',
  name: 'lodash',
  version: '4.17.20',
  classifier: 'LIBRARY',
  scope: 'REQUIRED',
  purl: 'pkg:npm/lodash@4.17.20',
  extension: 'js',
  publisher: 'ACME',
  authors: [{ name: 'Ada', email: 'ada@acme.example' }],
  supplier: { name: 'ACME', urls: ['https://acme.example'], contacts: [{ phone: '1' }] },
  externalReferences: [{ type: 'website', url: 'https://lodash.example' }],
  blake3: 'ab',
  sha384: 'c'.repeat(96),
} as unknown as Component;

it('what is read into the form is sent back as it was', () => {
  expect(updateBodyOf(component, valuesOf(component))).toMatchObject({
    uuid: 'u',
    name: 'lodash',
    scope: 'REQUIRED',
    extension: 'js',
    publisher: 'ACME',
    authors: [{ name: 'Ada', email: 'ada@acme.example', phone: null }],
    supplier: { name: 'ACME', urls: ['https://acme.example'], contacts: [{ phone: '1' }] },
    externalReferences: [{ type: 'website', url: 'https://lodash.example' }],
    blake3: 'ab',
    sha384: 'c'.repeat(96),
    cpe: null,
    license: null,
    licenseExpression: null,
  });
});

it.each([
  [
    { resolvedLicense: { licenseId: 'MIT', name: 'MIT License' } },
    { license: 'MIT', licenseExpression: null },
  ],
  [{ license: 'House terms' }, { license: 'House terms', licenseExpression: null }],
  [{ licenseExpression: 'MIT OR ISC' }, { license: null, licenseExpression: 'MIT OR ISC' }],
])('%o stays the license that it is', (license, sent) => {
  expect(bodyOf(valuesOf({ ...component, ...(license as Partial<Component>) }))).toMatchObject(sent);
});

it('of a license only the kind that was chosen is sent', () => {
  const values = { ...valuesOf(component), licenseName: 'House terms', licenseExpression: 'MIT OR ISC' };
  expect(bodyOf({ ...values, licenseKind: 'expression' })).toMatchObject({
    license: null,
    licenseExpression: 'MIT OR ISC',
  });
  expect(bodyOf({ ...values, licenseKind: 'known' })).toMatchObject({
    license: null,
    licenseExpression: null,
  });
});
