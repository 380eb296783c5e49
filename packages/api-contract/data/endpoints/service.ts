import type { EndpointsData } from '../format.ts';

/** Further filters of a project's service list; not in the contract. */
export const ownServiceFilter = {
  authentication: {
    type: 'StatedFact[]',
    ours: true,
    description:
      'Only those of which the BOM says that they require authentication, that they do not, or nothing.',
  },
  trustBoundary: {
    type: 'StatedFact[]',
    ours: true,
    description: 'The same for whether they cross a trust boundary.',
  },
} as const;

export const serviceEndpoints = {
  'POST /api/v1/service': {
    operation: 'updateService',
    summary: 'Changes a service',
    access: ['PORTFOLIO_MANAGEMENT'],
    body: { type: 'ServiceComponent', requires: ['name'] },
    answers: { 200: 'ServiceComponent', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/service/project/{uuid}': {
    operation: 'getAllServices',
    summary: 'Lists the services of a project',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    query: ownServiceFilter,
    paged: { search: ['name'] },
    answers: { 200: 'ServiceComponent[]', 403: 'text', 404: 'text' },
  },
  'PUT /api/v1/service/project/{uuid}': {
    operation: 'createService',
    summary: 'Adds a service to a project',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: { type: 'ServiceComponent', requires: ['name'] },
    answers: { 201: 'ServiceComponent', 400: 'text', 403: 'text', 404: 'text' },
  },
  'DELETE /api/v1/service/{uuid}': {
    operation: 'deleteService',
    summary: 'Deletes a service',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/service/{uuid}': {
    operation: 'getServiceByUuid',
    summary: 'Returns a service',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    answers: { 200: 'ServiceComponent', 403: 'text', 404: 'text' },
  },
} satisfies EndpointsData;
