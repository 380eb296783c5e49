import type { EndpointsData } from '../format.ts';

export const permissionEndpoints = {
  'GET /api/v1/permission': {
    operation: 'getPermissions',
    summary: 'Lists the permissions',
    access: ['ACCESS_MANAGEMENT'],
    answers: { 200: 'PermissionItem[]' },
  },
  'DELETE /api/v1/permission/{permission}/team/{uuid}': {
    operation: 'removePermissionFromTeam',
    summary: 'Revokes a permission from a team',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid', permission: 'string' },
    answers: { 200: 'Team', 304: 'empty', 404: 'text', 409: 'text' },
  },
  'POST /api/v1/permission/{permission}/team/{uuid}': {
    operation: 'addPermissionToTeam',
    summary: 'Grants a permission to a team',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid', permission: 'string' },
    answers: { 200: 'Team', 304: 'empty', 404: 'text' },
  },
  'DELETE /api/v1/permission/{permission}/user/{username}': {
    operation: 'removePermissionFromUser',
    summary: 'Revokes a permission from a user',
    access: ['ACCESS_MANAGEMENT'],
    path: { username: 'string', permission: 'string' },
    answers: { 200: 'UserPrincipal', 304: 'empty', 404: 'text', 409: 'text' },
  },
  'POST /api/v1/permission/{permission}/user/{username}': {
    operation: 'addPermissionToUser',
    summary: 'Grants a permission to a user',
    access: ['ACCESS_MANAGEMENT'],
    path: { username: 'string', permission: 'string' },
    answers: { 200: 'UserPrincipal', 304: 'empty', 404: 'text' },
  },
} satisfies EndpointsData;
