import type { CreateProjectBody, Project, UpdateProjectBody } from '@waybill/api-contract';
import type { SearchOption } from '../../ui/use-option-search.ts';
import {
  contactsBody,
  contactsOf,
  organizationBody,
  organizationOf,
  referencesBody,
  referencesOf,
} from './party-body.ts';
import type { OrganizationValues } from './party-form-values.ts';
import type { ProjectValues } from './project-form-values.ts';
import { projectLabel } from './project-label.ts';

const emptyOrganization: OrganizationValues = { name: '', urls: [], contacts: [] };

export const emptyProject: ProjectValues = {
  name: '',
  version: '',
  classifier: 'APPLICATION',
  parent: null,
  description: '',
  tags: [],
  isLatest: false,
  active: true,
  collectionLogic: 'NONE',
  collectionTag: '',
  team: '',
  group: '',
  purl: '',
  cpe: '',
  swidTagId: '',
  publisher: '',
  authors: [],
  manufacturer: emptyOrganization,
  supplier: emptyOrganization,
  externalReferences: [],
};

export function valuesOf(project: Project): ProjectValues {
  const { parent } = project;
  const option: SearchOption | null = parent ? { value: parent.uuid, label: projectLabel(parent) } : null;
  return {
    ...emptyProject,
    name: project.name,
    version: project.version ?? '',
    classifier: project.classifier ?? 'APPLICATION',
    parent: option,
    description: project.description ?? '',
    tags: project.tags.map((tag) => tag.name),
    isLatest: project.isLatest,
    active: project.active,
    collectionLogic: project.collectionLogic,
    collectionTag: project.collectionTag?.name ?? '',
    group: project.group ?? '',
    purl: project.purl ?? '',
    cpe: project.cpe ?? '',
    swidTagId: project.swidTagId ?? '',
    publisher: project.publisher ?? '',
    authors: contactsOf(project.authors),
    manufacturer: organizationOf(project.manufacturer),
    supplier: organizationOf(project.supplier),
    externalReferences: referencesOf(project.externalReferences),
  };
}

const text = (value: string) => (value === '' ? null : value);

/** The members of a request; what was left empty is null, so that an update empties it. */
export function bodyOf(values: ProjectValues): CreateProjectBody {
  const { collectionLogic, collectionTag } = values;
  const byTag = collectionLogic === 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG';
  return {
    name: values.name,
    version: text(values.version),
    classifier: values.classifier,
    parent: values.parent ? { uuid: values.parent.value } : null,
    description: text(values.description),
    tags: values.tags.map((name) => ({ name })),
    isLatest: values.isLatest,
    active: values.active,
    collectionLogic,
    collectionTag: byTag ? { name: collectionTag } : null,
    ...(values.team === '' ? {} : { accessTeams: [{ uuid: values.team }] }),
    group: text(values.group),
    purl: text(values.purl),
    cpe: text(values.cpe),
    swidTagId: text(values.swidTagId),
    publisher: text(values.publisher),
    authors: contactsBody(values.authors),
    manufacturer: organizationBody(values.manufacturer),
    supplier: organizationBody(values.supplier),
    externalReferences: referencesBody(values.externalReferences),
  };
}

/** The request that changes a project: it replaces every member. */
export function updateBodyOf({ uuid }: Project, values: ProjectValues): UpdateProjectBody {
  return { ...bodyOf(values), uuid };
}
