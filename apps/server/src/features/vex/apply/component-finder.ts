import type { ClaimSubject } from '@waybill/sbom';
import { type ComparedPurl, comparePurl, qualifiersDiffer } from './subject-purl.ts';

/** A component of the project by what documents name it by. */
export interface NamedComponent {
  component_id: number;
  uuid: string;
  bom_ref: string | null;
  group_name: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
  swid_tag_id: string | null;
  /** Digests in hex. */
  digests: readonly string[];
}

/** The result of looking up a subject. */
export interface FoundSubject {
  readonly componentIds: readonly number[];
  /** Versions of the same package that the project has, when it does not have this one. */
  readonly otherVersions: readonly string[];
}

/** The ways to identify a subject, the most exact first. The first that finds something decides. */
const ways = ['uuid', 'ref', 'identity'] as const;
type Way = (typeof ways)[number];

interface Wanted {
  readonly subject: ClaimSubject;
  readonly purl: ComparedPurl | undefined;
  readonly found: Record<Way, Set<number>>;
  readonly otherVersions: Set<string>;
}

interface FinderOptions {
  /**
   * CycloneDX: loosely the same (contract §5.2), by any of its names. OpenVEX and CSAF: by package URL or CPE, where one
   * without version means every version; by the name alone only what has neither.
   */
  readonly isLoose: boolean;
}

/** Finds the components that the subjects of a document are, as the components of the project are shown to it. */
export class ComponentFinder {
  readonly #wanted = new Map<string, Wanted>();
  readonly #byKey = new Map<string, Wanted[]>();
  readonly #isLoose: boolean;

  constructor({ isLoose }: FinderOptions) {
    this.#isLoose = isLoose;
  }

  /** Asks for a subject; the same one is looked for once. */
  add(subject: ClaimSubject): void {
    for (const variant of variantsOf(subject)) this.#addOne(variant);
  }

  #addOne(subject: ClaimSubject): void {
    const id = idOf(subject);
    if (this.#wanted.has(id)) return;
    const wanted: Wanted = {
      subject,
      purl: subject.purl === undefined ? undefined : comparePurl(subject.purl),
      found: { uuid: new Set(), ref: new Set(), identity: new Set() },
      otherVersions: new Set(),
    };
    this.#wanted.set(id, wanted);
    for (const key of this.#keysOf(wanted)) {
      const others = this.#byKey.get(key);
      if (others) others.push(wanted);
      else this.#byKey.set(key, [wanted]);
    }
  }

  get isEmpty(): boolean {
    return this.#wanted.size === 0;
  }

  see(components: readonly NamedComponent[]): void {
    for (const component of components) {
      for (const key of keysOfComponent(component)) {
        for (const wanted of this.#byKey.get(key) ?? []) this.#note(wanted, component);
      }
    }
  }

  get(subject: ClaimSubject): FoundSubject {
    const all = variantsOf(subject).map((variant) => this.#getOne(variant));
    return {
      componentIds: [...new Set(all.flatMap(({ componentIds }) => componentIds))],
      otherVersions: [...new Set(all.flatMap(({ otherVersions }) => otherVersions))],
    };
  }

  #getOne(subject: ClaimSubject): FoundSubject {
    const wanted = this.#wanted.get(idOf(subject));
    if (!wanted) throw new Error('The subject was not asked for');
    const way = ways.find((one) => wanted.found[one].size > 0);
    return {
      componentIds: way === undefined ? [] : [...wanted.found[way]],
      otherVersions: [...wanted.otherVersions],
    };
  }

  *#keysOf({ subject, purl }: Wanted): Generator<string> {
    const { ref, group, name, cpe, swidTagId } = subject;
    if (ref !== undefined) yield `uuid:${uuidOf(ref)}`;
    if (ref !== undefined && isReference(subject)) yield `ref:${ref}`;
    if (purl) yield `package:${purl.package}`;
    else if (subject.purl !== undefined) yield `purl:${subject.purl}`;
    if (cpe !== undefined) yield `cpe:${cpe.toLowerCase()}`;
    if (swidTagId !== undefined) yield `swid:${swidTagId}`;
    for (const digest of subject.hashes ?? []) yield `hash:${digest}`;
    if (name !== undefined && (this.#isLoose || (!purl && cpe === undefined))) yield nameKey(group, name);
  }

  #note(wanted: Wanted, component: NamedComponent): void {
    const { subject, found, otherVersions } = wanted;
    const { ref } = subject;
    if (ref !== undefined && uuidOf(ref) === component.uuid) found.uuid.add(component.component_id);
    else if (ref !== undefined && isReference(subject) && ref === component.bom_ref)
      found.ref.add(component.component_id);
    if (this.#isIdentity(wanted, component)) found.identity.add(component.component_id);
    else if (isOtherVersion(wanted, component) && component.version !== null)
      otherVersions.add(component.version);
  }

  #isIdentity({ subject, purl }: Wanted, component: NamedComponent): boolean {
    if (subject.purl !== undefined && this.#isPurl(subject.purl, purl, component)) return true;
    if (subject.cpe !== undefined && subject.cpe.toLowerCase() === component.cpe?.toLowerCase()) return true;
    if (subject.swidTagId !== undefined && subject.swidTagId === component.swid_tag_id) return true;
    if (subject.hashes?.some((digest) => component.digests.includes(digest))) return true;
    if (subject.name === undefined || subject.name !== component.name) return false;
    const isSameVersion = (subject.version ?? null) === component.version;
    if (this.#isLoose) return isSameVersion && (subject.group ?? null) === component.group_name;
    return purl === undefined && subject.cpe === undefined && isSameVersion;
  }

  #isPurl(given: string, purl: ComparedPurl | undefined, component: NamedComponent): boolean {
    if (!purl) return given === component.purl;
    const own = purlOf(component);
    if (!own) return false;
    const isEvery = !this.#isLoose && purl.version === undefined && purl.package === own.package;
    if (purl.coordinates !== own.coordinates && !isEvery) return false;
    return this.#isLoose || !qualifiersDiffer(purl, own);
  }
}

/** A subject by each of its identifiers: those that stand together first. */
export function variantsOf({ others, hashes, ...subject }: ClaimSubject): ClaimSubject[] {
  const { label } = subject;
  return [
    subject,
    ...(others ?? []).map((other) => ({ label, ...other })),
    ...(hashes ? [{ label, hashes }] : []),
  ];
}

/** A subject of which the document tells no more than where it is described. */
function isReference({ name, cpe }: ClaimSubject): boolean {
  return name === undefined && cpe === undefined;
}

function isOtherVersion({ subject, purl }: Wanted, component: NamedComponent): boolean {
  const own = purl && purlOf(component);
  if (own) return purl.package === own.package;
  return subject.name === component.name && (subject.group ?? null) === component.group_name;
}

function purlOf({ purl }: NamedComponent): ComparedPurl | undefined {
  return purl === null ? undefined : comparePurl(purl);
}

function keysOfComponent(component: NamedComponent): string[] {
  const { purl, cpe } = component;
  const own = purlOf(component);
  return [
    `uuid:${component.uuid}`,
    nameKey(component.group_name ?? undefined, component.name),
    ...(component.bom_ref === null ? [] : [`ref:${component.bom_ref}`]),
    ...(own ? [`package:${own.package}`] : []),
    ...(purl === null ? [] : [`purl:${purl}`]),
    ...(cpe === null ? [] : [`cpe:${cpe.toLowerCase()}`]),
    ...(component.swid_tag_id === null ? [] : [`swid:${component.swid_tag_id}`]),
    ...component.digests.map((digest) => `hash:${digest}`),
  ];
}

function nameKey(group: string | undefined, name: string): string {
  return `name:${JSON.stringify([group ?? null, name])}`;
}

export function uuidOf(ref: string): string {
  return ref.replace(/^urn:uuid:/i, '').toLowerCase();
}

function idOf({ label: _, isLink: __, bom: ___, ...members }: ClaimSubject): string {
  return JSON.stringify(members);
}
