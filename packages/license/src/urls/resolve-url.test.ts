import { describe, expect, it } from 'vitest';
import { findSpdxLicense, resolveLicenseUrl, seeAlsoOf } from '../index.ts';
import { mainLicense } from './main-license.ts';
import { urlAliases } from './url-aliases.ts';
import { urlKey } from './url-key.ts';

describe('resolveLicenseUrl', () => {
  it.each([
    ['http://www.apache.org/licenses/LICENSE-2.0', 'Apache-2.0'],
    ['https://apache.org/licenses/LICENSE-2.0.html', 'Apache-2.0'],
    ['//www.apache.org/licenses/LICENSE-2.0.txt', 'Apache-2.0'],
    ['www.apache.org/licenses/LICENSE-2.0/', 'Apache-2.0'],
    [' HTTPS://WWW.APACHE.ORG/LICENSES/LICENSE-2.0#redistribution ', 'Apache-2.0'],
    ['https://opensource.org/licenses/MIT', 'MIT'],
    ['http://www.opensource.org/licenses/mit-license.php', 'MIT'],
    ['https://opensource.org/license/apache-2-0', 'Apache-2.0'],
    ['https://opensource.org/licenses/BSD-3-Clause', 'BSD-3-Clause'],
    ['http://www.opensource.org/licenses/lgpl-2.1.php', 'LGPL-2.1-only'],
    ['http://opensource.org/licenses/eclipse-1.0.php', 'EPL-1.0'],
    ['https://opensource.org/licenses/Python-2.0', 'Python-2.0'],
    ['https://spdx.org/licenses/MIT', 'MIT'],
    ['https://spdx.org/licenses/gpl-2.0.json', 'GPL-2.0'],
    ['https://www.gnu.org/licenses/gpl-3.0.en.html', 'GPL-3.0-only'],
    ['https://www.gnu.org/licenses/old-licenses/gpl-2.0-standalone.html', 'GPL-2.0-only'],
    ['https://www.gnu.org/licenses/old-licenses/fdl-1.2.txt', 'GFDL-1.2-only'],
    ['https://www.mozilla.org/en-US/MPL/2.0/', 'MPL-2.0'],
    ['https://www.mozilla.org/en-US/MPL/1.1/', 'MPL-1.1'],
    ['https://www.mozilla.org/MPL/2.0/', 'MPL-2.0'],
    ['https://creativecommons.org/licenses/by/4.0/', 'CC-BY-4.0'],
    ['https://creativecommons.org/licenses/by-nc-sa/3.0/deed.de', 'CC-BY-NC-SA-3.0'],
    ['https://creativecommons.org/licenses/by/3.0/us/legalcode', 'CC-BY-3.0-US'],
    ['https://creativecommons.org/publicdomain/zero/1.0/legalcode', 'CC0-1.0'],
    ['https://creativecommons.org/licenses/nothing/4.0/', undefined],
    ['https://licenses.nuget.org/MIT', 'MIT'],
    ['https://web.archive.org/web/20200101/https://opensource.org/licenses/ISC', 'ISC'],
    ['http://repository.jboss.org/licenses/cc0-1.0.txt', 'CC0-1.0'],
    ['http://openjdk.java.net/legal/gplv2+ce.html', 'GPL-2.0-with-classpath-exception'],
  ])('reads %j as %s', (url, id) => {
    expect(resolveLicenseUrl(url)).toBe(id);
  });

  it.each([
    'http://www.opensource.org/licenses/bsd-license.php',
    'https://www.gnu.org/licenses/gpl.html',
    'https://www.gnu.org/licenses/',
    'https://www.apache.org/licenses/',
    'https://opensource.org/licenses/EPL-2.0,https://opensource.org/licenses/Apache-2.0',
    'http://www.apache.org/licenses/LICENSE-2.0.txt and http://www.opensource.org/licenses/cddl1.txt',
    'https://spdx.org/licenses/No-Such.html',
    'https://github.com/someone/something/blob/main/LICENSE',
    'https://7-zip.org/sdk.html',
    'MIT',
    '',
    'mailto:legal@example.org',
    `https://opensource.org/licenses/${'x'.repeat(10_000)}`,
  ])('leaves %j open', (url) => {
    expect(resolveLicenseUrl(url)).toBeUndefined();
  });

  it('has aliases in the form in which they are looked up, of listed licences', () => {
    for (const [key, id] of Object.entries(urlAliases)) {
      expect(urlKey(`https://www.${key}/`), key).toBe(key);
      expect(findSpdxLicense(id)?.id, key).toBe(id);
      expect(resolveLicenseUrl(`http://${key}`), key).toBe(id);
    }
  });
});

describe('seeAlsoOf', () => {
  it('lists the addresses of licences and exceptions', () => {
    expect(seeAlsoOf('0BSD')).toEqual([
      'http://landley.net/toybox/license.html',
      'https://opensource.org/licenses/0BSD',
    ]);
    expect(seeAlsoOf('389-exception')).toHaveLength(2);
    expect(seeAlsoOf('No-Such')).toEqual([]);
  });
});

describe('mainLicense', () => {
  it.each([
    [['MIT'], 'MIT'],
    [['GPL-2.0', 'GPL-2.0+', 'GPL-2.0-only', 'GPL-2.0-or-later'], 'GPL-2.0-only'],
    [['MPL-2.0', 'MPL-2.0-no-copyleft-exception'], 'MPL-2.0'],
    [['OFL-1.1-RFN', 'OFL-1.1', 'OFL-1.1-no-RFN'], 'OFL-1.1'],
    [['bzip2-1.0.5', 'bzip2-1.0.6'], 'bzip2-1.0.6'],
    [['SAX-PD', 'SAX-PD-2.0'], undefined],
    [['HPND-doc', 'HPND-doc-sell'], undefined],
    [['MIT', 'ISC'], undefined],
    [['Not-Listed', 'Not-Listed-either'], undefined],
  ])('takes of %j %s', (ids, main) => {
    expect(mainLicense(ids)).toBe(main);
  });
});
