import { describe, expect, it } from 'vitest';
import { findSpdxLicense, listSpdxLicenses, resolveLicense, resolveLicenseName } from '../index.ts';
import { nameAliases } from './name-aliases.ts';

describe('resolveLicenseName', () => {
  it.each([
    ['Apache License, Version 2.0', 'Apache-2.0'],
    ['The Apache Software License, Version 2.0', 'Apache-2.0'],
    ['apache 2', 'Apache-2.0'],
    ['ASL 2.0', 'Apache-2.0'],
    ['The MIT License', 'MIT'],
    ['The MIT License (MIT)', 'MIT'],
    ['License :: OSI Approved :: MIT License', 'MIT'],
    ['BSD 3-Clause', 'BSD-3-Clause'],
    ['BSD (3-clause)', 'BSD-3-Clause'],
    ['New BSD License', 'BSD-3-Clause'],
    ['Simplified BSD', 'BSD-2-Clause'],
    ['Eclipse Public License - v 2.0', 'EPL-2.0'],
    ['Eclipse Distribution License - v 1.0', 'BSD-3-Clause'],
    ['MPLv2.0', 'MPL-2.0'],
    ['COMMON DEVELOPMENT AND DISTRIBUTION LICENSE (CDDL) Version 1.0', 'CDDL-1.0'],
    ['GPLv2', 'GPL-2.0-only'],
    ['GPLv2+', 'GPL-2.0-or-later'],
    ['GPL (>= 2)', 'GPL-2.0-or-later'],
    ['GPL-2.0', 'GPL-2.0-only'],
    ['GNU General Public License v2.0 only', 'GPL-2.0-only'],
    ['GNU General Public License v3 or later (GPLv3+)', 'GPL-3.0-or-later'],
    ['GNU GPL, version 3 or (at your option) any later version', 'GPL-3.0-or-later'],
    ['Lesser General Public License, version 3 or greater', 'LGPL-3.0-or-later'],
    ['GNU Library or Lesser General Public License 2.1', 'LGPL-2.1-only'],
    ['lgpl_v2_1', 'LGPL-2.1-only'],
    ['GNU Affero General Public Licence v3', 'AGPL-3.0-only'],
    [
      'GNU General Public License (GPL), version 2, with the Classpath exception',
      'GPL-2.0-with-classpath-exception',
    ],
    ['GPL2 w/ CPE', 'GPL-2.0-with-classpath-exception'],
    ['Standard ML of New Jersey License', 'SMLNJ'],
    ['CC0', 'CC0-1.0'],
    ['zlib/libpng License', 'Zlib'],
  ])('reads %j as %s', (name, id) => {
    expect(resolveLicenseName(name)).toBe(id);
  });

  it.each([
    'BSD',
    'BSD License',
    'License :: OSI Approved :: BSD License',
    'GPL',
    'LGPL',
    'GNU General Public License',
    'GPL+',
    'Apache',
    'Apache License',
    'Apache License (2.0 or so)',
    'MIT License (modified)',
    'MIT and (ISC) and (BSD)',
    'GPLv2 with exceptions',
    'GPL v2 (with exceptions)',
    'GPLv2+ or LGPLv3+',
    'CDDL+GPL',
    'MIT/X11',
    'MIT-like',
    'Public Domain',
    'Eclipse Public License',
    'Creative Commons Attribution',
    'the license, version 2.0',
    'constructor',
    '',
    '©',
    `${'MIT '.repeat(100)}`,
  ])('leaves %j open', (name) => {
    expect(resolveLicenseName(name)).toBeUndefined();
  });

  it('reads every name of the list as its licence, or as the one that took its place', () => {
    for (const { id, name, successor } of listSpdxLicenses()) {
      const current = successor === undefined || successor.includes(' ') ? id : successor;
      expect(resolveLicenseName(name), name).toBe(current);
      expect(resolveLicenseName(id), id).toBe(current);
    }
  });

  it('has aliases of listed licences only, none of them against the list', () => {
    for (const [id, names] of Object.entries(nameAliases)) {
      expect(findSpdxLicense(id)?.id, id).toBe(id);
      for (const name of names) expect(resolveLicenseName(name), name).toBe(id);
    }
  });
});

describe('resolveLicense', () => {
  it.each([
    ['mit', 'MIT', 'id'],
    ['GPL-2.0', 'GPL-2.0', 'id'],
    ['GPL 2.0', 'GPL-2.0-only', 'name'],
    ['https://www.apache.org/licenses/LICENSE-2.0', 'Apache-2.0', 'url'],
  ])('reads %j as %s by its %s', (text, id, by) => {
    expect(resolveLicense(text)).toEqual({ id, by });
  });

  it('leaves open what is no licence', () => {
    expect(resolveLicense('see the file COPYING')).toBeUndefined();
  });
});
