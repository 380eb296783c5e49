import type { CreateProjectBody, Project, UpdateProjectBody } from '@waybill/api-contract';
import type { SearchOption } from '../../ui/search-select-field.tsx';
import type { ProjectValues } from './project-form-values.ts';
import { projectLabel } from './project-label.ts';

export const emptyProject: ProjectValues = {
  name: '',
  version: '',
  classifier: 'APPLICATION',
  parent: null,
  description: '',
  tags: [],
  group: '',
  purl: '',
  cpe: '',
  swidTagId: '',
  isLatest: false,
  active: true,
};

export function valuesOf(project: Project): ProjectValues {
  const { parent } = project;
  const option: SearchOption | null = parent ? { value: parent.uuid, label: projectLabel(parent) } : null;
  return {
    name: project.name,
    version: project.version ?? '',
    classifier: project.classifier ?? 'APPLICATION',
    parent: option,
    description: project.description ?? '',
    tags: project.tags.map((tag) => tag.name),
    group: project.group ?? '',
    purl: project.purl ?? '',
    cpe: project.cpe ?? '',
    swidTagId: project.swidTagId ?? '',
    isLatest: project.isLatest,
    active: project.active,
  };
}

/** The members of a request; what was left empty is null, so that an update empties it. */
export function bodyOf(values: ProjectValues): CreateProjectBody {
  const text = (value: string) => (value === '' ? null : value);
  return {
    name: values.name,
    version: text(values.version),
    classifier: values.classifier,
    parent: values.parent ? { uuid: values.parent.value } : null,
    description: text(values.description),
    tags: values.tags.map((name) => ({ name })),
    group: text(values.group),
    purl: text(values.purl),
    cpe: text(values.cpe),
    swidTagId: text(values.swidTagId),
    isLatest: values.isLatest,
    active: values.active,
  };
}

/**
 * The request that changes a project: it replaces every member, so those that the form does not show are sent back as
 * they are.
 */
export function updateBodyOf(project: Project, values: ProjectValues): UpdateProjectBody {
  const { uuid, publisher, authors, manufacturer, supplier, externalReferences } = project;
  return {
    ...(publisher ? { publisher } : {}),
    ...(authors ? { authors } : {}),
    ...(manufacturer ? { manufacturer } : {}),
    ...(supplier ? { supplier } : {}),
    ...(externalReferences ? { externalReferences } : {}),
    collectionLogic: project.collectionLogic,
    ...(project.collectionTag ? { collectionTag: project.collectionTag } : {}),
    ...bodyOf(values),
    uuid,
  };
}
