import type { Component, CreateComponentBody, UpdateComponentBody } from '@waybill/api-contract';
import type { SearchOption } from '../../ui/search-select-field.tsx';
import type { ComponentValues } from './component-form-values.ts';

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
  'md5',
  'sha1',
  'sha256',
  'sha512',
  'sha3_256',
  'sha3_512',
] as const;
type TextMember = (typeof textMembers)[number];

/** The digests that can be written, with the name of their algorithm. */
export const hashFields = [
  ['md5', 'MD5'],
  ['sha1', 'SHA-1'],
  ['sha256', 'SHA-256'],
  ['sha512', 'SHA-512'],
  ['sha3_256', 'SHA3-256'],
  ['sha3_512', 'SHA3-512'],
] as const satisfies readonly (readonly [TextMember, string])[];

/** Digests that are only shown. */
export const otherHashes = [
  ['sha384', 'SHA-384'],
  ['sha3_384', 'SHA3-384'],
  ['blake2b_256', 'BLAKE2b-256'],
  ['blake2b_384', 'BLAKE2b-384'],
  ['blake2b_512', 'BLAKE2b-512'],
  ['blake3', 'BLAKE3'],
] as const;

function textsOf(component: Partial<Component>): Record<TextMember, string> {
  const entries = textMembers.map((member) => [member, component[member] ?? ''] as const);
  return Object.fromEntries(entries) as Record<TextMember, string>;
}

function licenseOf({ resolvedLicense, license }: Partial<Component>): SearchOption | null {
  if (resolvedLicense) return { value: resolvedLicense.licenseId, label: resolvedLicense.name };
  return license ? { value: license, label: license } : null;
}

export function valuesOf(component: Partial<Component>): ComponentValues {
  return {
    name: component.name ?? '',
    version: component.version ?? '',
    classifier: component.classifier ?? 'LIBRARY',
    license: licenseOf(component),
    licenseExpression: component.licenseExpression ?? '',
    ...textsOf(component),
  };
}

/** The members of a request; what was left empty is null, so that an update empties it. */
export function bodyOf(values: ComponentValues): CreateComponentBody {
  const texts = textMembers.map((member) => [member, values[member] === '' ? null : values[member]] as const);
  return {
    ...Object.fromEntries(texts),
    name: values.name,
    version: values.version,
    classifier: values.classifier,
    license: values.license?.value ?? null,
    licenseExpression: values.licenseExpression === '' ? null : values.licenseExpression,
  };
}

/** The request that changes a component; members that the form does not show are sent back as they are. */
export function updateBodyOf(component: Component, values: ComponentValues): UpdateComponentBody {
  const { uuid, publisher, supplier, authors, scope, externalReferences, sha384, sha3_384 } = component;
  return {
    ...(publisher ? { publisher } : {}),
    ...(supplier ? { supplier } : {}),
    ...(authors ? { authors } : {}),
    ...(scope ? { scope } : {}),
    ...(externalReferences ? { externalReferences } : {}),
    ...(sha384 ? { sha384 } : {}),
    ...(sha3_384 ? { sha3_384 } : {}),
    ...bodyOf(values),
    uuid,
  };
}
