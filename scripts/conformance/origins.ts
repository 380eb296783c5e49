/** Where sets come from: the beginning of their names, and the source with its revision. */
export const ORIGINS: readonly (readonly [sets: string, origin: string])[] = [
  ['versions/osv-scalibr', 'google/osv-scalibr @ c2094f2d68e3, `semantic/testdata`'],
  ['versions/vers-spec', 'package-url/vers-spec @ 9305f036fae4'],
  ['purl', 'package-url/purl-spec @ 16f3d0e39343'],
  ['cvss/nvd-vectors', 'distinct vectors and scores of the NVD'],
  ['cvss/redhat-cvss', 'RedHatProductSecurity/cvss @ 2f149099257a'],
  ['spdx', 'SPDX license list 3.28.0'],
  ['cyclonedx-spec', 'CycloneDX/specification @ e02a34ae42a4, `schema` and `tools/src/test/resources`'],
  [
    'boms',
    'CycloneDX/bom-examples @ aaa24717f310, CycloneDX/sbom-utility @ 776791771674, DependencyTrack/dependency-track ' +
      '4.14.3, guacsec/trustify @ 565f917f30da, google/osv-scanner @ add393a2e051, google/osv-scalibr @ c2094f2d68e3, ' +
      'anchore/grype @ 4562c55cebba',
  ],
  ['scale-boms', 'made from `boms` and `osv`'],
  [
    'osv',
    'golang/vulndb @ a752ea54fd1b, pypa/advisory-database @ 3ccb612573e2, rustsec/advisory-db @ 7fa931cb9025',
  ],
  [
    'osv-samples, nvd-samples, ghsa-graphql',
    'DependencyTrack/dependency-track 4.14.3, guacsec/trustify @ 565f917f30da, aboutcode-org/vulnerablecode @ adc81cba42f3',
  ],
  [
    'nvd',
    'exein-io/kepler @ e05e4083fa15 and anchore/nvd-data-overrides @ 29c755f5ac67, in the layout of NVD 2.0',
  ],
  [
    'match-truth',
    'made from `osv` and `nvd` and checked by a second matcher written from the specifications alone',
  ],
  [
    'contract §19.4',
    'our own cases, at least one for each feature of the language of templates that the contract lists',
  ],
  [
    'contract §15',
    'our own cases for the subjects and operators of policy conditions that the contract lists',
  ],
];

/** Shared data that says nothing about a package, and why. */
export const WITHOUT_VERDICT: readonly (readonly [data: string, reason: string])[] = [
  [
    'match-labels',
    'People judged what a scanner said about container images. A label holds for its image: it depends on the ' +
      'distribution, on files and on fixes of the vendor, and names a package without its ecosystem. The images are not part of the data.',
  ],
  [
    'kev, epss, cwe',
    'Read by the server (`features/source`, `features/vulnerability`) and tested there; no package reads them.',
  ],
  ['repository-responses', 'Answers of package repositories, which no package reads.'],
];
