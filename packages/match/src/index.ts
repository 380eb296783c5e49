/**
 * Advisories of OSV, the NVD, GitHub and VulnDB in one model, the decision whether one affects a component and why, the rows by
 * which SQL comes to the same answer, and groups of ids for one flaw.
 */
export type {
  Advisory,
  AdvisoryCvss,
  Affected,
  AffectedCpe,
  AffectedPackage,
  Bounds,
  Feed,
  OsvEvent,
  PackageRange,
  ReadResult,
  VulnSource,
} from './advisory.ts';
export {
  type AffectedIdentity,
  type AffectedIdentityFault,
  affectedIdentityFault,
  rangeIdentity,
} from './affected-identity.ts';
export { aliasGroups } from './alias/alias-groups.ts';
export {
  ALIAS_FIELDS,
  type AliasField,
  type AliasIds,
  aliasesOfAdvisory,
  aliasesOfRecord,
  aliasField,
  cvesOfAdvisory,
  refsOfAlias,
  upstreamCves,
  type VulnRef,
} from './alias/alias-ids.ts';
export { type AliasChange, mergeAliases } from './alias/merge-aliases.ts';
export { attrsMatch } from './attributes.ts';
export {
  type BlindSpot,
  type Caveat,
  type EnabledSources,
  type Judgment,
  judgeable,
  judgeSight,
} from './blind-spot.ts';
export {
  coordinateOfPurl,
  distributionNamespace,
  type PackageCoordinate,
  releaseTold,
} from './coordinate.ts';
export { type Decision, decide, decideTarget } from './decide.ts';
export { isDistributionType } from './distro.ts';
export { ecosystemName, ecosystemsForPackage } from './ecosystem.ts';
export {
  type CpeName,
  type FuzzyTerm,
  fuzzyCpe,
  fuzzyTerms,
  type NamedIdentity,
} from './fuzzy/fuzzy-terms.ts';
export { createSimilarNames } from './fuzzy/similar-names.ts';
export { readGithubAdvisory } from './github/github-reader.ts';
export { coordinatesMeet, type Hit, hitOf } from './hit.ts';
export { type CoordinateKey, type CoordRow, coordsOf, coordsOfTarget } from './identity.ts';
export { readNvdCve } from './nvd/nvd-reader.ts';
export { readOsvRecord } from './osv/osv-reader.ts';
export { type AffectedRange, isEmptyRange, isOwnVulnId } from './own-record.ts';
export { type RangeRow, rangesOf } from './ranges.ts';
export type { RecordFault } from './record-fault.ts';
export { type Remedy, remedied, remedyOf } from './remedy.ts';
export { readOssIndexVulnerability } from './report/ossindex-report.ts';
export { readSnykIssue, type SnykIssue } from './report/snyk-issue.ts';
export { readTrivyVulnerability, type TrivyVulnerability } from './report/trivy-vulnerability.ts';
export { type Sight, sightOfText, sightText } from './sight.ts';
export type { Comparison, PackageName, Step, Verdict } from './step.ts';
export { type Identity, readTarget, type Target } from './target.ts';
export { ANY_KEY, EVERY_HI, NOT_APPLICABLE_KEY, OPEN_HI } from './version-zone.ts';
export { sourceOfVulnId } from './vuln-source.ts';
export { readVulnDbAnswer, readVulnDbResult } from './vulndb/vulndb-reader.ts';
