import { expect, test } from 'vitest';
import { networkProblem } from './network-problem.ts';
import { errorOfConnection } from './outgoing-error.ts';

const coded = (code: string, options?: ErrorOptions) => Object.assign(new Error(code, options), { code });

test.each([
  ['ENOTFOUND', 'HOST_NOT_FOUND'],
  ['EAI_AGAIN', 'HOST_NOT_FOUND'],
  ['ECONNREFUSED', 'CONNECTION_REFUSED'],
  ['ECONNRESET', 'CONNECTION_LOST'],
  ['ETIMEDOUT', 'TIMED_OUT'],
  ['UND_ERR_CONNECT_TIMEOUT', 'TIMED_OUT'],
  ['ENETUNREACH', 'UNREACHABLE'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'CERTIFICATE'],
  ['CERT_HAS_EXPIRED', 'CERTIFICATE'],
])('%s is %s', (code, meaning) => {
  expect(networkProblem(coded(code), 'nvd.example')).toEqual({ code: meaning, host: 'nvd.example' });
});

test('it is found inside of what wraps it', () => {
  const wrapped = new TypeError('fetch failed', { cause: new AggregateError([coded('ECONNREFUSED')]) });
  expect(networkProblem(wrapped, 'nvd.example')?.code).toBe('CONNECTION_REFUSED');
  const error = errorOfConnection(wrapped, new URL('https://me:secret@nvd.example:8443/feed'), false);
  expect(error.problem).toEqual({ code: 'CONNECTION_REFUSED', host: 'nvd.example' });
});

test('anything else is no matter of the network', () => {
  expect(networkProblem(new Error('broken'), 'nvd.example')).toBeUndefined();
  expect(networkProblem(coded('EACCES'), 'nvd.example')).toBeUndefined();
  expect(networkProblem('broken', 'nvd.example')).toBeUndefined();
});
