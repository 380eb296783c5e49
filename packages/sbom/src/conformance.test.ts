import { describe, expect, it } from 'vitest';
import { hasSharedData, listShared, readShared } from '../test/shared-data.ts';
import { readBom } from './read-bom.ts';
import { validateBom } from './validate-bom.ts';

const FOLDER = 'cyclonedx-spec/cases';

/** Upstream excludes these from its own checks: a schema cannot express them. */
const EXCLUDED = /(?:^|\/)(?:skip_|informal-)/;

const all = hasSharedData ? listShared(FOLDER).filter((path) => /\.(?:json|xml)$/.test(path)) : [];
const cases = all.filter((path) => !EXCLUDED.test(path));

describe.skipIf(!hasSharedData)('conformance cases of the specification', () => {
  it('are all there', () => {
    expect({ all: all.length, judged: cases.length }).toEqual({ all: 507, judged: 504 });
  });

  it.each(cases)('judges %s as its name says', async (path) => {
    const bytes = readShared(`${FOLDER}/${path}`);
    const result = await validateBom(bytes);
    const isValid = /(?:^|\/)valid-/.test(path);
    expect({ ok: result.ok, violations: result.ok ? 0 : Math.min(1, result.violations.length) }).toEqual({
      ok: isValid,
      violations: isValid ? 0 : 1,
    });
    expect(readBom(bytes).ok).toBe(true);
  });
});
