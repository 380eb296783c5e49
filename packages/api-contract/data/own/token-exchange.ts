import type { EndpointsData, Models } from '../format.ts';

/** Tokens of pipelines that become tokens of service accounts (RFC 8693). */
export const tokenExchangeOwnEndpoints = {
  'POST /api/waybill/v1/token': {
    operation: 'exchangeToken',
    summary: 'Gives a token of a service account for one of an issuer that a rule names (RFC 8693)',
    access: 'none',
    form: {
      grant_type: {
        type: 'string',
        description: 'Must be `urn:ietf:params:oauth:grant-type:token-exchange`.',
      },
      subject_token: { type: 'string', description: 'The token of the pipeline, a signed JWT.' },
      subject_token_type: {
        type: 'string',
        description: '`urn:ietf:params:oauth:token-type:jwt` or `urn:ietf:params:oauth:token-type:id_token`.',
      },
      requested_token_type: { type: 'string', description: 'Access tokens only.' },
      service_account: { type: 'string', description: 'Which one, where rules of several fit.' },
      actor_token: { type: 'string', description: 'Not supported.' },
      actor_token_type: { type: 'string', description: 'Not supported.' },
      scope: { type: 'string', description: 'Not supported.' },
      resource: { type: 'string', description: 'Not supported.' },
      audience: { type: 'string', description: 'Not supported.' },
    },
    answers: { 200: 'ExchangedToken', 400: 'TokenError', 503: 'TokenError' },
  },
  'GET /api/waybill/v1/token-rule': {
    operation: 'getTokenRules',
    summary: 'Lists by name the rules for exchanging tokens',
    access: ['ACCESS_MANAGEMENT'],
    answers: { 200: 'TokenRule[]' },
  },
  'PUT /api/waybill/v1/token-rule': {
    operation: 'createTokenRule',
    summary: 'Adds a rule for exchanging tokens',
    access: ['ACCESS_MANAGEMENT'],
    body: { type: 'TokenRule', requires: ['name', 'account', 'issuer', 'audience', 'claims'] },
    answers: { 201: 'TokenRule', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/token-rule/{uuid}': {
    operation: 'updateTokenRule',
    summary: 'Replaces a rule for exchanging tokens',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: { type: 'TokenRule', requires: ['name', 'account', 'issuer', 'audience', 'claims'] },
    answers: { 200: 'TokenRule', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/token-rule/{uuid}': {
    operation: 'deleteTokenRule',
    summary: 'Deletes a rule for exchanging tokens',
    access: ['ACCESS_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const tokenExchangeOwnModels = {
  ExchangedToken: {
    description: 'The answer of RFC 8693 §2.2.1.',
    members: {
      access_token: { type: 'string', always: true, description: 'For `Authorization: Bearer`.' },
      issued_token_type: { type: 'string', always: true },
      token_type: { type: 'string', always: true, description: '`Bearer`' },
      expires_in: { type: 'integer', always: true, description: 'Seconds' },
    },
  },
  TokenError: {
    description: 'The answer of RFC 6749 §5.2.',
    members: {
      error: { type: 'string', always: true },
      error_description: { type: 'string', always: true },
    },
  },
  TokenRule: {
    description: 'Which tokens of an issuer become which service account.',
    members: {
      uuid: { type: 'uuid', always: true, readOnly: true },
      name: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 255,
        form: 'noControls',
        trimmed: true,
      },
      enabled: { type: 'boolean', always: true },
      account: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 255,
        form: 'noControls',
        trimmed: true,
        description: 'The name of the service account.',
      },
      issuer: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 2048,
        form: 'noControls',
        trimmed: true,
        description:
          'As the claim `iss` of its tokens has it; its keys are found by OpenID Connect Discovery.',
      },
      audience: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 2048,
        form: 'noControls',
        trimmed: true,
        description: 'Must be in the claim `aud`.',
      },
      claims: {
        type: 'TokenRuleClaim[]',
        always: true,
        required: true,
        description:
          'What the token must say besides, all of it. One must be exact, or a pattern that does not begin with a star.',
      },
      projects: {
        type: 'LimitingProject[]',
        description:
          'The tokens see and change only these. Left out: all that the teams of the account may see.',
      },
      created: { type: 'timestamp', always: true, readOnly: true },
      lastUsed: { type: 'timestamp', readOnly: true },
    },
  },
  TokenRuleClaim: {
    members: {
      claim: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 255,
        form: 'noControls',
        trimmed: true,
        description: 'The name of a claim. Of one that is a list, an item must fit.',
      },
      value: { type: 'string', always: true, required: true, notBlank: true, max: 2048, form: 'noControls' },
      isPattern: {
        type: 'boolean',
        always: true,
        description: 'Whether `*` in the value stands for any characters.',
      },
    },
  },
} satisfies Models;
