/** Flaws of packages, each in many versions: as many findings as flaws times versions. */
export interface FindingsShape {
  flaws: number;
  versions: number;
}

export const cveOf = (n: number) => `CVE-2025-${10_000 + n}`;
const packageOf = (n: number) => `aliased-package-${n}`;

export function osvRecords({ flaws }: FindingsShape) {
  return Array.from({ length: flaws }, (_, n) => ({
    id: `OSV-2025-${n}`,
    modified: '2026-01-01T00:00:00Z',
    aliases: [cveOf(n)],
    affected: [
      {
        package: { ecosystem: 'npm', name: packageOf(n), purl: `pkg:npm/${packageOf(n)}` },
        ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '9.0.0' }] }],
      },
    ],
  }));
}

export function bomOf({ flaws, versions }: FindingsShape): Buffer {
  const components = Array.from({ length: flaws * versions }, (_, n) => {
    const name = packageOf(n % flaws);
    const version = `1.${Math.floor(n / flaws)}.0`;
    return { type: 'library', 'bom-ref': `ref-${n}`, name, version, purl: `pkg:npm/${name}@${version}` };
  });
  return Buffer.from(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components }));
}
