import { formatReceivedPurl, parsePurl, purlCoordinates } from '@waybill/purl';
import type { Component, Contact, Hash } from '@waybill/sbom';
import { trimmed, truncated } from '../../../http/text.ts';
import {
  type ComponentDetail,
  type ComponentFacts,
  type ComponentIdentity,
  propertyFacts,
} from '../../component/component-facts.ts';
import { classifierOfType } from '../../component-shape/classifier.ts';
import { type LicenseBook, resolveLicenses } from '../../license/license-book.ts';
import { type OwnFacts, takeOwnFacts, unmarkExpressions } from '../own-properties.ts';
import { type DocumentSystem, distributionHints } from './distribution-hints.ts';
import type { Warnings } from './warnings.ts';

/** Normalizes one component of a BOM by the rules of contract §5.1 and §7.3; its parts are not looked at. */
export function prepareComponent(
  given: Component,
  book: LicenseBook,
  warnings: Warnings,
  system?: DocumentSystem,
): ComponentFacts {
  const licenses = unmarkExpressions(given.licenses);
  const component: Component = licenses === undefined ? given : { ...given, licenses };
  const { own, others: properties } = takeOwnFacts(component.properties);
  return {
    identity: identityOf(component, warnings, system),
    bomRef: trimmed(component.bomRef) ?? null,
    classifier: classifierOfType(component.type) ?? 'LIBRARY',
    scope: trimmed(component.scope)?.toUpperCase() ?? null,
    license: resolveLicenses(component.licenses, book),
    hashes: hashesOf(component.hashes),
    properties: propertyFacts(properties),
    detail: detailOf(component, own),
  };
}

/** Longest package URL of the contract's models; what is longer in a BOM is kept, as cutting would change it. */
const maxPurlLength = 786;

function identityOf(
  component: Component,
  warnings: Warnings,
  system: DocumentSystem | undefined,
): ComponentIdentity {
  const name = truncated(trimmed(component.name) ?? '-', 255) ?? '-';
  const version = truncated(trimmed(component.version), 255);
  const warn = (text: string) =>
    warnings.add(
      `Component "${name}"${version ? ` ${version}` : ''}: the package URL "${truncated(component.purl, 200)}" ${text}`,
    );
  const parts = purlParts(component.purl, (reason) => warn(`cannot be read and was left out (${reason})`));
  const length = parts.purl?.length ?? 0;
  if (length > maxPurlLength) {
    warn(`has ${length} characters; it was kept, but clients may take no more than ${maxPurlLength}`);
  }
  return {
    group: truncated(trimmed(component.group), 255),
    name,
    version,
    ...parts,
    cpe: truncated(trimmed(component.cpe), 255),
    swidTagId: truncated(trimmed(component.swid?.tagId), 255),
    ...distributionHints(parts.purl, component.properties, system),
  };
}

/** A purl as identities store it; nulls when there is none or it is invalid. */
export function purlParts(
  text: string | undefined,
  onInvalid: (reason: string) => void,
): Pick<ComponentIdentity, 'purl' | 'purlCoordinates' | 'purlType'> {
  const none = { purl: null, purlCoordinates: null, purlType: null };
  const source = trimmed(text);
  if (source === undefined) return none;
  const parsed = parsePurl(source);
  if (!parsed.ok) {
    onInvalid(parsed.error.message);
    return none;
  }
  const { purl } = parsed;
  return {
    purl: formatReceivedPurl(purl),
    purlCoordinates: purlCoordinates(purl),
    purlType: purl.type,
  };
}

function hashesOf(hashes: readonly Hash[] | undefined): [string, string][] {
  const byAlgorithm = new Map<string, string>();
  for (const { alg, content } of hashes ?? []) {
    const value = content.trim().toLowerCase();
    if (value !== '' && !byAlgorithm.has(alg)) byAlgorithm.set(alg, value);
  }
  return [...byAlgorithm];
}

function detailOf(component: Component, own: OwnFacts): ComponentDetail {
  const authors = contactsOf(component.author, component.authors);
  const classifier = classifierOfType(component.type);
  return withoutAbsent({
    description: truncated(trimmed(component.description), 1024) ?? undefined,
    publisher: truncated(trimmed(component.publisher), 255) ?? undefined,
    copyright: truncated(trimmed(component.copyright), 1024) ?? undefined,
    filename: truncated(own.filename, 255) ?? undefined,
    extension: truncated(own.extension, 255) ?? undefined,
    notes: own.notes,
    authors: authors ?? undefined,
    supplier: component.supplier,
    manufacturer: component.manufacturer,
    externalReferences: component.externalReferences,
    licenses: component.licenses,
    cycloneDxType: classifier ? undefined : component.type,
    bom: otherMembers(component),
  });
}

const others = [
  'mimeType',
  'isExternal',
  'versionRange',
  'omniborIds',
  'swhids',
  'swid',
  'modified',
  'pedigree',
  'evidence',
  'releaseNotes',
  'tags',
] as const;

function otherMembers(component: Component): ComponentDetail['bom'] | undefined {
  const present = others.filter(
    (key) => component[key] !== undefined && !(key === 'swid' && isBareTag(component)),
  );
  if (present.length === 0) return undefined;
  return Object.fromEntries(present.map((key) => [key, component[key]]));
}

/** A SWID tag that says no more than its id, which is part of the identity, and the component's name. */
function isBareTag({ swid, name }: Pick<Component, 'swid' | 'name'>): boolean {
  return swid !== undefined && Object.keys(swid).length === 2 && swid.name === name;
}

/** The author text of old documents becomes the first contact (contract §26.3). */
export function contactsOf(author: string | undefined, authors: readonly Contact[] | undefined) {
  const text = trimmed(author);
  // A document may say the same in both ways, for old readers and for new ones.
  const name = text === authorText(authors) ? undefined : text;
  const contacts = [...(name === undefined ? [] : [{ name }]), ...(authors ?? [])];
  return contacts.length === 0 ? null : contacts;
}

/** Contacts as the one text that was there before the list (contract §26.3). */
export function authorText(authors: readonly Contact[] | null | undefined): string | undefined {
  return trimmed(authors?.flatMap((contact) => contact.name ?? []).join(', '));
}

/** The object without its undefined members, which JSON would drop anyway. */
export function withoutAbsent<T extends object>(
  value: {
    [K in keyof T]: T[K] | undefined;
  },
): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
}
