import type { EndpointsData, Models } from '../format.ts';

const encoded = { type: 'string', required: true, notBlank: true } as const;

/** Passkeys as a second factor of managed users, and the sign-in that asks for it. */
export const passkeyOwnEndpoints = {
  'POST /api/waybill/v1/session': {
    operation: 'beginSignIn',
    summary: 'Signs in with a password: returns a token, or what has to be proved besides the password',
    access: 'none',
    body: { type: 'SignIn', requires: ['username', 'password'] },
    answers: { 200: 'SignInStep', 401: 'ProblemDetails', 403: 'ProblemDetails', 429: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/session/second-factor': {
    operation: 'finishSignIn',
    summary: 'Finishes a sign-in with a passkey or a recovery code, and returns a token',
    access: 'none',
    body: { type: 'SecondFactorAnswer', requires: ['challenge'] },
    answers: { 200: 'SignedIn', 401: 'ProblemDetails', 403: 'ProblemDetails', 429: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/passkey': {
    operation: 'getOwnPasskeys',
    summary: "Lists one's own passkeys, the oldest first, with the number of recovery codes that are left",
    access: 'authenticated',
    answers: { 200: 'Passkeys', 401: 'empty', 409: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/passkey/enrollment': {
    operation: 'beginPasskeyEnrollment',
    summary: 'Begins to add a passkey: returns what the browser has to be asked for',
    access: 'authenticated',
    body: { type: 'PasswordProof', requires: ['currentPassword'] },
    answers: { 200: 'PasskeyCreation', 401: 'empty', 409: 'ProblemDetails', 429: 'ProblemDetails' },
  },
  'PUT /api/waybill/v1/passkey': {
    operation: 'addPasskey',
    summary: 'Adds a passkey. The first one ends all other sessions and comes with recovery codes',
    access: 'authenticated',
    body: {
      type: 'NewPasskey',
      requires: ['challenge', 'name', 'credentialId', 'clientDataJson', 'attestationObject'],
    },
    answers: { 201: 'AddedPasskey', 401: 'empty', 409: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/passkey/recovery-codes': {
    operation: 'renewRecoveryCodes',
    summary: 'Makes new recovery codes; those from before no longer count',
    access: 'authenticated',
    body: { type: 'PasswordProof', requires: ['currentPassword'] },
    answers: { 200: 'RecoveryCodes', 401: 'empty', 409: 'ProblemDetails', 429: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/passkey/{uuid}': {
    operation: 'renamePasskey',
    summary: "Renames one of one's own passkeys",
    access: 'authenticated',
    path: { uuid: 'uuid' },
    body: { type: 'PasskeyName', requires: ['name'] },
    answers: { 200: 'Passkey', 401: 'empty', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/passkey/{uuid}/remove': {
    operation: 'removePasskey',
    summary: "Removes one of one's own passkeys; with the last one the second factor is off",
    access: 'authenticated',
    path: { uuid: 'uuid' },
    body: { type: 'PasswordProof', requires: ['currentPassword'] },
    answers: {
      204: 'empty',
      401: 'empty',
      404: 'ProblemDetails',
      409: 'ProblemDetails',
      429: 'ProblemDetails',
    },
  },
  'GET /api/waybill/v1/user/{username}/passkey': {
    operation: 'getUserPasskeys',
    summary: 'Lists the passkeys of a managed user, the oldest first',
    access: ['ACCESS_MANAGEMENT'],
    path: { username: 'string' },
    answers: { 200: 'Passkeys', 404: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/user/{username}/passkey': {
    operation: 'removeUserPasskeys',
    summary: 'Removes all passkeys and recovery codes of a managed user, and ends the sessions',
    access: ['ACCESS_MANAGEMENT'],
    path: { username: 'string' },
    answers: { 204: 'empty', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const passkeyOwnModels = {
  SignIn: {
    members: {
      username: { type: 'string', required: true },
      password: { type: 'string', required: true },
    },
  },
  SignInStep: {
    description: 'A session, or the step that comes before it.',
    members: {
      token: { type: 'string', description: 'For `Authorization: Bearer`. Absent: there is another step.' },
      secondFactor: { type: 'SecondFactor' },
    },
  },
  SecondFactor: {
    description: 'What has to be proved besides the password, within five minutes and at the first try.',
    members: {
      challenge: { type: 'string', always: true, description: 'What a passkey signs; in base64url.' },
      rpId: {
        type: 'string',
        description: 'Whom the passkeys are for. Absent: no passkey can be used at this address.',
      },
      passkeys: { type: 'PasskeyReference[]', always: true, description: 'Those that can be used here.' },
      mustChangePassword: {
        type: 'boolean',
        always: true,
        description: 'Whether the answer has to bring a new password.',
      },
    },
  },
  PasskeyReference: {
    members: {
      credentialId: { type: 'string', always: true, description: 'In base64url.' },
      transports: { type: 'PasskeyTransport[]', always: true },
    },
  },
  SecondFactorAnswer: {
    description: 'Either what a passkey has signed, or a recovery code.',
    members: {
      challenge: { ...encoded, max: 100 },
      passkey: { type: 'PasskeyAssertion' },
      recoveryCode: { type: 'string', max: 100, form: 'noControls' },
      newPassword: { type: 'string', max: 1024 },
    },
  },
  PasskeyAssertion: {
    description: 'What a passkey answers (WebAuthn: PublicKeyCredential of an assertion); all in base64url.',
    members: {
      credentialId: { ...encoded, max: 2048 },
      clientDataJson: { ...encoded, max: 16384 },
      authenticatorData: { ...encoded, max: 16384 },
      signature: { ...encoded, max: 4096 },
    },
  },
  PasswordProof: {
    members: { currentPassword: { type: 'string', required: true } },
  },
  PasskeyCreation: {
    description: 'What the browser has to be asked for (WebAuthn: PublicKeyCredentialCreationOptions).',
    members: {
      challenge: {
        type: 'string',
        always: true,
        description: 'In base64url; counts once, for five minutes.',
      },
      rpId: { type: 'string', always: true },
      rpName: { type: 'string', always: true },
      userHandle: { type: 'string', always: true, description: 'In base64url.' },
      username: { type: 'string', always: true },
      displayName: { type: 'string', always: true },
      algorithms: {
        type: 'integer[]',
        always: true,
        description: 'COSE algorithms, the preferred one first.',
      },
      excluded: { type: 'PasskeyReference[]', always: true, description: 'Passkeys that are there already.' },
    },
  },
  NewPasskey: {
    description: 'What the browser has made (WebAuthn: PublicKeyCredential of an attestation); in base64url.',
    members: {
      challenge: { ...encoded, max: 100 },
      name: { type: 'string', required: true, notBlank: true, max: 100, form: 'noControls', trimmed: true },
      credentialId: { ...encoded, max: 2048 },
      clientDataJson: { ...encoded, max: 16384 },
      attestationObject: { ...encoded, max: 65536 },
      transports: {
        type: 'string[]',
        max: 20,
        description: 'Those that WebAuthn has no name for are ignored.',
      },
    },
  },
  PasskeyName: {
    members: {
      name: { type: 'string', required: true, notBlank: true, max: 100, form: 'noControls', trimmed: true },
    },
  },
  Passkey: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      created: { type: 'timestamp', always: true },
      lastUsed: { type: 'timestamp' },
      isBackedUp: {
        type: 'boolean',
        always: true,
        description: 'Whether its keeper copies it to other devices.',
      },
      rpId: { type: 'string', always: true, description: 'The host that it was made for.' },
    },
  },
  Passkeys: {
    members: {
      passkeys: { type: 'Passkey[]', always: true },
      recoveryCodesLeft: { type: 'integer', always: true },
      canAdd: {
        type: 'boolean',
        always: true,
        description: 'Whether the address of this request is one that passkeys can be made for.',
      },
    },
  },
  AddedPasskey: {
    members: {
      passkey: { type: 'Passkey', always: true },
      recoveryCodes: { type: 'string[]', description: 'With the first passkey. They are shown once.' },
    },
  },
  RecoveryCodes: {
    members: { codes: { type: 'string[]', always: true, description: 'They are shown once.' } },
  },
} satisfies Models;
