import type { CreateProjectBody, PatchProjectBody, UpdateProjectBody } from '@waybill/api-contract';
import { textError } from '../../../http/errors.ts';
import { trimmed } from '../../../http/text.ts';
import { given, readAuthors, readOrganization, readPurl, readReferences } from '../../party/party-input.ts';
import type { ProjectChange } from '../project-row.ts';

/** A team as `accessTeams` names it. */
export interface TeamReference {
  readonly uuid: string | undefined;
  readonly name: string | undefined;
}

/** The project in a request. Members that were not sent are undefined, cleared ones null. */
export interface ProjectInput {
  readonly change: Omit<ProjectChange, 'parentId'>;
  /** Null: an empty parent was sent; undefined: none. */
  readonly parentUuid: string | null | undefined;
  readonly tags: readonly string[] | undefined;
  readonly accessTeams: readonly TeamReference[];
}

/** A project that must have a name. */
export interface NamedProjectInput extends ProjectInput {
  readonly change: ProjectInput['change'] & { readonly name: string };
}

type ProjectBody = Omit<PatchProjectBody, 'uuid'>;

/** Reads a body that replaces or adds. @throws the contract's 400 answers */
export function readNamedProject(body: UpdateProjectBody): NamedProjectInput {
  const { change, ...others } = readProject(body);
  return { ...others, change: { ...change, name: body.name } };
}

/** Reads the body of a new project, which may bring what another server knew of it. @throws the contract's 400 answers */
export function readNewProject(body: CreateProjectBody): NamedProjectInput {
  const { change, ...others } = readNamedProject(body);
  return {
    ...others,
    change: {
      ...change,
      ...given('lastBomImport', readTime(body.lastBomImport)),
      ...given('lastBomImportFormat', trimmed(body.lastBomImportFormat)),
      ...given('lastVulnerabilityAnalysis', readTime(body.lastVulnerabilityAnalysis)),
    },
  };
}

const readTime = (ms: number | null | undefined) => (typeof ms === 'number' ? new Date(ms) : undefined);

/** Reads what a patch says, where null counts as not sent, a flag included. @throws the contract's 400 answers */
export function readPatch({ active, ...body }: ProjectBody): ProjectInput {
  return readProject(active === null ? body : { ...body, active });
}

function readProject(body: ProjectBody): ProjectInput {
  return {
    change: {
      ...given('name', trimmed(body.name)),
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

function readParent(parent: ProjectBody['parent']): string | null | undefined {
  if (parent === undefined || parent === null) return parent;
  if (parent.uuid) return parent.uuid;
  throw textError('project.parent_without_uuid', 400, 'A parent project must be named by its uuid');
}
