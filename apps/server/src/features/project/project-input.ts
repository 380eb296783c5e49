import { AppError, ValidationError, violation } from '../../http/errors.ts';
import { isUuid } from '../../http/ids.ts';
import { trimmed } from '../../http/text.ts';
import { given, readAuthors, readOrganization, readPurl, readReferences } from './party-input.ts';
import type { ProjectBody } from './project.schema.ts';
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
      ...given('active', body.active === null ? false : body.active),
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

/** Reads what a patch says, where null counts as not sent, a flag included. */
export function readPatch({ active, ...body }: ProjectBody): ProjectInput {
  return readProject(active === null ? body : { ...body, ...given('active', active) });
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
