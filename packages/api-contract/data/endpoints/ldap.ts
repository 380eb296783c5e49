import type { EndpointsData } from '../format.ts';

export const ldapEndpoints = {
  'GET /api/v1/ldap/groups': {
    operation: 'getLdapGroups',
    summary: 'Lists the groups of the directory',
    access: ['ACCESS_MANAGEMENT'],
    paged: { search: ['name'], sort: [] },
    answers: { 200: 'string[]?', 204: 'empty', 502: 'ProblemDetails' },
  },
  'PUT /api/v1/ldap/mapping': {
    operation: 'addLdapMapping',
    summary: 'Maps a group of the directory to a team',
    access: ['ACCESS_MANAGEMENT'],
    body: 'MappedLdapGroupRequest',
    answers: { 200: 'MappedLdapGroup', 404: 'text', 409: 'text' },
  },
  'DELETE /api/v1/ldap/mapping/{uuid}': {
    operation: 'deleteLdapMapping',
    summary: 'Deletes the mapping of a directory group',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 404: 'text' },
  },
  'GET /api/v1/ldap/team/{uuid}': {
    operation: 'retrieveLdapGroups',
    summary: 'Lists the directory groups of a team',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 200: 'MappedLdapGroup[]', 404: 'text' },
  },
} satisfies EndpointsData;
