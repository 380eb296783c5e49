import { CPE_ATTRIBUTES, type Cpe, type CpeAttribute } from './cpe.types.ts';
import { matchesWildcard } from './wildcard.ts';

/** How the set of things that a source attribute stands for relates to that of a target attribute. */
export type AttributeRelation = 'equal' | 'superset' | 'subset' | 'disjoint';

/** How two whole names relate; `overlap` when some attributes are supersets and others subsets. */
export type NameRelation = AttributeRelation | 'overlap';

/**
 * Relates one attribute of a source (an advisory's name) to the same attribute of a target (a component's name).
 * The table is that of NISTIR 7696, Table 6-2; where that leaves the result open (a pattern as target), a source
 * pattern is tried on the target's text and a plain source is disjoint unless the texts are equal.
 *
 * @example
 * compareAttribute(ANY, { kind: 'value', value: '1.0', pattern: false }) // 'superset'
 */
export function compareAttribute(source: CpeAttribute, target: CpeAttribute): AttributeRelation {
  if (source.kind === 'any') return target.kind === 'any' ? 'equal' : 'superset';
  if (target.kind === 'any') return 'subset';
  if (source.kind === 'na' || target.kind === 'na') return source.kind === target.kind ? 'equal' : 'disjoint';
  if (source.value === target.value && source.pattern === target.pattern) return 'equal';
  return source.pattern && matchesWildcard(source.value, target.value) ? 'superset' : 'disjoint';
}

/**
 * Relates two names by NISTIR 7696 §7: disjoint when any attribute is, else equal, superset or subset when all
 * attributes agree on it.
 *
 * @example
 * const every = parseCpe('cpe:/a:foo:bar').cpe;
 * cpeNameRelation(every, parseCpe('cpe:/a:foo:bar:1.0').cpe) // 'superset'
 * cpeNameRelation(every, parseCpe('cpe:/a:foo:baz').cpe) // 'disjoint'
 */
export function cpeNameRelation(source: Cpe, target: Cpe): NameRelation {
  let isSuperset = false;
  let isSubset = false;
  for (const name of CPE_ATTRIBUTES) {
    const relation = compareAttribute(source[name], target[name]);
    if (relation === 'disjoint') return 'disjoint';
    if (relation === 'superset') isSuperset = true;
    else if (relation === 'subset') isSubset = true;
  }
  if (isSuperset) return isSubset ? 'overlap' : 'superset';
  return isSubset ? 'subset' : 'equal';
}

/**
 * True if an advisory's name applies to a component's name, version included. No attribute may be disjoint.
 * Names do not match if the vendor is a subset and the product a superset, or the reverse, because they then
 * share nothing that either side meant. Version bounds beside the name are ignored. Source: NISTIR 7696 §7
 * and, for vendor and product, the rule of OWASP Dependency-Track's internal analyzer (contract §13).
 *
 * @example
 * cpeApplies(parseCpe('cpe:/a:foo:bar').cpe, parseCpe('cpe:/a:foo:bar:1.0').cpe) // true
 */
export function cpeApplies(advisory: Cpe, component: Cpe): boolean {
  const product = compareAttribute(advisory.product, component.product);
  if (product === 'disjoint') return false;
  const vendor = compareAttribute(advisory.vendor, component.vendor);
  if (vendor === 'disjoint') return false;
  if (vendor === 'subset' && product === 'superset') return false;
  if (vendor === 'superset' && product === 'subset') return false;
  // Named one by one, the commonest difference first: a loop over the names takes twice the time.
  return (
    overlaps(advisory.version, component.version) &&
    overlaps(advisory.part, component.part) &&
    overlaps(advisory.update, component.update) &&
    overlaps(advisory.targetSw, component.targetSw) &&
    overlaps(advisory.targetHw, component.targetHw) &&
    overlaps(advisory.edition, component.edition) &&
    overlaps(advisory.language, component.language) &&
    overlaps(advisory.swEdition, component.swEdition) &&
    overlaps(advisory.other, component.other)
  );
}

function overlaps(source: CpeAttribute, target: CpeAttribute): boolean {
  return compareAttribute(source, target) !== 'disjoint';
}

/**
 * True if a stored part, vendor, or product is worth comparing with a component's. A database index can do
 * this pre-selection. A concrete value selects itself and ANY, NA selects NA and ANY, and ANY selects
 * everything (contract §13).
 *
 * @example
 * isCandidateAttribute(NA, ANY) // true
 * isCandidateAttribute(NA, { kind: 'value', value: 'foo', pattern: false }) // false
 */
export function isCandidateAttribute(stored: CpeAttribute, component: CpeAttribute): boolean {
  if (component.kind === 'any' || stored.kind === 'any') return true;
  if (component.kind === 'na' || stored.kind === 'na') return stored.kind === component.kind;
  return stored.value === component.value && stored.pattern === component.pattern;
}
