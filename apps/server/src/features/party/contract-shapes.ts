// Public to other features.
import type {
  ExternalReference as ExternalReferenceModel,
  OrganizationalContact,
  OrganizationalEntity,
  ProjectProperty,
  PropertyType,
} from '@waybill/api-contract';
import type { Contact, ExternalReference, Organization } from '@waybill/sbom';
import { present } from '../../http/present.ts';

/** `author` joins the names for old clients (contract §26.3). An empty list says that there are none; nothing, that nobody said so. */
export function viewAuthors(authors: readonly Contact[] | null | undefined): {
  author?: string;
  authors?: OrganizationalContact[];
} {
  if (!authors) return {};
  const names = authors.flatMap((contact) => contact.name ?? []).join(', ');
  return { ...present('author', names || null), authors: authors.map(viewContact) };
}

export function viewContact({ name, email, phone }: Contact): OrganizationalContact {
  return { ...present('name', name), ...present('email', email), ...present('phone', phone) };
}

export function viewOrganization({ name, urls, contacts }: Organization): OrganizationalEntity {
  return {
    ...present('name', name),
    ...present('urls', urls),
    ...present('contacts', contacts?.map(viewContact)),
  };
}

export function viewReferences(references: readonly ExternalReference[] | null | undefined): {
  externalReferences?: ExternalReferenceModel[];
} {
  if (!references || references.length === 0) return {};
  return {
    externalReferences: references.map(({ type, url, comment }) => ({
      type,
      url,
      ...present('comment', comment),
    })),
  };
}

export interface PropertyRow {
  group_name: string | null;
  property_name: string;
  value: string | null;
  property_type: string;
  description: string | null;
}

/** Shown instead of an encrypted value (contract §5.4). */
export const hiddenValue = 'HiddenDecryptedPropertyPlaceholder';

export function viewProperty(row: PropertyRow): ProjectProperty {
  const isHidden = row.property_type === 'ENCRYPTEDSTRING' && row.value !== null;
  return {
    ...present('groupName', row.group_name),
    propertyName: row.property_name,
    ...present('propertyValue', isHidden ? hiddenValue : row.value),
    propertyType: row.property_type as PropertyType,
    ...present('description', row.description),
  };
}
