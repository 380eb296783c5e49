import { readFileSync } from 'node:fs';
import { readSpellings } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../test/facts.ts';

const table = readFileSync(new URL('../../../docs/spellings.md', import.meta.url), 'utf8');

describe('versions of docs/spellings.md', () => {
  it.each(
    readSpellings(table)
      .filter(({ isOfVersions }) => isOfVersions)
      .map(({ path, written, stated, isSame }) => [path, written, isSame ? '=' : '≠', stated]),
  )('hold in policies: %s %s %s %s', (path = '', written = '', sign, stated = '') => {
    const version = decodeURIComponent(written.replace(/\?.*$/, ''));
    const facts = { version, purl: `pkg:${path}/lib@${written}` };
    expect(evaluate(['VERSION', 'NUMERIC_EQUAL', stated], facts).outcome === 'held').toBe(sign === '=');
    expect(evaluate(['VERSION', 'NUMERIC_NOT_EQUAL', stated], facts).outcome === 'held').toBe(sign === '≠');
  });
});
