import { describe, expect, it } from 'vitest';
import { fuzzyCpe, fuzzyTerms, type NamedIdentity } from './fuzzy-terms.ts';
import { createSimilarNames } from './similar-names.ts';

const term = (vendor: string | undefined, product: string, mayBeSimilar = true) => ({
  vendor,
  product,
  mayBeSimilar,
});

describe('fuzzyTerms', () => {
  it.each<[string, NamedIdentity, ReturnType<typeof fuzzyTerms>]>([
    [
      'CPE, package URL and names, in this order',
      {
        cpe: 'cpe:2.3:a:acme:big_anvil:1.0:*:*:*:*:*:*:*',
        purl: 'pkg:maven/org.acme/anvil@1.0',
        group: 'ACME Inc',
        name: 'Big Anvil',
      },
      [term('acme', 'big_anvil'), term('org.acme', 'anvil'), term('acme_inc', 'big_anvil')],
    ],
    ['the same name once', { purl: 'pkg:npm/anvil@1.0.0', name: 'anvil' }, [term(undefined, 'anvil')]],
    [
      'the owner of a Go module, and nothing that is only similar',
      { purl: 'pkg:golang/github.com/acme/anvil@v1.0.0', name: 'github.com/acme/anvil' },
      [term('acme', 'anvil', false), term(undefined, 'github.com\\/acme\\/anvil', false)],
    ],
    ['short names as they are', { purl: 'pkg:npm/qs@1.0.0', name: 'qs' }, [term(undefined, 'qs', false)]],
    ['common names as they are', { name: 'utils' }, [term(undefined, 'utils', false)]],
    ['nothing of a blank name', { name: ' ' }, []],
    [
      'no pattern',
      { cpe: 'cpe:2.3:a:*:anvil*:1.0:*:*:*:*:*:*:*', name: 'anvil' },
      [term(undefined, 'anvil')],
    ],
  ])('%s', (_what, identity, terms) => {
    expect(fuzzyTerms(identity)).toEqual(terms);
  });
});

describe('fuzzyCpe', () => {
  const curl = { part: 'a', vendor: 'haxx', product: 'curl' };

  it.each<[string, NamedIdentity, string | undefined]>([
    [
      'the version of the package URL',
      { purl: 'pkg:deb/debian/curl@7.88.1-10%2Bdeb12u4', version: '1', name: 'curl' },
      'cpe:2.3:a:haxx:curl:7.88.1-10\\+deb12u4:*:*:*:*:*:*:*',
    ],
    ['else that of the component', { version: '8.0', name: 'curl' }, 'cpe:2.3:a:haxx:curl:8.0:*:*:*:*:*:*:*'],
    ['nothing without a version', { purl: 'pkg:deb/debian/curl', name: 'curl' }, undefined],
    [
      'what its own CPE says beside vendor and product',
      { cpe: 'cpe:2.3:a:*:curl:8.0:rc1:*:*:*:*:*:*', name: 'curl' },
      'cpe:2.3:a:haxx:curl:8.0:rc1:*:*:*:*:*:*',
    ],
    [
      'nothing where its own CPE names another vendor',
      { cpe: 'cpe:2.3:a:acme:curl:8.0:*:*:*:*:*:*:*', name: 'curl' },
      undefined,
    ],
    [
      'nothing where its own CPE stands for all versions',
      { cpe: 'cpe:2.3:a:*:curl:*:*:*:*:*:*:*:*', name: 'curl' },
      undefined,
    ],
  ])('%s', (_what, identity, cpe) => {
    expect(fuzzyCpe(identity, curl)).toBe(cpe);
  });

  it('is undefined for a name that is none', () => {
    expect(fuzzyCpe({ version: '1', name: 'x' }, { part: 'nope', vendor: '', product: 'x' })).toBeUndefined();
  });
});

describe('createSimilarNames', () => {
  const names = ['tomcat', 'http_server', 'internet_explorer', 'internet_explorer_11', 'commons_fileupload'];
  const similar = createSimilarNames(names);

  it.each([
    ['http_servers', ['http_server']],
    ['htp_server', ['http_server']],
    ['hxtp_serve', []],
    ['internet_explorr', ['internet_explorer']],
    ['intranet_explorer', ['internet_explorer']],
    ['intranet_exploder', []],
    ['common_file_upload', ['commons_fileupload']],
    ['tomcats', []],
    ['http_server', ['http_server']],
  ])('%s is similar to %j', (name, found) => {
    expect(similar(name)).toEqual(found);
  });

  it('finds what a comparison with every name finds', () => {
    const letters = 'ab';
    const all = Array.from({ length: 2_000 }, (_, n) =>
      Array.from(
        { length: 8 + (n % 11) },
        (_unused, at) => letters[(n * 7919 + at * at * 31) % 13 < 6 ? 0 : 1],
      ).join(''),
    );
    const find = createSimilarNames(all);
    const distance = (one: string, other: string): number => {
      const row = Array.from({ length: other.length + 1 }, (_, n) => n);
      for (const [i, letter] of [...one].entries()) {
        let corner = row[0] ?? 0;
        row[0] = i + 1;
        for (let j = 1; j <= other.length; j++) {
          const best = Math.min(
            corner + (letter === other[j - 1] ? 0 : 1),
            (row[j] ?? 0) + 1,
            (row[j - 1] ?? 0) + 1,
          );
          corner = row[j] ?? 0;
          row[j] = best;
        }
      }
      return row.at(-1) ?? 0;
    };
    for (const name of all.slice(0, 40)) {
      const most = Math.min(2, Math.floor(0.12 * name.length));
      const expected = most === 0 ? [] : all.filter((other) => distance(name, other) <= most);
      expect(find(name)).toEqual([...new Set(expected)].toSorted());
    }
  });
});
