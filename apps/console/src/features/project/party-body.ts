// Public to other features.
import type {
  ExternalReference,
  ExternalReferenceInput,
  OrganizationalContact,
  OrganizationalContactInput,
  OrganizationalEntity,
  OrganizationalEntityInput,
} from '@waybill/api-contract';
import type { ContactValues, OrganizationValues, ReferenceValues } from './party-form-values.ts';

export function contactsOf(contacts: readonly OrganizationalContact[] | undefined): ContactValues[] {
  return (contacts ?? []).map(({ name = '', email = '', phone = '' }) => ({ name, email, phone }));
}

export function organizationOf(organization: OrganizationalEntity | undefined): OrganizationValues {
  const { name = '', urls = [], contacts } = organization ?? {};
  return { name, urls: [...urls], contacts: contactsOf(contacts) };
}

export function referencesOf(references: readonly ExternalReference[] | undefined): ReferenceValues[] {
  return (references ?? []).map(({ type, url, comment = '' }) => ({ type, url, comment }));
}

const given = (text: string) => (text === '' ? null : text);

/** Contacts of which nothing is known are left out. */
export function contactsBody(contacts: readonly ContactValues[]): OrganizationalContactInput[] {
  return contacts
    .filter(({ name, email, phone }) => name + email + phone !== '')
    .map(({ name, email, phone }) => ({ name: given(name), email: given(email), phone: given(phone) }));
}

export function organizationBody(values: OrganizationValues): OrganizationalEntityInput | null {
  const contacts = contactsBody(values.contacts);
  if (values.name === '' && values.urls.length === 0 && contacts.length === 0) return null;
  return { name: given(values.name), urls: values.urls, contacts };
}

export function referencesBody(references: readonly ReferenceValues[]): ExternalReferenceInput[] {
  return references.map(({ type, url, comment }) => ({
    type: type || 'other',
    url,
    comment: given(comment),
  }));
}
