import {
  type Dt4Contact,
  Dt4Error,
  type Dt4Organization,
  readContacts,
  readExternalReferences,
  readOrganizationText,
} from '@waybill/dt4';
import type { Contact, ExternalReference, Organization } from '@waybill/sbom';
import { present } from '../../../http/present.ts';

/** Contacts as they are kept here. @throws Dt4Error */
export function contactsOf(text: string | null): Contact[] | null {
  return readContacts(text)?.map(contactOf) ?? null;
}

function contactOf({ name, email, phone }: Dt4Contact): Contact {
  return { ...present('name', name), ...present('email', email), ...present('phone', phone) };
}

/** @throws Dt4Error */
export function organizationOf(text: string | null): Organization | null {
  const read = readOrganizationText(text);
  return read && viewOrganization(read);
}

export function viewOrganization({ name, urls, contacts }: Dt4Organization): Organization {
  return {
    ...present('name', name),
    ...(urls.length > 0 ? { urls: [...urls] } : {}),
    ...(contacts.length > 0 ? { contacts: contacts.map(contactOf) } : {}),
  };
}

/** Links, whose types are constants there and the words of CycloneDX here. @throws Dt4Error */
export function referencesOf(bytes: Uint8Array | null): ExternalReference[] | null {
  if (bytes === null) return null;
  const references = readExternalReferences(bytes).flatMap(({ type, url, comment }) =>
    url === null ? [] : [{ type: wordOf(type ?? 'OTHER'), url, ...present('comment', comment) }],
  );
  return references.length > 0 ? references : null;
}

/** `ISSUE_TRACKER` is `issue-tracker`. */
export function wordOf(constant: string): string {
  return constant.toLowerCase().replaceAll('_', '-');
}

/** What a row is refused for that cannot be read. */
export function refusalOf(label: string, error: unknown): { label: string; refusal: string } {
  if (!(error instanceof Dt4Error)) throw error;
  return { label, refusal: error.message };
}
