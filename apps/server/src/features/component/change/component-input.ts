import type { CreateComponentBody } from '@waybill/api-contract';
import { isLicenseExpression } from '@waybill/license';
import { parsePurl, purlCoordinates } from '@waybill/purl';
import { ValidationError, violation } from '../../../http/errors.ts';
import { present } from '../../../http/present.ts';
import { trimmed } from '../../../http/text.ts';
import { hashMembers } from '../../component-shape/hash-members.ts';
import type { LicenseBook, ResolvedLicense } from '../../license/license-book.ts';
import { noLicense } from '../../license/license-book.ts';
import { readAuthors, readOrganization, readPurl, readReferences } from '../../party/party-input.ts';
import type { ComponentDetail, ComponentFacts, ComponentIdentity } from '../component-facts.ts';

/** Reads a body that its schema has let through. @throws the contract's 400 answers */
export function readComponent(body: CreateComponentBody, book: LicenseBook): ComponentFacts {
  return {
    identity: readIdentity(body),
    bomRef: null,
    classifier: body.classifier,
    scope: body.scope ?? null,
    license: readLicense(body, book),
    hashes: readHashes(body),
    properties: [],
    detail: readDetail(body),
  };
}

function readIdentity(body: CreateComponentBody): ComponentIdentity {
  const purl = readPurl(body.purl ?? null);
  const parsed = purl === null ? undefined : parsePurl(purl);
  const parts = parsed?.ok ? parsed.purl : undefined;
  return {
    group: trimmed(body.group) ?? null,
    name: body.name,
    version: body.version ?? null,
    purl,
    purlCoordinates: parts ? purlCoordinates(parts) : null,
    purlType: parts?.type ?? null,
    cpe: body.cpe ?? null,
    swidTagId: trimmed(body.swidTagId) ?? null,
    upstream: null,
    distro: null,
  };
}

/** A known identifier, else a text, else an expression that must be one (contract §5.1). */
function readLicense(body: CreateComponentBody, book: LicenseBook): ResolvedLicense {
  const name = body.license ?? undefined;
  const url = body.licenseUrl ?? null;
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

function readHashes(body: CreateComponentBody): [string, string][] {
  return hashMembers.flatMap(({ member, algorithm }) => {
    const value = body[member]?.toLowerCase();
    return value === undefined ? [] : [[algorithm, value] satisfies [string, string]];
  });
}

function readDetail(body: CreateComponentBody): ComponentDetail {
  return {
    ...present('description', body.description),
    ...present('publisher', body.publisher),
    ...present('copyright', body.copyright),
    ...present('filename', body.filename),
    ...present('extension', body.extension),
    ...present('notes', body.notes),
    ...present('authors', readAuthors(body)),
    ...present('supplier', readOrganization(body.supplier)),
    ...present('externalReferences', readReferences(body.externalReferences)),
  };
}
