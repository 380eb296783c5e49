import type { ServiceFailure } from '@waybill/api-contract';
import { OutgoingError } from '../../outgoing/outgoing-error.ts';
import type { UploadTrouble } from './integration.ts';

interface Options {
  /** It would meet the next project as well, such as a host that cannot be reached. */
  readonly isOfHost?: boolean;
  /** The host's message, for users with access to the project. */
  readonly detail?: string | undefined;
}

/** An upload that failed. The message says nothing of the project. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly failure: ServiceFailure;
  readonly isOfHost: boolean;
  readonly detail: string | undefined;

  constructor(failure: ServiceFailure, message: string, { isOfHost = false, detail }: Options = {}) {
    super(message);
    this.failure = failure;
    this.isOfHost = isOfHost;
    this.detail = detail;
  }
}

/** The meaning of an error for a project. @throws errors that do not come from the other system */
export function troubleOf(error: unknown): UploadTrouble & { isOfHost: boolean } {
  if (error instanceof UploadError) {
    const { message, detail, failure, isOfHost } = error;
    return {
      failure,
      told: message,
      reason: detail === undefined ? message : `${message} ${detail}`,
      isOfHost,
    };
  }
  if (error instanceof OutgoingError) {
    const { message: told, kind: failure } = error;
    return { failure, told, reason: told, isOfHost: true };
  }
  throw error;
}
