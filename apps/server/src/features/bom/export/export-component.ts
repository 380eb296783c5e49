import type { Component, Contact, Hash, LicenseEntry, Property, Service, SpecVersion } from '@waybill/sbom';
import { present } from '../../../http/present.ts';
import { type ComponentDetail, type PropertyFact, propertyName } from '../../component/component-facts.ts';
import { hashMembers } from '../../component-shape/hash-members.ts';
import { markExpressions, ownProperties } from '../own-properties.ts';
import { authorText } from '../prepare/prepare-component.ts';
import type { ExportedComponent, ExportedProject, ExportedService } from './bom-export.queries.ts';

/** A project as the component that its document is about. */
export function exportProject(row: ExportedProject): Component {
  return {
    bomRef: row.uuid,
    type: typeOf(row.classifier) ?? 'application',
    name: row.name,
    // Readers of the predecessor's documents find an empty text where there is none (contract §26.5).
    version: row.version ?? '',
    ...present('group', row.group_name),
    ...present('description', row.description),
    // Always in both ways: readers of the predecessor's documents know them so.
    ...present('author', authorText(row.authors)),
    ...present('authors', row.authors?.length ? row.authors : null),
    ...present('publisher', row.publisher),
    ...present('supplier', row.supplier),
    ...present('cpe', row.cpe),
    ...present('purl', row.purl),
    ...swidOf(row),
    ...present('externalReferences', row.external_references),
  };
}

/** A component as the BOM had it that it came with, and as it was changed since. */
export function exportComponent(row: ExportedComponent, version: SpecVersion): Component {
  const detail: ComponentDetail = row.detail ?? {};
  return {
    bomRef: row.uuid,
    type: detail.cycloneDxType ?? typeOf(row.classifier) ?? 'library',
    name: row.name,
    ...present('group', row.group_name),
    ...present('version', row.version),
    ...present('description', detail.description),
    ...authorsOf(detail.authors),
    ...present('publisher', detail.publisher),
    ...present('supplier', detail.supplier),
    ...present('manufacturer', detail.manufacturer),
    ...present('scope', row.scope?.toLowerCase()),
    ...present('copyright', detail.copyright),
    ...present('cpe', row.cpe),
    ...present('purl', row.purl),
    ...swidOf(row),
    ...listed('hashes', hashesOf(row, detail)),
    ...listed('licenses', markExpressions(detail.licenses ?? licensesOf(row), version)),
    ...present('externalReferences', detail.externalReferences),
    ...listed('properties', propertiesOf(row, detail)),
    ...detail.bom,
  };
}

export function exportService(row: ExportedService): Service {
  const { notes, properties = [], bom, ...detail } = row.detail;
  return {
    bomRef: row.uuid,
    name: row.name,
    ...present('group', row.group_name),
    ...present('version', row.version),
    ...detail,
    ...listed('properties', [
      ...properties.map(viewProperty),
      ...ownProperties({ ...present('parent', row.parent_uuid), ...present('notes', notes) }),
    ]),
    ...bom,
  };
}

function swidOf(row: { swid_tag_id: string | null; name: string }): Pick<Component, 'swid'> {
  return row.swid_tag_id === null ? {} : { swid: { tagId: row.swid_tag_id, name: row.name } };
}

/** As CycloneDX spells it; undefined where it has no such type. */
function typeOf(classifier: string | null): string | undefined {
  return classifier === null || classifier === 'NONE'
    ? undefined
    : classifier.toLowerCase().replaceAll('_', '-');
}

/** The text for all versions, and the list where there is more to say. */
function authorsOf(authors: Contact[] | null | undefined): Pick<Component, 'author' | 'authors'> {
  if (!authors || authors.length === 0) return {};
  const [first] = authors;
  const isText = authors.length === 1 && first?.name !== undefined && Object.keys(first).length === 1;
  return { ...present('author', authorText(authors)), ...(isText ? {} : { authors }) };
}

function hashesOf(row: ExportedComponent, { otherHashes = [] }: ComponentDetail): Hash[] {
  const known = hashMembers.flatMap(({ member, algorithm }) => {
    const content = row[member];
    return content === null ? [] : [{ alg: algorithm as string, content }];
  });
  return [...known, ...otherHashes.map(([alg, content]) => ({ alg, content }))];
}

/** The license of a component that no BOM has described: by identifier, else by name, else by address (contract §9). */
function licensesOf(row: ExportedComponent): LicenseEntry[] {
  const url = present('url', row.license_url);
  const entries: LicenseEntry[] = [];
  if (row.license_key !== null) entries.push({ id: row.license_key, ...url });
  else if (row.license_name !== null) entries.push({ name: row.license_name, ...url });
  else if (row.license_url !== null) entries.push({ name: row.license_url, ...url });
  if (row.license_expression !== null) entries.push({ expression: row.license_expression });
  return entries;
}

function propertiesOf(row: ExportedComponent, detail: ComponentDetail): Property[] {
  const stored = row.properties ?? [];
  return [
    ...stored.map(([group, name, value]) => viewProperty({ group, name, value })),
    ...ownProperties({
      ...present('parent', row.parent_uuid),
      ...present('filename', detail.filename),
      ...present('extension', detail.extension),
      ...present('notes', detail.notes),
    }),
  ];
}

function viewProperty(fact: PropertyFact): Property {
  return { name: propertyName(fact), ...present('value', fact.value) };
}

function listed<K extends string, T>(key: K, list: T[]): { [P in K]?: T[] } {
  return present(key, list.length === 0 ? undefined : list);
}
