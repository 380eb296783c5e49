import type { EndpointsData, Models } from '../format.ts';

/** Which projects a team sees, beyond those that the contract lets it be mapped to. */
export const aclOwnEndpoints = {
  'GET /api/waybill/v1/acl/team/{uuid}/tag': {
    operation: 'getTeamTags',
    summary: 'Lists the tags whose projects a team sees',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 200: 'TeamTag[]', 404: 'ProblemDetails' },
  },
  'PUT /api/waybill/v1/acl/team/{uuid}/tag/{name}': {
    operation: 'addTeamTag',
    summary: 'Lets a team see all projects with a tag, also those that get it later',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid', name: 'string' },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/acl/team/{uuid}/tag/{name}': {
    operation: 'removeTeamTag',
    summary: 'Takes the projects with a tag from a team, but for those that it sees otherwise',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid', name: 'string' },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/acl/team/{uuid}/project': {
    operation: 'getTeamProjects',
    summary: 'Lists the projects that a team sees, and why',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid' },
    paged: { search: ['name'], sort: ['name', 'version'] },
    answers: { 200: 'TeamProject[]', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const aclOwnModels = {
  TeamTag: {
    description: 'A tag whose projects a team sees.',
    members: {
      name: { type: 'string', always: true },
      projects: { type: 'integer', always: true, description: 'How many projects carry it now.' },
    },
  },
  TeamProject: {
    description: 'A project that a team sees while portfolio access control is on.',
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
      active: { type: 'boolean', always: true },
      origin: {
        type: 'AccessOrigin',
        always: true,
        description: 'Why: it is mapped by hand, else by a tag of it, else inherited from a project above.',
      },
    },
  },
} satisfies Models;
