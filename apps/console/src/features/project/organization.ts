// Public to other features.
import type { OrganizationalContact, OrganizationalEntity } from '@waybill/api-contract';

/** People as one line; undefined without any. */
export function contactNames(contacts: readonly OrganizationalContact[] | undefined): string | undefined {
  const names = (contacts ?? []).map(({ name, email, phone }) => {
    const reach = [email, phone].filter(Boolean).join(', ');
    return name && reach ? `${name} (${reach})` : (name ?? reach);
  });
  return names.filter(Boolean).join('; ') || undefined;
}

/** An organization as one line; undefined when nothing is known of it. */
export function organizationText(organization: OrganizationalEntity | undefined): string | undefined {
  const { name, urls, contacts } = organization ?? {};
  return [name, ...(urls ?? []), contactNames(contacts)].filter(Boolean).join(' · ') || undefined;
}
