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
  'POST /api/waybill/v1/session/by-header': {
    operation: 'signInByHeader',
    summary: 'Signs in by the headers of a trusted proxy, and returns a token; nothing where there are none',
    access: 'none',
    answers: {
      200: 'SignedIn',
      204: 'empty',
      401: 'ProblemDetails',
      403: 'ProblemDetails',
      404: 'ProblemDetails',
    },
  },
  'GET /api/waybill/v1/ldap/user': {
    operation: 'findLdapUsers',
    summary:
      'Finds people of the directory by a part of their name, at most 50; nobody where there is no directory',
    access: ['ACCESS_MANAGEMENT'],
    query: { searchText: { type: 'string', required: true } },
    answers: { 200: 'DirectoryPerson[]', 502: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/user/oidc/{username}/forget-subject': {
    operation: 'forgetOidcSubject',
    summary: 'Lets the next sign-in of a user of the provider bind its subject anew, and ends the sessions',
    access: ['ACCESS_MANAGEMENT'],
    path: { username: 'string' },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'PUT /api/waybill/v1/user/{kind}/{username}/suspension': {
    operation: 'suspendExternalUser',
    summary:
      'Keeps a user of the directory or the provider out and ends the sessions, or lets the user in again',
    access: ['ACCESS_MANAGEMENT'],
    path: { kind: 'ExternalUserKind', username: 'string' },
    body: { type: 'Suspension', requires: ['suspended'] },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/user/oidc/subject-question': {
    operation: 'listSubjectQuestions',
    summary: 'Lists the users of the provider under whose name somebody with another subject has come',
    access: ['ACCESS_MANAGEMENT'],
    counted: true,
    answers: { 200: 'SubjectQuestion[]' },
  },
  'POST /api/waybill/v1/user/oidc/{username}/accept-subject': {
    operation: 'acceptOidcSubject',
    summary: 'Binds a user to the subject that has come under the name, and ends the sessions',
    access: ['ACCESS_MANAGEMENT'],
    path: { username: 'string' },
    body: { type: 'SubjectAnswer', requires: ['subjectIdentifier'] },
    answers: { 204: 'empty', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/user/oidc/{username}/reject-subject': {
    operation: 'rejectOidcSubject',
    summary: 'Answers that the subject that has come under a name is somebody else',
    access: ['ACCESS_MANAGEMENT'],
    path: { username: 'string' },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/oidc/group': {
    operation: 'listOidcGroups',
    summary: 'Lists the groups of the provider with the teams that their members join',
    access: ['ACCESS_MANAGEMENT'],
    paged: { search: ['name', 'displayName'] },
    answers: { 200: 'OidcGroupEntry[]' },
  },
  'POST /api/waybill/v1/oidc/group/{uuid}/name': {
    operation: 'nameOidcGroup',
    summary: 'Gives a group of the provider a name for people; without one, the provider may say it',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: { type: 'OidcGroupName' },
    answers: { 200: 'OidcGroupEntry', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const identityOwnModels = {
  Suspension: {
    members: { suspended: { type: 'boolean', always: true, required: true } },
  },
  DirectoryPerson: {
    members: {
      username: { type: 'string', always: true, description: 'What they sign in with.' },
      dn: { type: 'string', always: true },
      email: 'string',
    },
  },
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
  SubjectQuestion: {
    description: 'Somebody came under the name of a user with another subject than the one that is bound.',
    members: {
      username: { type: 'string', always: true },
      boundSubject: { type: 'string', description: 'The one that is bound.' },
      askedSubject: { type: 'string', always: true, description: 'The one that has come.' },
      at: { type: 'timestamp', always: true },
    },
  },
  SubjectAnswer: {
    members: {
      subjectIdentifier: {
        type: 'string',
        required: true,
        notBlank: true,
        max: 255,
        form: 'noControls',
        description: 'The one that was shown, so that nobody is taken for somebody who has come since.',
      },
    },
  },
  OidcGroupName: {
    members: { displayName: { type: 'string', max: 255, form: 'noControls', trimmed: true } },
  },
  OidcGroupEntry: {
    description: 'A group of the provider.',
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true, description: 'As the provider has it.' },
      displayName: { type: 'string', description: 'What people call it.' },
      isNamedByHand: {
        type: 'boolean',
        always: true,
        description: 'Whether somebody entered the display name; the provider does not change it then.',
      },
      teams: { type: 'MappedTeam[]', always: true, computed: true },
    },
  },
  MappedTeam: {
    description: 'A team that the members of a group join.',
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      mapping: { type: 'uuid', always: true, description: 'Of the mapping between them.' },
    },
  },
  SignedIn: {
    members: { token: { type: 'string', always: true, description: 'For `Authorization: Bearer`.' } },
  },
} satisfies Models;
