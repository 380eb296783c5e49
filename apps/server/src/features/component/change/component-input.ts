import { isLicenseExpression } from '@waybill/license';
import { parsePurl, purlCoordinates } from '@waybill/purl';
import { ValidationError, violation } from '../../../http/errors.ts';
import { isUuid } from '../../../http/ids.ts';
import { trimmed } from '../../../http/text.ts';
import type { LicenseBook, ResolvedLicense } from '../../license/license-book.ts';
import { noLicense } from '../../license/license-book.ts';
import { given, readAuthors, readOrganization, readPurl, readReferences } from '../../project/party-input.ts';
import type { ComponentBody } from '../component.schema.ts';
import type { ComponentDetail, ComponentFacts, ComponentIdentity } from '../component-facts.ts';
import { hashMembers } from '../hash-members.ts';

/** Reads a body that its schema has let through. @throws the contract's 400 answers */
export function readComponent(body: ComponentBody, book: LicenseBook): ComponentFacts {
  return {
    identity: readIdentity(body),
    bomRef: null,
    classifier: requireClassifier(body),
    scope: body.scope ?? null,
    license: readLicense(body, book),
    hashes: readHashes(body),
    properties: [],
    detail: readDetail(body),
  };
}

/** Everything about a body that nothing has to be looked up for. @throws ValidationError with all that is wrong */
export function checkComponent(body: ComponentBody): void {
  readParentUuid(body);
  const wrong = [
    ...(trimmed(body.name) === undefined ? [violation('name', 'The name must not be blank')] : []),
    ...(body.classifier ? [] : [violation('classifier', 'The classifier must be given')]),
  ];
  if (wrong.length > 0) throw new ValidationError(wrong);
}

/** Required since 4.13 of the contract; a BOM may do without. */
function requireClassifier({ classifier }: ComponentBody): string {
  if (classifier) return classifier;
  throw new ValidationError([violation('classifier', 'The classifier must be given')]);
}

/** The component that a new one is nested in. */
export function readParentUuid({ parent }: ComponentBody): string | undefined {
  const uuid = trimmed(parent?.uuid);
  if (uuid === undefined || isUuid(uuid)) return uuid;
  throw new ValidationError([violation('parent.uuid', 'Invalid UUID', uuid)]);
}

function readIdentity(body: ComponentBody): ComponentIdentity {
  const name = trimmed(body.name);
  if (name === undefined) throw new ValidationError([violation('name', 'The name must not be blank')]);
  const purl = readPurl(body.purl ?? null);
  const parsed = purl === null ? undefined : parsePurl(purl);
  const parts = parsed?.ok ? parsed.purl : undefined;
  return {
    group: trimmed(body.group) ?? null,
    name,
    version: trimmed(body.version) ?? null,
    purl,
    purlCoordinates: parts ? purlCoordinates(parts) : null,
    purlType: parts?.type ?? null,
    cpe: trimmed(body.cpe) ?? null,
    swidTagId: trimmed(body.swidTagId) ?? null,
  };
}

/** A known identifier, else a text, else an expression that must be one (contract §5.1). */
function readLicense(body: ComponentBody, book: LicenseBook): ResolvedLicense {
  const name = trimmed(body.license);
  const url = trimmed(body.licenseUrl) ?? null;
  if (name !== undefined) {
    const known = book.findById(name);
    return known ? { ...noLicense, licenseId: known.license_id, url } : { ...noLicense, name, url };
  }
  const expression = trimmed(body.licenseExpression);
  if (expression === undefined) return { ...noLicense, url };
  if (isLicenseExpression(expression)) return { ...noLicense, expression };
  throw new ValidationError([
    violation('licenseExpression', 'The license expression must be a valid SPDX expression', expression),
  ]);
}

function readHashes(body: ComponentBody): [string, string][] {
  return hashMembers.flatMap(({ member, algorithm }) => {
    const value = trimmed(body[member])?.toLowerCase();
    return value === undefined ? [] : [[algorithm, value] satisfies [string, string]];
  });
}

function readDetail(body: ComponentBody): ComponentDetail {
  return {
    ...given('description', trimmed(body.description)),
    ...given('publisher', trimmed(body.publisher)),
    ...given('copyright', trimmed(body.copyright)),
    ...given('filename', trimmed(body.filename)),
    ...given('extension', trimmed(body.extension)),
    ...given('notes', trimmed(body.notes)),
    ...given('authors', readAuthors(body) ?? undefined),
    ...given('supplier', readOrganization(body.supplier) ?? undefined),
    ...given('externalReferences', readReferences(body.externalReferences) ?? undefined),
  };
}
