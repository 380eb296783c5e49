import type { EndpointsData } from '../format.ts';

export const oidcEndpoints = {
  'GET /api/v1/oidc/available': {
    operation: 'isOidcAvailable',
    summary: 'Returns whether sign-in through an identity provider is available',
    access: 'none',
    answers: { 200: 'text' },
  },
  'GET /api/v1/oidc/group': {
    operation: 'getOidcGroups',
    summary: 'Lists the groups of the provider',
    access: ['ACCESS_MANAGEMENT'],
    answers: { 200: 'OidcGroup[]' },
  },
  'POST /api/v1/oidc/group': {
    operation: 'updateOidcGroup',
    summary: 'Changes a group of the provider',
    access: ['ACCESS_MANAGEMENT'],
    body: { type: 'OidcGroup', requires: ['uuid', 'name'] },
    answers: { 200: 'OidcGroup', 404: 'text', 409: 'text' },
  },
  'PUT /api/v1/oidc/group': {
    operation: 'createOidcGroup',
    summary: 'Adds a group of the provider',
    access: ['ACCESS_MANAGEMENT'],
    body: { type: 'OidcGroup', requires: ['name'] },
    answers: { 201: 'OidcGroup', 409: 'text' },
  },
  'DELETE /api/v1/oidc/group/{groupUuid}/team/{teamUuid}/mapping': {
    operation: 'deleteOidcMapping',
    summary: 'Deletes the mapping of a provider group to a team',
    access: ['ACCESS_MANAGEMENT'],
    path: { groupUuid: 'uuid', teamUuid: 'uuid' },
    answers: { 204: 'empty', 404: 'text' },
  },
  'DELETE /api/v1/oidc/group/{uuid}': {
    operation: 'deleteOidcGroup',
    summary: 'Deletes a group of the provider',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 404: 'text' },
  },
  'GET /api/v1/oidc/group/{uuid}/team': {
    operation: 'retrieveTeamsMappedToGroup',
    summary: 'Lists the teams of a provider group',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 200: 'NestedTeam[]', 404: 'text' },
  },
  'PUT /api/v1/oidc/mapping': {
    operation: 'addOidcMapping',
    summary: 'Maps a group of the provider to a team',
    access: ['ACCESS_MANAGEMENT'],
    body: { type: 'MappedOidcGroupRequest', requires: ['team', 'group'] },
    answers: { 200: 'MappedOidcGroup', 404: 'text', 409: 'text' },
  },
  'DELETE /api/v1/oidc/mapping/{uuid}': {
    operation: 'deleteMappingByUuid',
    summary: 'Deletes the mapping of a provider group',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 404: 'text' },
  },
} satisfies EndpointsData;
