import type { OsvRecord } from '@waybill/test-kit';

const fixedIn = ['1.0.0', '3.0.0', '2.0.0'] as const;

/**
 * Advisories about packages, one for each: every edition says that another version has the fix, so that findings come and go.
 * Edition 0 is withdrawn and leaves none.
 * @param name tells the advisories of several benchmarks apart
 */
export function editAdvisories(name: string, packages: readonly string[], edition: number): OsvRecord[] {
  const modified = new Date(Date.now() - 1_000).toISOString();
  return packages.map((pkg, n) => ({
    id: `BENCH-${name}-${n}`,
    modified,
    published: '2026-01-01T00:00:00Z',
    summary: `Edition ${edition}`,
    ...(edition === 0 ? { withdrawn: modified } : {}),
    affected: [
      {
        package: { ecosystem: 'npm', name: pkg },
        ranges: [
          { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: fixedIn[edition % fixedIn.length] }] },
        ],
      },
    ],
  }));
}
