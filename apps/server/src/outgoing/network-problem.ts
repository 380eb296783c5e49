import type { SourceProblem, SourceProblemCode } from '@waybill/api-contract';

/** Codes of Node, of its TLS and of undici, by what they mean to people who run a server. */
const meanings: Readonly<Record<string, SourceProblemCode>> = {
  ENOTFOUND: 'HOST_NOT_FOUND',
  EAI_AGAIN: 'HOST_NOT_FOUND',
  ECONNREFUSED: 'CONNECTION_REFUSED',
  ECONNRESET: 'CONNECTION_LOST',
  EPIPE: 'CONNECTION_LOST',
  UND_ERR_SOCKET: 'CONNECTION_LOST',
  ETIMEDOUT: 'TIMED_OUT',
  UND_ERR_CONNECT_TIMEOUT: 'TIMED_OUT',
  UND_ERR_HEADERS_TIMEOUT: 'TIMED_OUT',
  UND_ERR_BODY_TIMEOUT: 'TIMED_OUT',
  EHOSTUNREACH: 'UNREACHABLE',
  ENETUNREACH: 'UNREACHABLE',
  SELF_SIGNED_CERT_IN_CHAIN: 'CERTIFICATE',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'CERTIFICATE',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'CERTIFICATE',
  UNABLE_TO_GET_ISSUER_CERT: 'CERTIFICATE',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'CERTIFICATE',
  CERT_HAS_EXPIRED: 'CERTIFICATE',
  CERT_NOT_YET_VALID: 'CERTIFICATE',
  CERT_UNTRUSTED: 'CERTIFICATE',
  ERR_TLS_CERT_ALTNAME_INVALID: 'CERTIFICATE',
};

/**
 * The network's part in a failure, as a code that the console puts into words; undefined for anything else. A
 * failure may be wrapped, or may combine one attempt per address of the host.
 */
export function networkProblem(error: unknown, host: string): SourceProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? meanings[error.code] : undefined;
  if (code) return { code, host };
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner === undefined ? undefined : networkProblem(inner, host);
}
