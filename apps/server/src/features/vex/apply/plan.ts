import type { VexReason } from '@waybill/api-contract';
import type { ClaimFault, ClaimSubject, ClaimVerdict, VexClaim } from '@waybill/sbom';
import type { FoundSubject } from './component-finder.ts';
import type { ClaimedVulnerabilities } from './named-vulnerabilities.ts';
import { mergeVerdicts } from './verdict.ts';
import type { FindingKey } from './vex-apply.queries.ts';

/** What the claims of a document are held against. */
export interface PlanFacts {
  readonly hasFindings: boolean;
  isProject(subject: ClaimSubject): boolean;
  findSubject(subject: ClaimSubject): FoundSubject;
  findVulnerabilities(claim: VexClaim): ClaimedVulnerabilities | undefined;
  /** The findings of the project that have one of the vulnerabilities that were found, by vulnerability. */
  readonly findings: ReadonlyMap<number, readonly number[]>;
}

/** Why a claim cannot be applied. */
interface Refused {
  readonly reason: VexReason;
  readonly message: string;
}

/** What is said about one finding by all claims of the document. */
export interface Target extends FindingKey {
  readonly source: string;
  readonly ext_id: string;
  verdict: ClaimVerdict;
  /** The finding is not there: the analysis waits for it. */
  readonly isAhead: boolean;
  /** Whether a claim names its own vulnerability, or only another of its alias group. */
  isNamed: boolean;
  statedFor: string;
  readonly claims: number[];
}

export interface Plan {
  /** In the order of their components and vulnerabilities. */
  readonly targets: readonly Target[];
  /** By claim. */
  readonly refused: ReadonlyMap<number, Refused>;
  /** Claims that a later one takes the word from, with how often. */
  readonly superseded: ReadonlyMap<number, number>;
}

/** What there is to do for each finding, and which claims come to nothing and why. Pure. */
export function planVex(claims: readonly VexClaim[], facts: PlanFacts): Plan {
  const targets = new Map<string, Target>();
  const refused = new Map<number, Refused>();
  const superseded = new Map<number, number>();
  for (const [index, claim] of claims.entries()) {
    const result = placesOf(claim, facts);
    if ('reason' in result) refused.set(index, result);
    else for (const place of result.places) take(place, index, result.verdict, claim);
  }
  const sorted = [...targets.values()].sort(
    (a, b) => a.component_id - b.component_id || a.vuln_id - b.vuln_id,
  );
  return { targets: sorted, refused, superseded };

  function take(place: Place, index: number, verdict: ClaimVerdict, { vulnerability }: VexClaim): void {
    const key = `${place.component_id}/${place.vuln_id}`;
    const statedFor = vulnerability?.id ?? '';
    const known = targets.get(key);
    if (!known) {
      targets.set(key, { ...place, verdict, statedFor, claims: [index] });
      return;
    }
    // What names the vulnerability itself counts more than what names another record of it.
    if (known.isNamed && !place.isNamed) {
      if (isSame(known.verdict, verdict)) known.claims.push(index);
      else count(index);
      return;
    }
    const isStronger = place.isNamed && !known.isNamed;
    if (isStronger || isContrary(known.verdict, verdict))
      for (const other of known.claims.splice(0)) count(other);
    known.verdict = isStronger ? verdict : mergeVerdicts(known.verdict, verdict);
    known.isNamed = place.isNamed;
    known.statedFor = statedFor;
    known.claims.push(index);
  }

  function count(index: number): void {
    superseded.set(index, (superseded.get(index) ?? 0) + 1);
  }
}

interface Place extends FindingKey {
  readonly source: string;
  readonly ext_id: string;
  readonly isAhead: boolean;
  readonly isNamed: boolean;
}

function isSame(one: ClaimVerdict, other: ClaimVerdict): boolean {
  return JSON.stringify(mergeVerdicts(one, other)) === JSON.stringify(one);
}

const members = ['state', 'justification', 'detail', 'isSuppressed'] as const;

/** Whether the later claim takes the word from the earlier one, rather than adding to it. */
function isContrary(earlier: ClaimVerdict, later: ClaimVerdict): boolean {
  const differs = <T>(one: T | undefined, other: T | undefined) =>
    one !== undefined && other !== undefined && one !== other;
  const responseOf = ({ responses }: ClaimVerdict) => responses.join() || undefined;
  return (
    members.some((member) => differs(earlier[member], later[member])) ||
    differs(responseOf(earlier), responseOf(later))
  );
}

function placesOf(
  claim: VexClaim,
  facts: PlanFacts,
): Refused | { readonly places: readonly Place[]; readonly verdict: ClaimVerdict } {
  const { fault, vulnerability, verdict, subject, within } = claim;
  if (fault) return { reason: faultReasons[fault.kind], message: capitalized(fault.message) };
  if (!vulnerability || !verdict) throw new Error('A claim without fault says nothing');
  const found = facts.findVulnerabilities(claim);
  if (!found)
    return { reason: 'UNKNOWN_VULNERABILITY', message: `No source has a record of ${vulnerability.id}` };
  const components = componentsOf(subject, within, facts);
  if ('reason' in components) return components;
  const named = new Set(found.named.map((row) => row.vuln_id));
  const places: Place[] = [];
  for (const { vuln_id, source, ext_id } of found.all) {
    for (const component_id of facts.findings.get(vuln_id) ?? []) {
      if (components.only && !components.only.has(component_id)) continue;
      const isNamed = named.has(vuln_id);
      places.push({ component_id, vuln_id, source, ext_id, isAhead: false, isNamed });
    }
  }
  if (components.only && facts.hasFindings) places.push(...placesAhead(components.only, places, found.named));
  if (places.length > 0) return { places, verdict };
  const { id } = vulnerability;
  const message = components.only
    ? `The component has no finding of ${id}`
    : `No component of the project has a finding of ${id}`;
  return { reason: 'NO_FINDING', message };
}

/** A component takes what is said of it whether or not it has the vulnerability (contract §8). */
function placesAhead(
  only: ReadonlySet<number>,
  places: readonly Place[],
  named: ClaimedVulnerabilities['named'],
): Place[] {
  const reached = new Set(places.map((place) => place.component_id));
  return [...only]
    .filter((component_id) => !reached.has(component_id))
    .flatMap((component_id) =>
      named.map(({ vuln_id, source, ext_id }) => ({
        component_id,
        vuln_id,
        source,
        ext_id,
        isAhead: true,
        isNamed: true,
      })),
    );
}

/** The components that are meant; all of them when there is no `only`. */
function componentsOf(
  subject: ClaimSubject | undefined,
  within: ClaimSubject | undefined,
  facts: PlanFacts,
): Refused | { readonly only?: ReadonlySet<number> } {
  if (!subject) return {};
  if (within && !facts.isProject(within) && facts.findSubject(within).componentIds.length > 0) {
    return {
      reason: 'WITHIN_COMPONENT',
      message: `It is about ${subject.label} inside of ${within.label} only, which is one of the components`,
    };
  }
  if (!within && facts.isProject(subject)) return {};
  const { componentIds, otherVersions } = facts.findSubject(subject);
  if (componentIds.length > 0) return { only: new Set(componentIds) };
  // Another document's subject, which this project stands for (contract §8).
  if (subject.isLink) return {};
  if (otherVersions.length > 0) {
    const versions = otherVersions.slice(0, 3).join(', ');
    return {
      reason: 'OTHER_VERSION',
      message: `The project has ${subject.label} only in ${otherVersions.length > 3 ? `${versions}, …` : versions}`,
    };
  }
  return {
    reason: 'UNKNOWN_COMPONENT',
    message: `Neither the project nor one of its components is ${subject.label}`,
  };
}

const faultReasons: Readonly<Record<ClaimFault, VexReason>> = {
  no_vulnerability: 'NO_VULNERABILITY_ID',
  no_status: 'NO_STATUS',
  unknown_status: 'UNKNOWN_STATUS',
  no_product: 'NO_PRODUCT',
  unknown_product: 'UNKNOWN_COMPONENT',
  not_a_component: 'NOT_A_COMPONENT',
};

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
