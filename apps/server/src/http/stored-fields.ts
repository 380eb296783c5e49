/**
 * Stored fields of the contract's models: a list may be ordered by each of them and by what is nested in it
 * (contract §1.4). Flags go by two names: that of the JSON member, and the one without `is` that clients of the
 * contract's first implementation send. Fields that are only computed for an answer are not among them.
 */
export const storedFields = {
  project: namesOf(`
    publisher manufacturer supplier group name description version classifier cpe purl swidTagId
    directDependencies uuid parent children properties tags lastBomImport lastBomImportFormat
    lastInheritedRiskScore active externalReferences metadata authors isLatest accessTeams collectionLogic
    collectionTag lastVulnerabilityAnalysis`),
  component: namesOf(`
    publisher supplier group name version classifier filename extension md5 sha1 sha256 sha384 sha512
    sha3_256 sha3_384 sha3_512 blake2b_256 blake2b_384 blake2b_512 blake3 cpe purl purlCoordinates swidTagId
    isInternal internal description copyright license licenseExpression licenseUrl resolvedLicense directDependencies
    externalReferences parent children properties vulnerabilities project lastInheritedRiskScore notes uuid
    authors scope`),
  service: namesOf(`
    provider group name version description endpoints authenticated crossesTrustBoundary data
    externalReferences parent children vulnerabilities project lastInheritedRiskScore notes uuid`),
  vulnerability: namesOf(`
    vulnId source friendlyVulnId title subTitle description detail recommendation references credits created
    published updated cwes cvssV2BaseScore cvssV2ImpactSubScore cvssV2ExploitabilitySubScore cvssV2Vector
    cvssV3BaseScore cvssV3ImpactSubScore cvssV3ExploitabilitySubScore cvssV3Vector owaspRRLikelihoodScore
    owaspRRTechnicalImpactScore owaspRRBusinessImpactScore owaspRRVector severity vulnerableVersions
    patchedVersions epssScore epssPercentile components serviceComponents uuid cwe cvssV4Score cvssV4Vector
    normalizedCvssV2Vector`),
} satisfies Record<string, ReadonlySet<string>>;

function namesOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
