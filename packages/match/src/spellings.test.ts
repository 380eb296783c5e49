import { readFileSync } from 'node:fs';
import { readSpellings, type Spelling } from '@waybill/test-kit';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { coordsOf } from './identity.ts';
import { readOsvRecord } from './osv/osv-reader.ts';
import { rangesOf } from './ranges.ts';

const table = readFileSync(new URL('../../../docs/spellings.md', import.meta.url), 'utf8');

function advisoryOf(affected: object) {
  const read = readOsvRecord({ id: 'GHSA-1', affected: [affected] });
  if (!read.ok) throw new Error(read.error.message);
  return read.advisory;
}

function advisoryAndPurl({ ecosystem, path, written, stated, isOfVersions }: Spelling) {
  if (!isOfVersions) {
    const affected = { package: { ecosystem, name: stated }, versions: ['1.2.3'] };
    return { advisory: advisoryOf(affected), purl: `pkg:${path}/${written}@1.2.3` };
  }
  const isPath = path === 'swift' || path === 'github' || path === 'composer' || path === 'golang';
  const name = isPath ? 'acme.org/lib' : path === 'maven' ? 'acme:lib' : 'lib';
  const range = { type: 'ECOSYSTEM', events: [{ introduced: stated }, { last_affected: stated }] };
  const affected = { package: { ecosystem, name }, ranges: [range] };
  return {
    advisory: advisoryOf(affected),
    purl: `pkg:${path}/${name.replace(':', '/')}@${written}`,
  };
}

describe('docs/spellings.md', () => {
  it.each(
    readSpellings(table).map((spelling) => [
      `${spelling.path}, ${spelling.column}: ${spelling.written} ${spelling.isSame ? '=' : '≠'} ${spelling.stated}`,
      spelling,
    ]),
  )('holds: %s', (_title, spelling) => {
    const { advisory, purl } = advisoryAndPurl(spelling as Spelling);
    expect(decide({ purl }, advisory).verdict === 'affected').toBe((spelling as Spelling).isSame);
    // The database finds the same by keys.
    const meets = rangesOf(advisory).some((row) =>
      coordsOf({ purl }).some(
        (own) =>
          own.k1 === row.k1 &&
          own.k2 === row.k2 &&
          own.k3 === row.k3 &&
          row.lo <= own.verKey &&
          own.verKey < row.hi,
      ),
    );
    expect(meets).toBe((spelling as Spelling).isSame);
  });
});
