import type { EndpointsData, Models } from '../format.ts';

/** Sessions of users, and their end. */
export const sessionOwnEndpoints = {
  'GET /api/waybill/v1/session': {
    operation: 'getSessions',
    summary: "Lists one's own sessions, the one used last first",
    access: 'authenticated',
    paged: { sort: [] },
    answers: { 200: 'UserSession[]', 401: 'empty' },
  },
  'GET /api/waybill/v1/session/queue': {
    operation: 'getSignInQueue',
    summary:
      'Tells how many passwords are waiting to be checked, and for how long, to whoever waits for their own sign-in',
    access: 'none',
    answers: { 200: 'SignInQueue' },
  },
  'DELETE /api/waybill/v1/session/{uuid}': {
    operation: 'endSession',
    summary: "Ends one of one's own sessions",
    access: 'authenticated',
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 401: 'empty', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/session/sign-out': {
    operation: 'signOut',
    summary: 'Ends the session of the token that is sent',
    access: 'authenticated',
    answers: { 204: 'empty', 401: 'empty' },
  },
  'POST /api/waybill/v1/session/sign-out-everywhere': {
    operation: 'signOutEverywhere',
    summary: "Ends all of one's own sessions",
    access: 'authenticated',
    answers: { 204: 'empty', 401: 'empty' },
  },
  'GET /api/waybill/v1/user/{username}/session': {
    operation: 'getUserSessions',
    summary: 'Lists the sessions of a user, the one used last first',
    access: ['ACCESS_MANAGEMENT'],
    path: { username: 'string' },
    paged: { sort: [] },
    answers: { 200: 'UserSession[]', 404: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/user/{username}/session/{uuid}': {
    operation: 'endUserSession',
    summary: 'Ends a session of a user',
    access: ['ACCESS_MANAGEMENT'],
    path: { username: 'string', uuid: 'uuid' },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/user/{username}/sign-out': {
    operation: 'signOutUser',
    summary: 'Ends all sessions of a user',
    access: ['ACCESS_MANAGEMENT'],
    path: { username: 'string' },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const sessionOwnModels = {
  SignInQueue: {
    description: 'Passwords that wait to be checked by the node that answers.',
    members: {
      waiting: { type: 'integer', always: true },
      seconds: { type: 'integer', always: true, description: 'Until all of them are checked, by estimate.' },
    },
  },
  UserSession: {
    description: 'A sign-in whose token is still valid.',
    members: {
      uuid: { type: 'uuid', always: true },
      signedInAt: { type: 'timestamp', always: true },
      lastSeenAt: {
        type: 'timestamp',
        always: true,
        description: 'Time of the last request, to within half a minute.',
      },
      expiresAt: { type: 'timestamp', always: true },
      isCurrent: { type: 'boolean', always: true, description: 'Whether it is the session of the request.' },
      address: { type: 'string', description: 'The network address that signed in.' },
      userAgent: { type: 'string', description: 'How the client that signed in describes itself.' },
    },
  },
} satisfies Models;
