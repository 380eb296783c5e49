import type { VexReason } from '@waybill/api-contract';
import { parseCpe } from '@waybill/cpe';
import type { ClaimFault, ClaimSubject, ClaimVerdict, VexClaim } from '@waybill/sbom';
import type { FoundSubject } from './component-finder.ts';
import type { ClaimedVulnerabilities } from './named-vulnerabilities.ts';
import type { ProductRelation } from './product-relation.ts';
import { comparePurl } from './subject-purl.ts';
import type { FindingKey } from './vex-apply.queries.ts';

/** The facts with which a document's claims are matched. */
export interface PlanFacts {
  readonly hasFindings: boolean;
  relate(product: ClaimSubject): ProductRelation;
  /** True if the subject of a CycloneDX document is another package than the project. */
  isOtherPackage(subject: ClaimSubject): boolean;
  /** True if a BOM, by its serial number, is one of other projects only. */
  isBomOfOthers(serial: string): boolean;
  findSubject(subject: ClaimSubject): FoundSubject;
  findVulnerabilities(claim: VexClaim): ClaimedVulnerabilities | undefined;
  /** The findings of the project that have one of the vulnerabilities that were found, by vulnerability. */
  readonly findings: ReadonlyMap<number, readonly number[]>;
}

/** Why a claim cannot be applied. */
export interface Refused {
  readonly reason: VexReason;
  readonly message: string;
}

/** A finding that a claim is about. */
export interface Place extends FindingKey {
  readonly source: string;
  readonly ext_id: string;
  /** The finding is not there: the analysis waits for it. */
  readonly isAhead: boolean;
  /** True if the claim names the vulnerability itself, false for another record of its alias group. */
  readonly isNamed: boolean;
}

/** The subjects of a claim. */
export interface ClaimPlaces {
  readonly places: readonly Place[];
  readonly verdict: ClaimVerdict;
  /** How exactly the claim says what it is about; higher is more exact. */
  readonly precision: number;
  /** Nothing tells whether the product that the claim names is the project. */
  readonly isProductUnknown: boolean;
}

/** The context of a claim in its document. */
interface Surroundings {
  /** It names the project. */
  readonly namesProject: boolean;
  /** Records of which it says that nothing is decided. */
  readonly undecided: ReadonlySet<number>;
}

/** The findings that a claim is about, or why it cannot be applied. */
export function placesOf(
  claim: VexClaim,
  facts: PlanFacts,
  { namesProject, undecided }: Surroundings,
): Refused | ClaimPlaces {
  const { fault, vulnerability, verdict } = claim;
  if (fault) return { reason: faultReasons[fault.kind], message: capitalized(fault.message) };
  if (!vulnerability || !verdict) throw new Error('A claim without fault says nothing');
  const found = facts.findVulnerabilities(claim);
  if (!found)
    return { reason: 'UNKNOWN_VULNERABILITY', message: `No source has a record of ${vulnerability.id}` };
  const meant = componentsOf(claim, facts, namesProject);
  if ('reason' in meant) return meant;
  const named = new Set(found.named.map((row) => row.vuln_id));
  const places: Place[] = [];
  for (const { vuln_id, source, ext_id } of found.all) {
    if (undecided.has(vuln_id) && !named.has(vuln_id)) continue;
    for (const component_id of facts.findings.get(vuln_id) ?? []) {
      if (meant.only && !meant.only.has(component_id)) continue;
      const isNamed = named.has(vuln_id);
      places.push({ component_id, vuln_id, source, ext_id, isAhead: false, isNamed });
    }
  }
  if (meant.only && facts.hasFindings) places.push(...placesAhead(meant.only, places, found.named));
  if (places.length > 0) {
    return {
      places,
      verdict,
      precision: meant.precision,
      isProductUnknown: meant.isProductUnknown ?? false,
    };
  }
  const { id } = vulnerability;
  const message = meant.only
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

/** The components that a claim means; all of them when there is no `only`. */
interface Meant {
  readonly only?: ReadonlySet<number>;
  readonly precision: number;
  readonly isProductUnknown?: boolean;
}

/** A part of this project says more than a component, which says more than the whole project. */
const precisionOf = { project: 0, component: 10, partOfProject: 20 } as const;

function componentsOf(
  { subject, within, document }: VexClaim,
  facts: PlanFacts,
  namesProject: boolean,
): Refused | Meant {
  if (document && facts.isOtherPackage(document)) return anotherProduct(document.label);
  if (!subject) return { precision: precisionOf.project };
  if (subject.bom !== undefined && facts.isBomOfOthers(subject.bom)) {
    return { reason: 'OTHER_PRODUCT', message: `${subject.label} is part of the BOM of another project` };
  }
  const relation = within && facts.relate(within);
  if (within && relation !== 'same' && facts.findSubject(within).componentIds.length > 0) {
    return {
      reason: 'WITHIN_COMPONENT',
      message: `It is about ${subject.label} inside of ${within.label} only, which is one of the components`,
    };
  }
  if (within && (relation === 'other' || (relation === 'unknown' && namesProject)))
    return anotherProduct(within.label);
  if (!within && facts.relate(subject) === 'same')
    return { precision: precisionOf.project + exactness(subject) };
  const base = relation === 'same' ? precisionOf.partOfProject : precisionOf.component;
  const { componentIds, otherVersions } = facts.findSubject(subject);
  if (componentIds.length > 0) {
    return {
      only: new Set(componentIds),
      precision: base + exactness(subject) + (relation === 'same' && within ? exactness(within) / 4 : 0),
      isProductUnknown: relation === 'unknown',
    };
  }
  // Another document's subject, which this project stands for (contract §8).
  if (subject.isLink) return { precision: precisionOf.project };
  return notFound(subject, otherVersions);
}

/** A version says more than none, and a version with qualifiers more than one alone. */
function exactness({ purl, cpe, version, ref, name }: ClaimSubject): number {
  if (purl !== undefined) {
    const parts = comparePurl(purl);
    if (parts?.version === undefined) return 0;
    return parts.qualifiers.size > 0 ? 2 : 1;
  }
  if (cpe !== undefined) {
    const parsed = parseCpe(cpe);
    return parsed.ok && parsed.cpe.version.kind === 'value' ? 1 : 0;
  }
  return version !== undefined || (ref !== undefined && name === undefined) ? 1 : 0;
}

function anotherProduct(label: string): Refused {
  return {
    reason: 'OTHER_PRODUCT',
    message: `It is about ${label}, which is another product than the project`,
  };
}

function notFound({ label }: ClaimSubject, otherVersions: readonly string[]): Refused {
  if (otherVersions.length > 0) {
    const versions = otherVersions.slice(0, 3).join(', ');
    return {
      reason: 'OTHER_VERSION',
      message: `The project has ${label} only in ${otherVersions.length > 3 ? `${versions}, …` : versions}`,
    };
  }
  return {
    reason: 'UNKNOWN_COMPONENT',
    message: `Neither the project nor one of its components is ${label}`,
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
