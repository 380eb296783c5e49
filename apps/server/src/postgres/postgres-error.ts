/** Why the embedded database could not be started; the message is written for the person at the terminal. */
export type PostgresErrorCode =
  | 'in_use'
  | 'not_ours'
  | 'other_version'
  | 'no_privilege'
  | 'no_binaries'
  | 'unsuitable_directory'
  | 'failed';

export class PostgresError extends Error {
  readonly code: PostgresErrorCode;

  constructor(code: PostgresErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PostgresError';
    this.code = code;
  }
}
