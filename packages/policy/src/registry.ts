import type { PolicySubject } from './subject.ts';
import { age } from './subjects/age.ts';
import { componentHash } from './subjects/component-hash.ts';
import { coordinates } from './subjects/coordinates.ts';
import { cpe } from './subjects/cpe.ts';
import { cvss } from './subjects/cvss.ts';
import { cwe } from './subjects/cwe.ts';
import { epss } from './subjects/epss.ts';
import { fixAvailable } from './subjects/fix-available.ts';
import { isInternal } from './subjects/is-internal.ts';
import { isOutdated } from './subjects/is-outdated.ts';
import { knownExploited } from './subjects/known-exploited.ts';
import { license } from './subjects/license.ts';
import { licenseGroup } from './subjects/license-group.ts';
import { packageUrl } from './subjects/package-url.ts';
import { severity } from './subjects/severity.ts';
import { swidTagId } from './subjects/swid-tag-id.ts';
import { version } from './subjects/version.ts';
import { versionDistance } from './subjects/version-distance.ts';
import { vulnerabilityId } from './subjects/vulnerability-id.ts';

/** Every subject; a new one is a file below `subjects` and a line here. */
const SUBJECTS = {
  AGE: age,
  COMPONENT_HASH: componentHash,
  COORDINATES: coordinates,
  CPE: cpe,
  CVSS: cvss,
  CWE: cwe,
  EPSS: epss,
  FIX_AVAILABLE: fixAvailable,
  IS_INTERNAL: isInternal,
  IS_OUTDATED: isOutdated,
  KNOWN_EXPLOITED: knownExploited,
  LICENSE: license,
  LICENSE_GROUP: licenseGroup,
  PACKAGE_URL: packageUrl,
  SEVERITY: severity,
  SWID_TAGID: swidTagId,
  VERSION: version,
  VERSION_DISTANCE: versionDistance,
  VULNERABILITY_ID: vulnerabilityId,
} satisfies Record<string, PolicySubject>;

/** The subject of a condition. The names are those of the API. */
export type ConditionSubject = keyof typeof SUBJECTS;

/**
 * A subject with its operators, its violation type and the facts that it reads.
 *
 * @example
 * getSubject('EPSS').violationType // 'SECURITY'
 */
export function getSubject(name: ConditionSubject): PolicySubject {
  return SUBJECTS[name];
}

/**
 * True if a text names a subject.
 *
 * @example
 * isConditionSubject('COLOR') // false
 */
export function isConditionSubject(text: string): text is ConditionSubject {
  return Object.hasOwn(SUBJECTS, text);
}

/** The names of all subjects, in alphabetical order. */
export const conditionSubjects: readonly ConditionSubject[] =
  Object.keys(SUBJECTS).filter(isConditionSubject);
