import { formatReceivedPurl, parsePurl } from '@waybill/purl';
import type { Contact, ExternalReference, Organization } from '@waybill/sbom';
import { AppError, ValidationError, violation } from '../../http/errors.ts';
import { isUuid } from '../../http/ids.ts';
import { trimmed } from '../../http/text.ts';
import type { ContactBody, ExternalReferenceBody, OrganizationBody, ProjectBody } from './project.schema.ts';
import type { ProjectChange } from './project-row.ts';

/** A team as `accessTeams` names it. */
export interface TeamReference {
  readonly uuid: string | undefined;
  readonly name: string | undefined;
}

/** What a request says about a project. Members that were not sent are undefined, cleared ones null. */
export interface ProjectInput {
  readonly change: Omit<ProjectChange, 'parentId'>;
  /** Null: an empty parent was sent; undefined: none. */
  readonly parentUuid: string | null | undefined;
  readonly tags: readonly string[] | undefined;
  readonly accessTeams: readonly TeamReference[];
}

/** Reads a body that its schema has let through. @throws the contract's 400 answers */
export function readProject(body: ProjectBody): ProjectInput {
  return {
    change: {
      ...given('name', trimmed(body.name) ?? undefined),
      ...texts(body),
      ...given('purl', body.purl === undefined ? undefined : readPurl(body.purl)),
      ...given('classifier', body.classifier),
      ...given('active', body.active ?? undefined),
      ...given('isLatest', body.isLatest ?? undefined),
      ...given('collectionLogic', body.collectionLogic ?? undefined),
      ...given('collectionTag', body.collectionTag === null ? null : body.collectionTag?.name),
      ...given('authors', readAuthors(body)),
      ...given('manufacturer', readOrganization(body.manufacturer)),
      ...given('supplier', readOrganization(body.supplier)),
      ...given('externalReferences', readReferences(body.externalReferences)),
    },
    parentUuid: readParent(body.parent),
    tags: body.tags?.map((tag) => tag.name),
    accessTeams: (body.accessTeams ?? []).map((team) => ({
      uuid: trimmed(team.uuid),
      name: trimmed(team.name),
    })),
  };
}

/** The name, which everything but PATCH needs. */
export function requireName(input: ProjectInput): string {
  if (input.change.name) return input.change.name;
  throw new ValidationError([violation('name', 'The name must not be blank')]);
}

function texts(body: ProjectBody) {
  const text = (value: string | null | undefined) =>
    value === undefined ? undefined : (trimmed(value) ?? null);
  return {
    ...given('version', text(body.version)),
    ...given('group', text(body.group)),
    ...given('description', text(body.description)),
    ...given('publisher', text(body.publisher)),
    ...given('cpe', text(body.cpe)),
    ...given('swidTagId', text(body.swidTagId)),
  };
}

/** An object with one member, or none when the value is undefined. */
function given<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}

/** A package URL of a body in the form that is stored. @throws the problem of a body that cannot be read */
export function readPurl(text: string | null): string | null {
  const source = trimmed(text);
  if (source === undefined) return null;
  const parsed = parsePurl(source);
  if (parsed.ok) return formatReceivedPurl(parsed.purl);
  throw new AppError('input.unreadable', {
    status: 400,
    title: 'The provided input could not be read',
    detail: `purl: "${source}" is not a package URL (${parsed.error.message})`,
    violations: [{ path: 'purl', message: parsed.error.message }],
  });
}

function readParent(parent: { uuid?: string | null } | null | undefined): string | null | undefined {
  if (parent === undefined || parent === null) return parent;
  const uuid = trimmed(parent.uuid);
  if (uuid === undefined) {
    throw new AppError('project.parent_without_uuid', {
      status: 400,
      title: 'A parent project must be named by its uuid',
      as: 'text',
    });
  }
  if (!isUuid(uuid)) throw new ValidationError([violation('parent.uuid', 'Invalid UUID', uuid)]);
  return uuid;
}

type WithAuthors = { author?: string | null; authors?: ContactBody[] | null };

/** The old member `author` replaces the list by one contact (contract §26.3). */
export function readAuthors(body: WithAuthors): Contact[] | null | undefined {
  const author = trimmed(body.author);
  if (author !== undefined) return [{ name: author }];
  if (body.authors === undefined || body.authors === null) return body.authors;
  const contacts = body.authors.map(readContact).filter((contact) => Object.keys(contact).length > 0);
  return contacts.length === 0 ? null : contacts;
}

function readContact({ name, email, phone }: ContactBody): Contact {
  return {
    ...given('name', trimmed(name)),
    ...given('email', trimmed(email)),
    ...given('phone', trimmed(phone)),
  };
}

export function readOrganization(body: OrganizationBody | null | undefined): Organization | null | undefined {
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
  body: readonly ExternalReferenceBody[] | null | undefined,
): ExternalReference[] | null | undefined {
  if (body === undefined || body === null) return body;
  const references = body.map(({ type, url, comment }) => ({
    type: trimmed(type) ?? 'other',
    url: url.trim(),
    ...given('comment', trimmed(comment)),
  }));
  return references.length === 0 ? null : references;
}
