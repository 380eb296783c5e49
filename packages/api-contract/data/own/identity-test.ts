import type { EndpointsData, Models } from '../format.ts';

/** Trying out a directory or a provider before anybody signs in by it. */
export const identityTestEndpoints = {
  'POST /api/waybill/v1/ldap/test': {
    operation: 'testLdap',
    summary: 'Tries out the connection to the directory, without storing anything',
    access: ['SYSTEM_CONFIGURATION'],
    body: { type: 'ConnectionTestSettings', requires: ['settings'] },
    answers: { 200: 'IdentityTest' },
  },
  'POST /api/waybill/v1/ldap/test-user': {
    operation: 'testLdapUser',
    summary: 'Says what would happen if a user of the directory signed in, without storing anything',
    access: ['SYSTEM_CONFIGURATION'],
    body: { type: 'LdapUserTest', requires: ['settings', 'username'] },
    answers: { 200: 'IdentityTest' },
  },
  'POST /api/waybill/v1/oidc/test': {
    operation: 'testOidc',
    summary: 'Tries out the identity provider, without storing anything',
    access: ['SYSTEM_CONFIGURATION'],
    body: { type: 'ConnectionTestSettings', requires: ['settings'] },
    answers: { 200: 'IdentityTest' },
  },
  'POST /api/waybill/v1/trusted-header/test': {
    operation: 'testTrustedHeader',
    summary: 'Says whom the headers of this very request would sign in, without storing anything',
    access: ['SYSTEM_CONFIGURATION'],
    body: { type: 'ConnectionTestSettings', requires: ['settings'] },
    answers: { 200: 'IdentityTest' },
  },
} satisfies EndpointsData;

export const identityTestModels = {
  LdapUserTest: {
    description: 'A user, and settings as they would be; whatever is not named is taken as it is stored.',
    members: {
      settings: {
        type: 'SettingChange[]',
        required: true,
        max: 100,
        description: 'A stored secret goes to the host that it was stored for, and to no other.',
      },
      username: { type: 'string', required: true, notBlank: true, max: 255, form: 'noControls' },
      password: { type: 'string', max: 1024, description: 'Absent or empty: it is not tried.' },
    },
  },
  IdentityTest: {
    description: 'What came of trying out a directory or a provider, step by step.',
    members: {
      ok: { type: 'boolean', always: true, description: 'Whether no step failed.' },
      host: { type: 'string', description: 'Absent: there is no address.' },
      steps: { type: 'IdentityTestStep[]', always: true },
    },
  },
  IdentityTestStep: {
    description: 'One step. When one fails, those behind it are skipped.',
    members: {
      step: { type: 'IdentityStep', always: true },
      outcome: { type: 'ConnectionOutcome', always: true },
      code: { type: 'IdentityCode', description: 'Why it failed or was skipped, or what is worth knowing.' },
      status: { type: 'integer', description: 'HTTP status of the answer.' },
      values: {
        type: 'string[]',
        description: 'What was found, the first 100: names of entries, groups and teams; what is missing.',
      },
      total: { type: 'integer', description: 'How many were found in all.' },
    },
  },
} satisfies Models;
