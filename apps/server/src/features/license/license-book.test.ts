import { describe, expect, it } from 'vitest';
import { createLicenseBook, resolveLicenses } from './license-book.ts';

const book = createLicenseBook([
  { license_id: 1, spdx_id: 'MIT', name: 'MIT License', custom: false },
  { license_id: 2, spdx_id: 'GPL-2.0', name: 'GNU GPL 2', custom: false },
  { license_id: 3, spdx_id: 'GPL-2.0+', name: 'GNU GPL 2 or later', custom: false },
]);

describe('resolveLicenses', () => {
  it.each([
    ['MIT', 1],
    ['GPL-2.0+', 3],
    ['MIT+', null],
    ['GPL-2.0 WITH Font-exception-2.0', null],
    ['MIT OR GPL-2.0', null],
  ])('resolves the expression %s to license %s and keeps it', (expression, licenseId) => {
    expect(resolveLicenses([{ expression }], book)).toMatchObject({ licenseId, expression });
  });
});
