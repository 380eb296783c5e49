import type { IdentityCode, IdentityStep } from '@waybill/api-contract';
import {
  ConfidentialityRequiredError,
  InsufficientAccessError,
  InvalidDNSyntaxError,
  NoSuchObjectError,
  OperationsError,
  ResultCodeError,
  StrongAuthRequiredError,
} from 'ldapts';
import { RefusedAddressError } from '../../outgoing/address/address-policy.ts';
import { networkProblem } from '../../outgoing/network-problem.ts';
import type { StepFailure } from '../identity-test/step-list.ts';
import { AttributeNameError, DirectoryTimeout, FilterError } from './directory.ts';

/**
 * Why a directory could not be asked, and where that went wrong, without a word of what the directory said.
 * @param during what was being done
 */
export function directoryFailure(error: unknown, during: IdentityStep): StepFailure {
  const at = (code: IdentityCode, step: IdentityStep = during): StepFailure => ({ step, code });
  if (error instanceof RefusedAddressError) return at(error.code, 'CONNECTION');
  if (error instanceof DirectoryTimeout) {
    return error.wasConnected ? at('NO_ANSWER') : at('TIMED_OUT', 'CONNECTION');
  }
  if (error instanceof FilterError) return at('INVALID_FILTER');
  if (error instanceof AttributeNameError) return at('INVALID_ATTRIBUTE');
  if (error instanceof ResultCodeError) return at(codeOfAnswer(error, during), stepOfAnswer(error, during));
  if (!(error instanceof Error)) return at('DIRECTORY_ERROR');
  return connectionFailure(error, during);
}

function codeOfAnswer(error: ResultCodeError, during: IdentityStep): IdentityCode {
  if (error instanceof ConfidentialityRequiredError || error instanceof StrongAuthRequiredError) {
    return 'ENCRYPTION_REQUIRED';
  }
  if (during === 'TLS') return 'ENCRYPTION_REFUSED';
  // Any error of a bind means that the directory refuses it.
  if (during === 'ACCOUNT') return 'CREDENTIALS_REFUSED';
  if (error instanceof NoSuchObjectError) return 'BASE_NOT_FOUND';
  if (error instanceof InvalidDNSyntaxError) return 'INVALID_BASE';
  // Active Directory calls it an error of operations that somebody has not bound before.
  if (error instanceof InsufficientAccessError || error instanceof OperationsError) return 'ACCESS_DENIED';
  return 'DIRECTORY_ERROR';
}

/** A search that names a base that is not there fails by the base, whatever is searched for. */
function stepOfAnswer(error: ResultCodeError, during: IdentityStep): IdentityStep {
  const isOfBase = error instanceof NoSuchObjectError || error instanceof InvalidDNSyntaxError;
  return isOfBase && during !== 'ACCOUNT' && during !== 'TLS' ? 'BASE' : during;
}

/** Trouble of the network, of TLS, and what the library of the protocol makes of a connection that ends. */
function connectionFailure(error: Error, during: IdentityStep): StepFailure {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOfTls = /^(ERR_SSL_|EPROTO$)/.test(code) || /before secure TLS/.test(error.message);
  if (isOfTls) return { step: 'TLS', code: 'NO_TLS' };
  const problem = networkProblem(error, '');
  if (problem?.code === 'CERTIFICATE') return { step: 'TLS', code: 'CERTIFICATE' };
  if (problem) return { step: during === 'TLS' ? 'TLS' : 'CONNECTION', code: problem.code };
  if (/timed? ?out/i.test(error.message)) {
    return /^Connection/.test(error.message)
      ? { step: 'CONNECTION', code: 'TIMED_OUT' }
      : { step: during, code: 'NO_ANSWER' };
  }
  const hasEnded = /^(Socket error|Connection closed)/.test(error.message);
  return { step: during, code: hasEnded ? 'CONNECTION_LOST' : 'DIRECTORY_ERROR' };
}
