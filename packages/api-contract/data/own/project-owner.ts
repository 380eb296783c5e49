import type { EndpointsData, Models } from '../format.ts';

/** Owners of projects. */
export const projectOwnerEndpoints = {
  'GET /api/waybill/v1/project/{uuid}/owner': {
    operation: 'getProjectOwner',
    summary: 'Returns the owner of a project, set on it or inherited, or the teams that take its place',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    answers: { 200: 'ProjectOwnership', 404: 'ProblemDetails' },
  },
  'PUT /api/waybill/v1/project/{uuid}/owner': {
    operation: 'setProjectOwner',
    summary: 'Makes a user or a team the owner of a project',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: 'ProjectOwnerInput',
    answers: { 200: 'ProjectOwnership', 404: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/project/{uuid}/owner': {
    operation: 'removeProjectOwner',
    summary: 'Takes the own owner of a project away, so that it inherits one',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/owner-candidates': {
    operation: 'getOwnerCandidates',
    summary: 'Lists the first users and teams by name that the caller may make the owner of a project',
    access: ['PORTFOLIO_MANAGEMENT'],
    query: { searchText: { type: 'string', description: 'Part of a name.' } },
    answers: { 200: 'OwnerCandidate[]' },
  },
} satisfies EndpointsData;

export const projectOwnerModels = {
  OwnerName: {
    description: 'A user or a team that is responsible for a project.',
    members: {
      kind: { type: 'OwnerKind', always: true },
      name: { type: 'string', always: true, description: 'Name of the user or the team.' },
      fullname: { type: 'string', description: 'Of a user.' },
    },
  },
  ProjectOwnership: {
    members: {
      owner: { type: 'OwnerName', description: 'Absent: nobody, so the teams with access take the place.' },
      team: { type: 'uuid', description: 'UUID of the team, if one is the owner.' },
      from: { type: 'OwnerOrigin', description: 'Where the owner is set.' },
      project: {
        type: 'ProjectReference',
        description: 'The other version or the project above on which it is set, if the caller may see that.',
      },
      teams: {
        type: 'string[]',
        description:
          'Without an owner: names of the teams with access. Callers without ACCESS_MANAGEMENT see their own teams only.',
      },
    },
  },
  ProjectOwnerInput: {
    description: 'Either a user or a team.',
    members: {
      user: { type: 'string', max: 255, form: 'noControls', trimmed: true, description: 'User name.' },
      team: { type: 'uuid', description: 'UUID of a team.' },
    },
  },
  OwnerCandidate: {
    members: {
      kind: { type: 'OwnerKind', always: true },
      name: { type: 'string', always: true },
      fullname: 'string',
      team: { type: 'uuid', description: 'UUID of the team.' },
    },
  },
} satisfies Models;
