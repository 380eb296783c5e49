import type { ExchangeTokenBody } from '@waybill/api-contract';

const grantType = 'urn:ietf:params:oauth:grant-type:token-exchange';
/** RFC 8693 §3 */
const tokenType = 'urn:ietf:params:oauth:token-type:';
export const accessTokenType = `${tokenType}access_token`;
const subjectTypes = [`${tokenType}jwt`, `${tokenType}id_token`];
const requestedTypes = [accessTokenType, `${tokenType}jwt`];

/** A request for a token (RFC 8693 §2.1), as far as it is understood here. */
export interface ExchangeRequest {
  readonly subjectToken: string;
  /** The service account, where rules of several fit. */
  readonly account: string | undefined;
}

/** An error of RFC 6749 §5.2 or RFC 8693 §2.2.2, and what is wrong. */
interface RequestError {
  readonly error: 'invalid_request' | 'unsupported_grant_type' | 'invalid_scope' | 'invalid_target';
  readonly description: string;
}

type ReadRequest =
  | { readonly request: ExchangeRequest; readonly error?: undefined }
  | ({ readonly request?: undefined } & RequestError);

/** Reads the form of a request; parameters that are empty count as absent (RFC 6749 §3.2). */
export function readExchangeRequest(body: ExchangeTokenBody): ReadRequest {
  const text = (value: string | null | undefined) => value || undefined;
  const wrong = (description: string): ReadRequest => ({ error: 'invalid_request', description });
  const grant = text(body.grant_type);
  if (grant === undefined) return wrong('grant_type is missing');
  if (grant !== grantType) {
    return { error: 'unsupported_grant_type', description: `grant_type must be ${grantType}` };
  }
  const subjectToken = text(body.subject_token);
  if (subjectToken === undefined) return wrong('subject_token is missing');
  if (!subjectTypes.includes(text(body.subject_token_type) ?? '')) {
    return wrong(`subject_token_type must be ${subjectTypes.join(' or ')}`);
  }
  const requested = text(body.requested_token_type);
  if (requested !== undefined && !requestedTypes.includes(requested)) {
    return wrong(`requested_token_type must be ${accessTokenType}`);
  }
  if (text(body.actor_token) ?? text(body.actor_token_type)) return wrong('actor tokens are not supported');
  if (text(body.scope)) {
    return {
      error: 'invalid_scope',
      description: 'tokens have what the service account may do; ask for no scope',
    };
  }
  if (text(body.resource) ?? text(body.audience)) {
    return {
      error: 'invalid_target',
      description: 'tokens are for this server only; name no resource or audience',
    };
  }
  return { request: { subjectToken, account: text(body.service_account) } };
}
