import type { EndpointsData, Models } from '../format.ts';

/** Permissions that teams hold for their own projects only, which the contract cannot express. */
export const permissionOwnEndpoints = {
  'GET /api/waybill/v1/team/{uuid}/permission': {
    operation: 'getTeamPermissions',
    summary: 'Lists the permissions of a team by name, with the projects that they hold for',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 200: 'TeamPermission[]', 404: 'ProblemDetails' },
  },
  'PUT /api/waybill/v1/team/{uuid}/permission/{permission}': {
    operation: 'setTeamPermission',
    summary: 'Gives a team a permission for all that its members see, or for its own projects only',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid', permission: 'string' },
    body: { type: 'TeamPermissionReach', requires: ['reach'] },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/team/{uuid}/permission/{permission}': {
    operation: 'removeTeamPermission',
    summary: 'Takes a permission from a team, whichever projects it holds for',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid', permission: 'string' },
    answers: { 204: 'empty', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/permission/team': {
    operation: 'getLimitedPermissions',
    summary: 'Lists what teams hold for their own projects only, by team and permission',
    access: ['ACCESS_MANAGEMENT'],
    answers: { 200: 'LimitedPermission[]' },
  },
  'GET /api/waybill/v1/project/{uuid}/permission': {
    operation: 'getProjectPermissions',
    summary: 'Lists which permissions the caller holds for a project, by name',
    access: 'authenticated',
    path: { uuid: 'uuid' },
    answers: { 200: 'Permission[]', 401: 'empty', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const permissionOwnModels = {
  TeamPermission: {
    description: 'A permission of a team.',
    members: {
      name: { type: 'Permission', always: true },
      reach: { type: 'PermissionReach', always: true },
    },
  },
  TeamPermissionReach: {
    description: 'What a permission of a team holds for.',
    members: {
      reach: {
        type: 'PermissionReach',
        required: true,
        description:
          '`ALL`: all projects that members see, and what is about no project. `TEAM`: projects that portfolio access control gives to the team.',
      },
    },
  },
  LimitedPermission: {
    description: 'A permission that a team holds for its own projects only.',
    members: {
      team: { type: 'uuid', always: true },
      name: { type: 'string', always: true, description: 'Of the team.' },
      permission: { type: 'Permission', always: true },
    },
  },
} satisfies Models;
