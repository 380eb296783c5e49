import type { EndpointsData, Models } from '../format.ts';

/** Sign-in through a provider, and users for whom somebody else vouches. */
export const identityOwnEndpoints = {
  'POST /api/waybill/v1/oidc/authorization': {
    operation: 'beginOidcSignIn',
    summary: 'Begins a sign-in through the identity provider',
    access: 'none',
    body: { type: 'OidcAuthorizationRequest', requires: ['redirectUri'] },
    answers: { 200: 'OidcAuthorization', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/oidc/sign-in': {
    operation: 'finishOidcSignIn',
    summary: 'Signs in with the code that the identity provider gave, and returns a token',
    access: 'none',
    body: {
      type: 'OidcCode',
      requires: ['redirectUri', 'parameters', 'state', 'nonce', 'codeVerifier'],
    },
    answers: { 200: 'SignedIn', 401: 'ProblemDetails', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/user/oidc/{username}/forget-subject': {
    operation: 'forgetOidcSubject',
    summary: 'Lets the next sign-in of a user of the provider bind its subject anew, and ends the sessions',
    access: ['ACCESS_MANAGEMENT'],
    path: { username: 'string' },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const identityOwnModels = {
  OidcAuthorizationRequest: {
    description: 'Where the provider sends the browser back to.',
    members: {
      redirectUri: { type: 'string', required: true, notBlank: true, max: 2048, form: 'noControls' },
    },
  },
  OidcAuthorization: {
    description:
      'A sign-in that has begun. Whoever began it keeps all but the address until the provider calls back.',
    members: {
      url: { type: 'string', always: true, description: 'Where the browser goes now.' },
      flow: { type: 'OidcFlow', always: true },
      state: { type: 'string', always: true },
      nonce: { type: 'string', always: true },
      codeVerifier: { type: 'string', always: true },
    },
  },
  OidcCode: {
    description: 'What the provider called back with, and what was kept of the beginning.',
    members: {
      redirectUri: { type: 'string', required: true, notBlank: true, max: 2048, form: 'noControls' },
      parameters: {
        type: 'string',
        required: true,
        max: 16384,
        form: 'noControls',
        description: 'The query of the address that was called.',
      },
      state: { type: 'string', required: true, max: 1024, form: 'noControls' },
      nonce: { type: 'string', required: true, max: 1024, form: 'noControls' },
      codeVerifier: { type: 'string', required: true, max: 1024, form: 'noControls' },
    },
  },
  SignedIn: {
    members: { token: { type: 'string', always: true, description: 'For `Authorization: Bearer`.' } },
  },
} satisfies Models;
