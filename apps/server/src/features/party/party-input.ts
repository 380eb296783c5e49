// Public to other features.
import type {
  ExternalReferenceInput,
  OrganizationalContactInput,
  OrganizationalEntityInput,
} from '@waybill/api-contract';
import { formatReceivedPurl, parsePurl } from '@waybill/purl';
import type { Contact, ExternalReference, Organization } from '@waybill/sbom';
import { trimmed } from '../../http/text.ts';

/** An object with one member, or none when the value is undefined. */
export function given<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}

/** A package URL of a body in the form that is stored; one that cannot be read is dropped (contract §1.2). */
export function readPurl(text: string | null): string | null {
  const source = trimmed(text) ?? '';
  const parsed = parsePurl(source);
  return parsed.ok && !/\s/.test(source) ? formatReceivedPurl(parsed.purl) : null;
}

interface WithAuthors {
  readonly author?: string | null | undefined;
  readonly authors?: readonly OrganizationalContactInput[] | null | undefined;
}

/** The old member `author` replaces the list by one contact (contract §26.3). */
export function readAuthors(body: WithAuthors): Contact[] | null | undefined {
  const author = trimmed(body.author);
  if (author !== undefined) return [{ name: author }];
  if (body.authors === undefined || body.authors === null) return body.authors;
  const contacts = body.authors.map(readContact).filter((contact) => Object.keys(contact).length > 0);
  return contacts.length === 0 ? null : contacts;
}

function readContact({ name, email, phone }: OrganizationalContactInput): Contact {
  return {
    ...given('name', trimmed(name)),
    ...given('email', trimmed(email)),
    ...given('phone', trimmed(phone)),
  };
}

export function readOrganization(
  body: OrganizationalEntityInput | null | undefined,
): Organization | null | undefined {
  if (body === undefined || body === null) return body;
  const urls = body.urls?.map((url) => url.trim()).filter((url) => url !== '');
  const contacts = body.contacts?.map(readContact);
  const organization = {
    ...given('name', trimmed(body.name)),
    ...(urls && urls.length > 0 ? { urls } : {}),
    ...(contacts && contacts.length > 0 ? { contacts } : {}),
  };
  return Object.keys(organization).length === 0 ? null : organization;
}

export function readReferences(
  body: readonly ExternalReferenceInput[] | null | undefined,
): ExternalReference[] | null | undefined {
  if (body === undefined || body === null) return body;
  const references = body.map(({ type, url, comment }) => ({
    type: trimmed(type) ?? 'other',
    url: url.trim(),
    ...given('comment', trimmed(comment)),
  }));
  return references.length === 0 ? null : references;
}
