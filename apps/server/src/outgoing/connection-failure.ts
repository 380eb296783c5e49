import type { SourceProblemCode } from '@waybill/api-contract';
import { RefusedAddressError } from './address/address-policy.ts';
import type { OutgoingError } from './outgoing-error.ts';
import type { ConnectionFailure } from './probe.ts';

const steps: Record<SourceProblemCode, ConnectionFailure> = {
  HOST_NOT_FOUND: { step: 'NAME', code: 'HOST_NOT_FOUND' },
  CONNECTION_REFUSED: { step: 'CONNECTION', code: 'CONNECTION_REFUSED' },
  CONNECTION_LOST: { step: 'CONNECTION', code: 'CONNECTION_LOST' },
  TIMED_OUT: { step: 'CONNECTION', code: 'TIMED_OUT' },
  UNREACHABLE: { step: 'CONNECTION', code: 'UNREACHABLE' },
  CERTIFICATE: { step: 'TLS', code: 'CERTIFICATE' },
};

/**
 * The step and the reason of a request that failed without an answer. @param now used to compute when to
 * retry
 */
export function failureOf(error: OutgoingError, now: Date): ConnectionFailure {
  if (error.kind === 'busy') {
    const resetAt = now.getTime() + (error.retryAfterMs ?? 0);
    return { step: 'RATE', code: 'LIMIT_REACHED', facts: { resetAt } };
  }
  if (error.kind === 'forbidden') {
    return error.cause instanceof RefusedAddressError
      ? { step: 'NAME', code: error.cause.code }
      : { step: 'ANSWER', code: 'REDIRECTED' };
  }
  if (error.kind === 'corrupt') return { step: 'ANSWER', code: 'UNEXPECTED_CONTENT' };
  const inner = innermost(error);
  const proxyStatus = /^Proxy response \((\d{3})\)/.exec(inner.message)?.[1];
  if (proxyStatus !== undefined) {
    return { step: 'CONNECTION', code: 'PROXY_REFUSED', facts: { status: Number(proxyStatus) } };
  }
  const code = 'code' in inner && typeof inner.code === 'string' ? inner.code : '';
  if (/^(ERR_SSL_|EPROTO$)/.test(code)) return { step: 'TLS', code: 'NO_TLS' };
  const isSilent = error.problem?.code === 'TIMED_OUT' && !/^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/.test(code);
  if (isSilent) return { step: 'ANSWER', code: 'NO_ANSWER' };
  if (error.kind === 'ill' || !error.problem) return { step: 'ANSWER', code: 'CONNECTION_LOST' };
  return steps[error.problem.code];
}

function innermost(error: Error): Error {
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner instanceof Error ? innermost(inner) : error;
}
