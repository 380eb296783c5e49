import type { Component, CreateComponentBody, UpdateComponentBody } from '@waybill/api-contract';
import type { SearchOption } from '../../ui/use-option-search.ts';
import {
  contactsBody,
  contactsOf,
  organizationBody,
  organizationOf,
  referencesBody,
  referencesOf,
} from '../project/party-body.ts';
import type { ComponentValues } from './component-form-values.ts';

/** The digests with the names of their algorithms. */
export const hashFields = [
  ['md5', 'MD5'],
  ['sha1', 'SHA-1'],
  ['sha256', 'SHA-256'],
  ['sha384', 'SHA-384'],
  ['sha512', 'SHA-512'],
  ['sha3_256', 'SHA3-256'],
  ['sha3_384', 'SHA3-384'],
  ['sha3_512', 'SHA3-512'],
  ['blake2b_256', 'BLAKE2b-256'],
  ['blake2b_384', 'BLAKE2b-384'],
  ['blake2b_512', 'BLAKE2b-512'],
  ['blake3', 'BLAKE3'],
] as const;

/** Members that are plain text, in the form and on the wire alike. */
const textMembers = [
  'group',
  'purl',
  'cpe',
  'swidTagId',
  'filename',
  'description',
  'licenseUrl',
  'copyright',
  'notes',
  'publisher',
  ...hashFields.map(([member]) => member),
] as const;
type TextMember = (typeof textMembers)[number];

function textsOf(component: Partial<Component>): Record<TextMember, string> {
  const entries = textMembers.map((member) => [member, component[member] ?? ''] as const);
  return Object.fromEntries(entries) as Record<TextMember, string>;
}

type LicenseValues = Pick<ComponentValues, 'licenseKind' | 'license' | 'licenseName' | 'licenseExpression'>;

function licenseOf({ resolvedLicense, license, licenseExpression }: Partial<Component>): LicenseValues {
  const none: LicenseValues = { licenseKind: 'known', license: null, licenseName: '', licenseExpression: '' };
  if (resolvedLicense) {
    const { licenseId, name } = resolvedLicense;
    const known: SearchOption = { value: licenseId, label: name };
    return { ...none, license: known };
  }
  if (license) return { ...none, licenseKind: 'name', licenseName: license };
  return licenseExpression ? { ...none, licenseKind: 'expression', licenseExpression } : none;
}

export function valuesOf(component: Partial<Component>): ComponentValues {
  return {
    name: component.name ?? '',
    version: component.version ?? '',
    classifier: component.classifier ?? 'LIBRARY',
    scope: component.scope ?? '',
    ...licenseOf(component),
    authors: contactsOf(component.authors),
    supplier: organizationOf(component.supplier),
    externalReferences: referencesOf(component.externalReferences),
    ...textsOf(component),
  };
}

function licenseBody(values: LicenseValues): Pick<CreateComponentBody, 'license' | 'licenseExpression'> {
  const { licenseKind: kind, license, licenseName, licenseExpression } = values;
  return {
    license: kind === 'known' ? (license?.value ?? null) : kind === 'name' ? licenseName || null : null,
    licenseExpression: kind === 'expression' ? licenseExpression || null : null,
  };
}

/** The members of a request; what was left empty is null, so that an update empties it. */
export function bodyOf(values: ComponentValues): CreateComponentBody {
  const texts = textMembers.map((member) => [member, values[member] === '' ? null : values[member]] as const);
  return {
    ...Object.fromEntries(texts),
    name: values.name,
    version: values.version || null,
    classifier: values.classifier,
    scope: values.scope === '' ? null : values.scope,
    ...licenseBody(values),
    authors: contactsBody(values.authors),
    supplier: organizationBody(values.supplier),
    externalReferences: referencesBody(values.externalReferences),
  };
}

/** The request that changes a component; a member that the form does not show is sent back as it is. */
export function updateBodyOf({ uuid, extension }: Component, values: ComponentValues): UpdateComponentBody {
  return { ...(extension ? { extension } : {}), ...bodyOf(values), uuid };
}
