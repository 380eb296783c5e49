import type { EndpointsData } from '../format.ts';

export const aclEndpoints = {
  'PUT /api/v1/acl/mapping': {
    operation: 'addMapping',
    summary: 'Grants a team access to a project',
    access: ['ACCESS_MANAGEMENT'],
    body: { type: 'AclMappingRequest', requires: ['team', 'project'] },
    answers: { 200: 'empty', 404: 'text', 409: 'text' },
  },
  'DELETE /api/v1/acl/mapping/team/{teamUuid}/project/{projectUuid}': {
    operation: 'deleteMapping',
    summary: 'Revokes the access of a team to a project',
    access: ['ACCESS_MANAGEMENT'],
    path: { teamUuid: 'uuid', projectUuid: 'uuid' },
    answers: { 200: 'empty', 404: 'text' },
  },
  'GET /api/v1/acl/team/{uuid}': {
    operation: 'retrieveProjects',
    summary: 'Lists the projects a team can access',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid' },
    query: { excludeInactive: 'boolean', onlyRoot: 'boolean' },
    paged: {},
    answers: { 200: 'Project[]', 404: 'text' },
  },
} satisfies EndpointsData;
