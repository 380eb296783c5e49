import { runs } from '@waybill/test-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildPurl,
  formatPurl,
  formatReceivedPurl,
  knownPurlTypes,
  lookupKey,
  type Purl,
  type PurlError,
  parsePurl,
  purlCoordinates,
  validatePurl,
} from './index.ts';

function purlOf(text: string): Purl {
  const result = parsePurl(text);
  if (!result.ok) throw new Error(`${text}: ${result.error.message}`);
  return result.purl;
}

function errorOf(text: string): PurlError {
  const result = parsePurl(text);
  if (result.ok) throw new Error(`'${text}' is readable`);
  return result.error;
}

describe('parsePurl', () => {
  it('keeps what was received beside the canonical form', () => {
    const purl = purlOf('pkg:PyPI/Django_Rest@4.1RC1');
    expect(purl).toMatchObject({ type: 'pypi', name: 'django-rest', version: '4.1rc1' });
    expect(purl.received).toEqual({ namespace: undefined, name: 'Django_Rest', version: '4.1RC1' });
    expect(formatReceivedPurl(purl)).toBe('pkg:pypi/Django_Rest@4.1RC1');
  });

  it.each([
    ['pkg:npm/@angular/core@17.0.0', 'pkg:npm/%40angular/core@17.0.0'],
    ['pkg:npm/@angular/core', 'pkg:npm/%40angular/core'],
    ['PKG://npm//foo/', 'pkg:npm/foo'],
    ['pkg:npm/foo@', 'pkg:npm/foo'],
    ['pkg:npm/foo@1.0?', 'pkg:npm/foo@1.0'],
    ['pkg:npm/foo@1.0?#', 'pkg:npm/foo@1.0'],
    ['pkg:npm/foo?a=&b=1&&c', 'pkg:npm/foo?b=1'],
    ['pkg:npm/foo?b=1&a=x=y', 'pkg:npm/foo?a=x%3Dy&b=1'],
    ['pkg:npm/foo#./a//../b/', 'pkg:npm/foo#a/b'],
    ['pkg:npm/foo#../.', 'pkg:npm/foo'],
    ['pkg:npm/foo#a?b', 'pkg:npm/foo#a%3Fb'],
    ['pkg:github/a/b@feature/x', 'pkg:github/a/b@feature%2Fx'],
    ['pkg:golang/github.com%2FGorilla%2F/mux@v1', 'pkg:golang/github.com/Gorilla/mux@v1'],
    ['pkg:generic//%2F/foo', 'pkg:generic/foo'],
    ["pkg:generic/a!*'()b", 'pkg:generic/a%21%2A%27%28%29b'],
    ['pkg:generic/日本@1', 'pkg:generic/%E6%97%A5%E6%9C%AC@1'],
    ['pkg:pub/Some-Name.x', 'pkg:pub/some_name_x'],
    ['pkg:cpan/drolsky/DateTime', 'pkg:cpan/DROLSKY/DateTime'],
    [
      'pkg:mlflow/Model?repository_url=x.azuredatabricks.net',
      'pkg:mlflow/model?repository_url=x.azuredatabricks.net',
    ],
    ['pkg:mlflow/Model', 'pkg:mlflow/Model'],
    ['pkg:made-up/A/B@C', 'pkg:made-up/A/B@C'],
  ])('reads %s as %s', (text, canonical) => {
    expect(formatPurl(purlOf(text))).toBe(canonical);
  });

  it.each<[string, PurlError['part'], number]>([
    ['', 'scheme', 0],
    ['npm/foo', 'scheme', 0],
    ['pkg:', 'type', 4],
    ['pkg:///', 'type', 7],
    ['pkg:n&m/foo', 'type', 4],
    ['pkg:n&m', 'type', 4],
    ['pkg:npm', 'name', 7],
    ['pkg:npm?a=b/c', 'name', 7],
    ['pkg:npm/', 'name', 8],
    ['pkg:npm/@1.0', 'name', 8],
    ['pkg:npm/a%zz', 'name', 9],
    ['pkg:npm/a%ff', 'name', 9],
    ['pkg:npm/%F/a', 'namespace', 8],
    ['pkg:npm/a@%', 'version', 10],
    ['pkg:npm/a?x=1&y=%', 'qualifiers', 16],
    ['pkg:npm/a?x=1&1=2', 'qualifiers', 14],
    ['pkg:npm/a?x=1&X=2', 'qualifiers', 14],
    ['pkg:npm/a?__proto__=2', 'qualifiers', 10],
    ['pkg:npm/a#%', 'subpath', 10],
    ['pkg:npm/a%00', 'name', 9],
    ['pkg:npm/a\0', 'name', 9],
    ['pkg:npm/a\ud800', 'name', 9],
    ['pkg:swift/Alamofire', 'namespace', 10],
    ['pkg:vcpkg/boost/asio', 'namespace', 10],
    ['pkg:cpan/A/B::C', 'name', 11],
    ['pkg:chrome-extension/dogs', 'name', 21],
    ['pkg:julia/Dates@1', 'qualifiers', 17],
  ])('refuses %j at its %s', (text, part, offset) => {
    expect(errorOf(text)).toMatchObject({ part, offset, message: expect.stringMatching(/^[A-Z]/) });
  });

  it('gives qualifiers no prototype', () => {
    expect(purlOf('pkg:npm/a').qualifiers.constructor).toBeUndefined();
    expect(purlOf('pkg:npm/a?toString=1').qualifiers).toEqual({ tostring: '1' });
    expect(purlOf('pkg:npm/a?x=1').qualifiers.constructor).toBeUndefined();
  });

  it('never throws and never loops on arbitrary text', () => {
    const piece = fc.constantFrom(
      'pkg:',
      'npm',
      '/',
      '@',
      '?',
      '#',
      '&',
      '=',
      '%',
      '%2F',
      '%00',
      'A',
      '.',
      '..',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'binary' }))), (pieces) => {
        const result = parsePurl(`pkg:${pieces.join('')}`);
        expect(result.ok ? formatPurl(result.purl) : result.error.message).not.toBe('');
      }),
      { numRuns: runs(300) },
    );
  });

  it('reads its own canonical form back unchanged', () => {
    const part = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('\0'));
    const parts = fc.record({
      type: fc.constantFrom(...knownPurlTypes, 'unknown'),
      namespace: fc.option(part),
      name: part,
      version: fc.option(part),
      qualifiers: fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9._-]{0,4}$/), part, { maxKeys: 3 }),
      subpath: fc.option(part),
    });
    fc.assert(
      fc.property(parts, (given) => {
        const built = buildPurl(given);
        if (!built.ok) return;
        const text = formatPurl(built.purl);
        expect(formatPurl(purlOf(text))).toBe(text);
        expect(formatReceivedPurl(purlOf(formatReceivedPurl(built.purl)))).toBe(
          formatReceivedPurl(built.purl),
        );
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('buildPurl', () => {
  it.each([
    [{ type: null, name: 'a' }, 'type'],
    [{ type: 'npm', name: undefined }, 'name'],
    [{ type: 'npm', name: 'a\0' }, 'name'],
    [{ type: 'npm', name: 'a', namespace: '\ud800' }, 'namespace'],
    [{ type: 'npm', name: 'a', version: '\0' }, 'version'],
    [{ type: 'npm', name: 'a', subpath: '\0' }, 'subpath'],
    [{ type: 'npm', name: 'a', qualifiers: { a: '\0' } }, 'qualifiers'],
    [{ type: 'npm', name: 'a', qualifiers: { 'a b': '1' } }, 'qualifiers'],
    [{ type: 'npm', name: 'a', qualifiers: { a: '1', A: '2' } }, 'qualifiers'],
    [{ type: 'otp', name: 'a', namespace: 'b' }, 'namespace'],
  ])('refuses %j', (parts, part) => {
    expect(buildPurl(parts)).toMatchObject({ ok: false, error: { part, offset: undefined } });
  });

  it('drops empty parts', () => {
    const built = buildPurl({
      type: 'NPM',
      namespace: '/',
      name: 'a',
      version: '',
      qualifiers: { b: null },
      subpath: '..',
    });
    expect(built.ok && formatPurl(built.purl)).toBe('pkg:npm/a');
  });
});

describe('purlCoordinates', () => {
  it('leaves qualifiers and subpath out', () => {
    expect(purlCoordinates(purlOf('pkg:maven/org.apache.commons/io@1.3.4?type=jar#a'))).toBe(
      'pkg:maven/org.apache.commons/io@1.3.4',
    );
  });
});

describe('lookupKey', () => {
  it.each([
    ['pkg:golang/github.com/0xJacky/Nginx-UI@v1', 'github.com/0xjacky', 'nginx-ui'],
    ['pkg:golang/github.com%2FFoo%2FBar', 'github.com/foo', 'bar'],
    ['pkg:golang/stdlib@1.20', '', 'stdlib'],
    ['pkg:pypi/Foo._-Bar', '', 'foo-bar'],
    ['pkg:pypi/jw.util', '', 'jw-util'],
    ['pkg:pypi/a__b', '', 'a-b'],
    ['pkg:npm/%40Types/Node', '@types', 'node'],
    ['pkg:npm/xtuc/long@4.2.2', '@xtuc', 'long'],
    ['pkg:npm/%40types%2Fnode@1.0.0', '@types', 'node'],
    ['pkg:npm/JSONStream', '', 'jsonstream'],
    ['pkg:nuget/Newtonsoft.Json', '', 'newtonsoft.json'],
    ['pkg:github/Actions/Checkout', 'actions', 'checkout'],
    ['pkg:composer/Laravel/Framework', 'laravel', 'framework'],
    ['pkg:bitbucket/A/B', 'a', 'b'],
    ['pkg:maven/org.Apache/IO', 'org.Apache', 'IO'],
    ['pkg:cargo/Rand', '', 'Rand'],
  ])('of %s is %s and %s', (text, namespace, name) => {
    const purl = purlOf(text);
    expect(lookupKey(purl)).toEqual({ type: purl.type, namespace, name });
  });
});

describe('validatePurl', () => {
  it.each([
    ['pkg:maven/commons-io', ["Type 'maven' requires a namespace"]],
    ['pkg:pypi/a/b', ["Type 'pypi' has no namespace, but 'a' was given"]],
    ['pkg:swid/Fedora@29', ["Type 'swid' requires the qualifier 'tag_id'"]],
    ['pkg:npm/a', []],
  ])('says of %s: %j', (text, messages) => {
    expect(validatePurl(purlOf(text)).map((issue) => issue.message)).toEqual(messages);
  });
});
