import { ownServiceFilter } from '../endpoints/service.ts';
import type { EndpointsData, Models } from '../format.ts';

/** Filters for the services of all projects. */
const serviceFilter = {
  ...ownServiceFilter,
  excludeInactiveProjects: 'boolean',
  onlyLatestProjectVersions: 'boolean',
  project: { type: 'uuid[]', description: 'UUIDs of projects; a collection stands for its members.' },
  tag: { type: 'string[]', description: 'Tags, any of which the project has.' },
  name: { type: 'string', description: 'Only services with exactly this name.' },
  provider: { type: 'string', description: 'Only services of the provider with exactly this name.' },
  withoutProvider: { type: 'boolean', description: 'Only services without a named provider.' },
} as const;

const search = ['name', 'group', 'provider.name'];

/** Services of all projects. */
export const serviceOwnEndpoints = {
  'GET /api/waybill/v1/services': {
    operation: 'getServicesOfAllProjects',
    summary: 'Lists the services of all projects, with filters and paging',
    access: ['VIEW_PORTFOLIO'],
    query: serviceFilter,
    paged: { search, sort: ['name', 'version', 'group', 'project.name'] },
    answers: { 200: 'ListedService[]' },
  },
  'GET /api/waybill/v1/services/groups': {
    operation: 'getServiceGroups',
    summary: 'Lists the services of all projects grouped by name, provider, or project',
    access: ['VIEW_PORTFOLIO'],
    query: { by: { type: 'ServiceGrouping', required: true }, ...serviceFilter },
    paged: { search, sort: ['name', 'services', 'projects'] },
    answers: { 200: 'ServiceGroup[]' },
  },
  'POST /api/waybill/v1/services/deletion': {
    operation: 'deleteServicesOfAllProjects',
    summary: 'Deletes many services, of whatever projects',
    access: ['PORTFOLIO_MANAGEMENT'],
    query: { ...serviceFilter, searchText: { type: 'string', description: 'As of the list.' } },
    body: { type: 'ServiceSelection', requires: ['selection'] },
    answers: { 202: 'BulkStarted', 403: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const serviceOwnModels = {
  ServiceProject: {
    description: 'The project of a service.',
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
      active: { type: 'boolean', always: true },
    },
  },
  ListedService: {
    description: 'A service, as shown in the list of all projects.',
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      group: 'string',
      version: 'string',
      provider: { type: 'string', description: 'Its name.' },
      endpoints: { type: 'integer', always: true, description: 'How many it has.' },
      authenticated: { type: 'boolean', description: 'Absent when the BOM does not say it.' },
      crossesTrustBoundary: { type: 'boolean', description: 'Likewise.' },
      project: { type: 'ServiceProject', always: true },
    },
  },
  ServiceGroup: {
    description: 'Services of one name, of one provider, or in one project.',
    members: {
      name: { type: 'string', description: 'Absent for services without a named provider.' },
      version: { type: 'string', description: 'Of a project.' },
      project: { type: 'uuid', description: 'Of a group that is a project.' },
      services: { type: 'integer', always: true },
      projects: { type: 'integer', always: true },
    },
  },
} satisfies Models;
