import { describe, expect, it } from 'vitest';
import { wordsOfCpe, wordsOfPurl } from './coordinate-words.ts';

describe('the words by which coordinates are found', () => {
  it.each([
    ['pkg:npm/lodash@4.17.21', ['npm', 'lodash']],
    ['pkg:npm/%40angular/core@1.0', ['npm', 'angular', 'core']],
    ['@angular/core', ['angular', 'core']],
    [
      'pkg:maven/org.apache.logging.log4j/log4j-core@2.14.1?type=jar',
      ['maven', 'org', 'apache', 'logging', 'log4j', 'core'],
    ],
    ['pkg:pypi/zope.interface', ['pypi', 'zope', 'interface']],
    ['log4j', ['log4j']],
    ['a/b', []],
    ['@4.17', []],
  ])('of the package URL %s', (text, words) => {
    expect(wordsOfPurl(text).toSorted()).toEqual([...words].sort());
  });

  it.each([
    ['cpe:2.3:a:apache:log4j:2.14.1:*:*:*:*:*:*:*', ['apache', 'log4j']],
    ['cpe:/a:apache:log4j', ['apache', 'log4j']],
    ['apache:log4j:2.14', ['apache', 'log4j']],
    ['cpe:2.3:a:acme\\+:c\\+\\+_tool', ['acme', 'tool']],
    ['cpe:2.3:a:3com:router', ['3com', 'router']],
  ])('of the CPE %s', (text, words) => {
    expect(wordsOfCpe(text)).toEqual(words);
  });
});
