import type { EndpointsData } from '../format.ts';

export const dependencyGraphEndpoints = {
  'GET /api/v1/dependencyGraph/component/{uuid}/directDependencies': {
    operation: 'getComponentsAndServicesByComponentUuid',
    summary: 'Lists the direct dependencies of a component',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    answers: { 200: 'DependencyGraphResponse[]', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/dependencyGraph/project/{uuid}/directDependencies': {
    operation: 'getComponentsAndServicesByProjectUuid',
    summary: 'Lists the direct dependencies of a project',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    answers: { 200: 'DependencyGraphResponse[]', 403: 'text', 404: 'text' },
  },
} satisfies EndpointsData;
