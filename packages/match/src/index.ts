/**
 * Advisories of OSV, the NVD and GitHub in one model, the decision whether one affects a component and why, the rows by
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
export { aliasGroups } from './alias/alias-groups.ts';
export {
  ALIAS_FIELDS,
  type AliasField,
  type AliasIds,
  aliasesOfRecord,
  aliasField,
  refsOfAlias,
  type VulnRef,
} from './alias/alias-ids.ts';
export { type AliasChange, mergeAliases } from './alias/merge-aliases.ts';
export { attrsMatch } from './attributes.ts';
export { type BlindSpot, type EnabledSources, type Judgment, judgeable, judgeSight } from './blind-spot.ts';
export { coordinateOfPurl, type PackageCoordinate } from './coordinate.ts';
export { type Decision, decide, decideTarget } from './decide.ts';
export { ecosystemName, ecosystemsForPackage } from './ecosystem.ts';
export { readGithubAdvisory } from './github/github-reader.ts';
export { coordinatesMeet, type Hit, hitOf } from './hit.ts';
export { type CoordinateKey, type CoordRow, coordsOf, coordsOfTarget } from './identity.ts';
export { readNvdCve } from './nvd/nvd-reader.ts';
export { readOsvRecord } from './osv/osv-reader.ts';
export { type RangeRow, rangesOf } from './ranges.ts';
export { type Sight, sightOfText, sightText } from './sight.ts';
export type { Comparison, PackageName, Step, Verdict } from './step.ts';
export { type Identity, readTarget, type Target } from './target.ts';
export { ANY_KEY, EVERY_HI, NOT_APPLICABLE_KEY, OPEN_HI } from './version-zone.ts';
export { sourceOfVulnId } from './vuln-source.ts';
