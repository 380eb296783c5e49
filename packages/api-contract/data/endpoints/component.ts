import type { EndpointsData } from '../format.ts';
import { withCoverage } from './project.ts';

/** Columns of the console: counters, and the day on which a component came. */
export const componentSortMore = [
  'metrics.inheritedRiskScore',
  'metrics.vulnerabilities',
  'metrics.critical',
  'metrics.high',
  'metrics.medium',
  'metrics.low',
  'metrics.unassigned',
  'metrics.findingsTotal',
  'added',
] as const;

/** Filters of component lists. Those marked as ours are not in the contract. */
export const componentFilter = {
  onlyOutdated: 'boolean',
  onlyDirect: 'boolean',
  severity: {
    type: 'Severity[]',
    ours: true,
    description: 'Only those with vulnerabilities of any of these severities.',
  },
  classifier: { type: 'string', ours: true },
  scope: { type: 'ComponentScope', ours: true },
  internal: { type: 'boolean', ours: true, description: 'Only internal components.' },
} as const;

export const componentEndpoints = {
  'POST /api/v1/component': {
    operation: 'updateComponent',
    summary: 'Changes a component',
    access: ['PORTFOLIO_MANAGEMENT'],
    body: { type: 'Component', requires: ['name', 'classifier'] },
    answers: { 200: 'Component', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/component/hash/{hash}': {
    operation: 'getComponentByHash',
    summary: 'Finds components by a file hash',
    access: ['VIEW_PORTFOLIO'],
    path: { hash: 'string' },
    paged: { sortMore: componentSortMore },
    answers: { 200: 'Component[]' },
  },
  'GET /api/v1/component/identity': {
    operation: 'getComponentByIdentity',
    summary: 'Finds components by name, package URL, CPE or SWID tag',
    access: ['VIEW_PORTFOLIO'],
    query: {
      group: 'string',
      name: 'string',
      version: 'string',
      purl: 'string',
      cpe: 'string',
      swidTagId: 'string',
      project: 'uuid',
      excludeInactiveProjects: 'boolean',
      onlyLatestProjectVersions: 'boolean',
    },
    paged: { sortMore: componentSortMore },
    answers: { 200: 'Component[]?', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/component/internal/identify': {
    operation: 'identifyInternalComponents',
    summary: 'Re-evaluates which components are internal',
    access: ['SYSTEM_CONFIGURATION'],
    answers: { 204: 'empty' },
  },
  'GET /api/v1/component/project/{projectUuid}/dependencyGraph/{componentUuids}': {
    operation: 'getDependencyGraphForComponent',
    summary: 'Returns the paths from a project to some of its components',
    access: ['VIEW_PORTFOLIO'],
    path: { projectUuid: 'uuid', componentUuids: 'string' },
    answers: { 200: 'Component{}', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/component/project/{uuid}': {
    operation: 'getAllComponents',
    summary: 'Lists the components of a project',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    query: { ...componentFilter, ...withCoverage },
    paged: { search: ['name', 'group'], sortMore: componentSortMore },
    answers: { 200: 'Component[]', 403: 'text', 404: 'text' },
  },
  'PUT /api/v1/component/project/{uuid}': {
    operation: 'createComponent',
    summary: 'Adds a component to a project',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: { type: 'Component', requires: ['name', 'classifier'] },
    answers: { 201: 'Component', 400: 'text', 403: 'text', 404: 'text' },
  },
  'DELETE /api/v1/component/{uuid}': {
    operation: 'deleteComponent',
    summary: 'Deletes a component',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/component/{uuid}': {
    operation: 'getComponentByUuid',
    summary: 'Returns a component',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    query: { includeRepositoryMetaData: 'boolean', ...withCoverage },
    answers: { 200: 'Component', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/component/{uuid}/property': {
    operation: 'getComponentProperties',
    summary: 'Lists the properties of a component',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    answers: { 200: 'ComponentProperty[]', 403: 'text', 404: 'text' },
  },
  'PUT /api/v1/component/{uuid}/property': {
    operation: 'createComponentProperty',
    summary: 'Adds a property to a component',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: { type: 'ComponentProperty', requires: ['propertyName', 'propertyType'] },
    answers: { 201: 'ComponentProperty', 403: 'text', 404: 'text', 409: 'text' },
  },
  'DELETE /api/v1/component/{uuid}/property/{propertyUuid}': {
    operation: 'deleteComponentProperty',
    summary: 'Deletes a property of a component',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid', propertyUuid: 'uuid' },
    answers: { 204: 'empty', 403: 'text', 404: 'text' },
  },
} satisfies EndpointsData;
