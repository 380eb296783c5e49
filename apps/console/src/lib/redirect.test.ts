import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { safeRedirect } from './redirect.ts';

const atRoot = { origin: 'https://waybill.example', basePath: '/' };
const below = { origin: 'https://waybill.example', basePath: '/tools/waybill/' };

/** The beginnings of all addresses that the console makes. */
const made = readFileSync(new URL('./paths.ts', import.meta.url), 'utf8').matchAll(/path`(\/[\w-]+)/g);
const beginnings = [...new Set([...made].map(([, beginning = '']) => beginning))];

describe('a redirect after sign-in', () => {
  test.each([
    ['/projects', '/projects'],
    ['/projects/6f?searchText=a%20b#top', '/projects/6f?searchText=a%20b#top'],
    ['https://waybill.example/vulnerabilityAudit', '/vulnerabilityAudit'],
    ['/project?uuid=1', '/project?uuid=1'],
    ['/admin/accessManagement/teams', '/admin/accessManagement/teams'],
  ])('is followed to %s', (wanted, expected) => {
    expect(safeRedirect(wanted, atRoot)).toBe(expected);
  });

  test.each(beginnings)('leads to every place of the console: %s', (beginning) => {
    expect(safeRedirect(`${beginning}?searchText=a`, atRoot)).toBe(`${beginning}?searchText=a`);
  });

  test.each([
    [undefined],
    [''],
    ['https://evil.example/projects'],
    ['//evil.example/projects'],
    ['http://waybill.example/projects'],
    ['javascript:alert(1)'],
    ['data:text/html,hello'],
    ['/projectsX'],
    ['/unknown'],
    ['/\\evil.example/projects'],
    ['/../unknown'],
    ['http://['],
  ])('is not followed to %s', (wanted) => {
    expect(safeRedirect(wanted, atRoot)).toBe('/dashboard');
  });

  test('may carry the base path or leave it out', () => {
    expect(safeRedirect('/tools/waybill/projects', below)).toBe('/projects');
    expect(safeRedirect('/projects', below)).toBe('/projects');
    expect(safeRedirect('/tools/other', below)).toBe('/dashboard');
  });
});
