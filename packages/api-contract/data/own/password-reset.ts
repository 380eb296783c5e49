import type { EndpointsData, Models } from '../format.ts';

/** A new password for those who have forgotten theirs, by a link that is mailed. */
export const passwordResetOwnEndpoints = {
  'GET /api/waybill/v1/password-reset': {
    operation: 'getPasswordReset',
    summary: 'Says whether forgotten passwords can be reset by email',
    access: 'none',
    answers: { 200: 'PasswordReset' },
  },
  'POST /api/waybill/v1/password-reset': {
    operation: 'requestPasswordReset',
    summary:
      'Mails a link to the managed users of this name or email address. The answer does not tell whether there are any',
    access: 'none',
    body: { type: 'PasswordResetRequest', requires: ['account'] },
    answers: { 202: 'empty', 409: 'ProblemDetails', 429: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/password-reset/confirm': {
    operation: 'confirmPasswordReset',
    summary:
      'Sets a new password with the token of a link, which is good for once and for 30 minutes, and ends all sessions',
    access: 'none',
    body: { type: 'PasswordResetConfirmation', requires: ['token', 'newPassword'] },
    answers: { 204: 'empty', 404: 'ProblemDetails', 429: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const passwordResetOwnModels = {
  PasswordReset: {
    members: {
      available: {
        type: 'boolean',
        always: true,
        description: 'Whether mail is set up, and it is known where people open the console.',
      },
    },
  },
  PasswordResetRequest: {
    members: {
      account: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 255,
        form: 'noControls',
        trimmed: true,
        description: 'A user name or an email address.',
      },
    },
  },
  PasswordResetConfirmation: {
    members: {
      token: { type: 'string', always: true, required: true, notBlank: true, max: 100 },
      newPassword: { type: 'string', always: true, required: true, notBlank: true, max: 255 },
    },
  },
} satisfies Models;
