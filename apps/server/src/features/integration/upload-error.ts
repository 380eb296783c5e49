import type { ServiceFailure } from '@waybill/api-contract';
import { OutgoingError } from '../../outgoing/outgoing-error.ts';
import type { UploadTrouble } from './integration.ts';

interface Options {
  /** It would meet the next project as well, such as a host that cannot be reached. */
  readonly isOfHost?: boolean;
  /** What the host said, for those who see the project. */
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

/** What an error means for a project. @throws what is no trouble with the other system */
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
