import { describe, expect, it } from 'vitest';
import { issuesUrl, readIssueConfig, requireIssueConfig } from './issue-config.ts';

describe('the issues of a repository', () => {
  it.each([
    ['github', 'https://github.com/acme/shop', undefined, 'https://api.github.com/repos/acme/shop/issues'],
    [
      'github',
      'https://github.com/acme/shop.git/',
      undefined,
      'https://api.github.com/repos/acme/shop/issues',
    ],
    [
      'github',
      'https://code.example/acme/shop',
      undefined,
      'https://code.example/api/v3/repos/acme/shop/issues',
    ],
    ['github', 'https://acme.ghe.com/a/b', undefined, 'https://api.acme.ghe.com/repos/a/b/issues'],
    [
      'github',
      'https://code.example/a/b',
      'https://api.example/v3/',
      'https://api.example/v3/repos/a/b/issues',
    ],
    [
      'gitlab',
      'https://gitlab.com/acme/shop',
      undefined,
      'https://gitlab.com/api/v4/projects/acme%2Fshop/issues',
    ],
    [
      'gitlab',
      'https://git.example/a/b/c/-/issues',
      undefined,
      'https://git.example/api/v4/projects/a%2Fb%2Fc/issues',
    ],
    [
      'gitlab',
      'https://git.example/lab/a/b',
      'https://git.example/lab/api/v4',
      'https://git.example/lab/api/v4/projects/a%2Fb/issues',
    ],
    ['github', 'https://github.com/acme', undefined, undefined],
    ['github', 'https://github.com/acme/shop/issues', undefined, undefined],
    ['gitlab', 'https://gitlab.com/acme', undefined, undefined],
    ['gitlab', 'ftp://gitlab.com/acme/shop', undefined, undefined],
    ['gitlab', 'https://user:word@gitlab.com/acme/shop', undefined, undefined],
    ['github', 'acme/shop', undefined, undefined],
  ] as const)('of %s at %s by the API at %s are %s', (kind, destination, apiUrl, expected) => {
    expect(issuesUrl(kind, destination, apiUrl)?.href).toBe(expected);
  });

  it.each([
    [{ destination: 'https://github.com/acme' }, 'the address of a repository'],
    [{ apiUrl: 'api.example' }, '"apiUrl"'],
    [{ labels: 'security' }, 'a list as "labels"'],
    [{ labels: ['a,b'] }, 'without commas'],
    [{ labels: [''] }, 'A label must be'],
    [{ labels: Array(51).fill('a') }, 'more than 50'],
  ])('is refused with %j', (config, reason) => {
    expect(() => requireIssueConfig(config, 'github')).toThrow(reason);
  });

  it('have the labels of the rule', () => {
    expect(readIssueConfig({ labels: [' security ', 7], apiUrl: ' ' })).toEqual({
      labels: ['security'],
      apiUrl: undefined,
    });
  });
});
