import {
  CPE_ATTRIBUTES,
  type Cpe,
  type CpeAttributeName,
  compareAttribute,
  formatAttribute,
} from '@waybill/cpe';
import type { AffectedCpe } from './advisory.ts';
import { compareBounds } from './compare-range.ts';
import { cpeOfCriterion, logicalBound } from './criterion.ts';
import { defined } from './defined.ts';
import { hasNoBound } from './interval.ts';
import type { EntryDecision, Step } from './step.ts';
import type { CpeTarget } from './target.ts';
import { compareReadable, isReadable } from './version-zone.ts';

/** The attributes that make two names speak about the same product, the most telling first. */
const PRODUCT: readonly CpeAttributeName[] = ['product', 'vendor', 'part'];

/** The attributes besides the version, which has an order and is compared by it. */
const BESIDES: readonly CpeAttributeName[] = CPE_ATTRIBUTES.filter(
  (name) => name !== 'version' && !PRODUCT.includes(name),
);

/**
 * Decides one CPE criterion for a component's CPE; undefined when it speaks about another product. By the name
 * matching of CPE 2.3 (contract §13) with the criterion as source: no attribute may be disjoint, vendor and product
 * may not be subset and superset crosswise, and the version must fit the criterion's or its bounds. A component whose
 * version does not apply (`-`) is inside all bounds (contract §26.9): it names no version that could lie outside.
 */
export function decideCpe(target: CpeTarget, affected: AffectedCpe): EntryDecision | undefined {
  const source = cpeOfCriterion(affected);
  if (!source || PRODUCT.some((name) => isDisjoint(source, target.cpe, name))) return undefined;
  const { criterion, at } = affected;
  const same: Step = { code: 'same_cpe', data: { criterion, ...defined('bounds', affected.bounds), at } };
  const difference = nameDifference(source, target.cpe);
  if (difference) return { verdict: 'not_affected', steps: [same, difference] };
  const decision = decideVersion(source, target, affected);
  return { verdict: decision.verdict, steps: [same, ...decision.steps] };
}

function nameDifference(source: Cpe, target: Cpe): Step | undefined {
  const attribute = BESIDES.find((name) => isDisjoint(source, target, name));
  if (attribute) {
    const data = {
      attribute,
      component: formatAttribute(target[attribute]),
      advisory: formatAttribute(source[attribute]),
    };
    return { code: 'cpe_attribute_differs', data };
  }
  const relations = [
    compareAttribute(source.vendor, target.vendor),
    compareAttribute(source.product, target.product),
  ];
  const isCrossed = relations.includes('subset') && relations.includes('superset');
  return isCrossed ? { code: 'cpe_crossed', data: {} } : undefined;
}

function decideVersion(source: Cpe, target: CpeTarget, { bounds = {} }: AffectedCpe): EntryDecision {
  if (target.versionKind === 'any')
    return { verdict: 'affected', steps: [{ code: 'any_version', data: {} }] };
  if (hasNoBound(bounds)) return decideCriterionVersion(source, target);
  // A version beside bounds is odd but possible; it must not contradict them.
  if (source.version.kind !== 'any') {
    const own = decideCriterionVersion(source, target);
    if (own.verdict !== 'affected') return own;
  }
  if (target.versionKind === 'not_applicable') {
    // Old records say "up to and including -" for a product that has no versions.
    const isNamed = bounds.startIncluding === '-' || bounds.endIncluding === '-';
    const step: Step = isNamed
      ? { code: 'version_not_applicable', data: { affected: true } }
      : { code: 'range_without_version', data: {} };
    return { verdict: 'affected', steps: [step] };
  }
  if (target.versionKind === 'unreadable') return { verdict: 'cannot_tell', steps: [unreadableStep(target)] };
  const bound = logicalBound(bounds);
  if (bound !== undefined) {
    return {
      verdict: 'cannot_tell',
      steps: [{ code: 'range_unreadable', data: { scheme: target.scheme, bound } }],
    };
  }
  const { verdict, step } = compareBounds(target.scheme, target.version ?? '', bounds);
  return { verdict, steps: [step] };
}

function decideCriterionVersion({ version }: Cpe, target: CpeTarget): EntryDecision {
  if (version.kind === 'any') return { verdict: 'affected', steps: [{ code: 'every_version', data: {} }] };
  const isNotApplicable = target.versionKind === 'not_applicable';
  if (version.kind === 'na' || isNotApplicable) {
    const affected = version.kind === 'na' && isNotApplicable;
    return verdictOf(affected, { code: 'version_not_applicable', data: { affected } });
  }
  const component = target.version ?? '';
  if (version.pattern) {
    const matches = compareAttribute(version, target.cpe.version) !== 'disjoint';
    return verdictOf(matches, {
      code: 'version_pattern',
      data: { version: component, pattern: version.value, matches },
    });
  }
  return decideEqual(target, component, version.value);
}

function decideEqual(target: CpeTarget, component: string, advisory: string): EntryDecision {
  const { scheme, versionKind } = target;
  const data = { scheme, version: component, advisory };
  const isOrdinary = versionKind === 'ordinary' && isReadable(scheme, advisory);
  const isPattern = target.cpe.version.kind === 'value' && target.cpe.version.pattern;
  const isEqual = isOrdinary
    ? compareReadable(scheme, component, advisory) === 0
    : !isPattern && component === advisory;
  // A text that is no version may stand for the affected one all the same.
  if (!isEqual && versionKind === 'unreadable')
    return { verdict: 'cannot_tell', steps: [unreadableStep(target)] };
  return verdictOf(isEqual, { code: isEqual ? 'version_equal' : 'version_differs', data });
}

function verdictOf(isAffected: boolean, step: Step): EntryDecision {
  return { verdict: isAffected ? 'affected' : 'not_affected', steps: [step] };
}

function unreadableStep({ scheme, version }: CpeTarget): Step {
  return { code: 'version_unreadable', data: { scheme, version: version ?? '' } };
}

function isDisjoint(source: Cpe, target: Cpe, name: CpeAttributeName): boolean {
  return compareAttribute(source[name], target[name]) === 'disjoint';
}
