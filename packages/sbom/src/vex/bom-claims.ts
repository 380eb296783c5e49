import { ANALYSIS_STATES } from '../cyclonedx/words.ts';
import type { Bom, Component, Property, Service, Vulnerability } from '../model.ts';
import type { ClaimSubject, ClaimVerdict, VexClaim } from './vex-claim.ts';
import { OWN_TOOL } from './vex-document.ts';

/** The property by which Waybill's documents mark a finding as suppressed. */
export const SUPPRESSED_PROPERTY = 'waybill:suppressed';

/** The property by which they tell the last day of a decision. */
export const UNTIL_PROPERTY = 'waybill:until';

/** The targets of a document's references. */
interface Targets {
  readonly subject: string | undefined;
  readonly document: Pick<VexClaim, 'document'>;
  readonly components: ReadonlyMap<string, Component>;
  readonly services: ReadonlySet<string>;
  /** True for a document that Waybill wrote. */
  readonly isOwn: boolean;
}

/**
 * The claims of a CycloneDX document, one for each reference of a vulnerability. A BOM-Link that the document does not have
 * is a subject with `isLink`.
 */
export function claimsOfBom(bom: Bom): VexClaim[] {
  const components = new Map<string, Component>();
  collectComponents([...bom.components, ...(bom.metadata?.component?.components ?? [])], components);
  const services = new Set<string>();
  collectServices(bom.services, services);
  const root = bom.metadata?.component;
  const isOwn = bom.metadata?.tools?.tools?.some(({ name }) => name === OWN_TOOL) ?? false;
  const targets = { subject: root?.bomRef, document: documentSubject(root), components, services, isOwn };
  return bom.vulnerabilities.flatMap((each, index) => claimsOf(each, `$.vulnerabilities[${index}]`, targets));
}

function claimsOf(entry: Vulnerability, path: string, targets: Targets): VexClaim[] {
  const { id, source, references = [], affects = [] } = entry;
  if (id === undefined) return [faulty(path, 'no_vulnerability', 'has no id')];
  const aliases = references.map((reference) => reference.id);
  const vulnerability = { id, ...(source?.name === undefined ? {} : { source: source.name }), aliases };
  const verdict = verdictOf(entry);
  if (verdict === undefined) {
    const isUndecided = targets.isOwn ? { isUndecided: true as const } : {};
    return [{ ...faulty(path, 'no_status', 'has no analysis'), vulnerability, ...isUndecided }];
  }
  const { state } = verdict;
  if (state !== undefined && !ANALYSIS_STATES.since.has(state)) {
    const fault = faulty(path, 'unknown_status', `has the state "${state}", which is not known`);
    return [{ ...fault, vulnerability }];
  }
  if (affects.length === 0) return [{ ...faulty(path, 'no_product', 'affects nothing'), vulnerability }];
  return affects.map(({ ref }, index): VexClaim => {
    const claim = { path: `${path}.affects[${index}]`, vulnerability, verdict, ...targets.document };
    if (ref === targets.subject) return claim;
    const component = targets.components.get(ref);
    if (component) return { ...claim, subject: subjectOf(ref, component) };
    if (targets.services.has(ref)) {
      return { ...claim, ...faulty(claim.path, 'not_a_component', `affects the service "${ref}"`) };
    }
    return { ...claim, subject: referred(ref) };
  });
}

function documentSubject(root: Component | undefined): Pick<VexClaim, 'document'> {
  if (!root || (root.purl === undefined && root.cpe === undefined)) return {};
  return { document: subjectOf(root.bomRef ?? '', root) };
}

function faulty(path: string, kind: NonNullable<VexClaim['fault']>['kind'], message: string): VexClaim {
  return { path, fault: { kind, message } };
}

/** Undefined when nothing is said. */
function verdictOf({ analysis, properties }: Vulnerability): ClaimVerdict | undefined {
  const { state, justification, responses = [] } = analysis ?? {};
  const detail = analysis?.detail?.trim() || undefined;
  const isSuppressed = suppressionOf(properties);
  const until = untilOf(properties);
  const isSilent = [state, justification, detail, isSuppressed].every((each) => each === undefined);
  if (isSilent && responses.length === 0) return undefined;
  return {
    ...(state === undefined ? {} : { state }),
    ...(justification === undefined ? {} : { justification }),
    responses,
    ...(detail === undefined ? {} : { detail }),
    ...(isSuppressed === undefined ? {} : { isSuppressed }),
    ...(until === undefined ? {} : { until }),
  };
}

function suppressionOf(properties: readonly Property[] | undefined): boolean | undefined {
  const value = properties?.find(({ name }) => name === SUPPRESSED_PROPERTY)?.value;
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
}

function untilOf(properties: readonly Property[] | undefined): string | undefined {
  const value = properties?.find(({ name }) => name === UNTIL_PROPERTY)?.value;
  return value !== undefined && isDay(value) ? value : undefined;
}

const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** True for a day of the Gregorian calendar, such as `2027-03-31`. */
function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = (daysOfMonths[month - 1] ?? 0) + (month === 2 && isLeap ? 1 : 0);
  return day >= 1 && day <= days;
}

function subjectOf(ref: string, { group, name, version, purl, cpe, swid }: Component): ClaimSubject {
  const text = (value: string | undefined) => value?.trim() || undefined;
  const members = {
    group: text(group),
    name: text(name),
    version: text(version),
    purl: text(purl),
    cpe: text(cpe),
    swidTagId: text(swid?.tagId),
  };
  const full = [members.group, members.name].filter(Boolean).join('/');
  return {
    label: [full, members.version].filter(Boolean).join(' ') || ref,
    ref,
    ...(Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Partial<
      typeof members & ClaimSubject
    >),
  };
}

/** `urn:cdx:<serial>/<version>#<bom-ref>`. Source: CycloneDX, BOM-Link. */
const BOM_LINK = /^urn:cdx:([^/]+)\/[^#]+(?:#(.+))?$/;

/** A reference that leads out of the document: into another by a BOM-Link, or into the BOM that it belongs to. */
function referred(ref: string): ClaimSubject {
  const link = BOM_LINK.exec(ref);
  const target = link ? decoded(link[2]) : ref;
  return {
    label: target ?? ref,
    ...(target === undefined ? {} : { ref: target }),
    ...(target?.startsWith('pkg:') ? { purl: target } : {}),
    ...(link ? { isLink: true as const, bom: `${link[1]}`.toLowerCase() } : {}),
  };
}

function decoded(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function collectComponents(components: readonly Component[], known: Map<string, Component>): void {
  for (const component of components) {
    const { bomRef, components: parts } = component;
    if (bomRef !== undefined && !known.has(bomRef)) known.set(bomRef, component);
    if (parts) collectComponents(parts, known);
  }
}

function collectServices(services: readonly Service[], known: Set<string>): void {
  for (const { bomRef, services: parts } of services) {
    if (bomRef !== undefined) known.add(bomRef);
    if (parts) collectServices(parts, known);
  }
}
