import { startRegistration } from '@simplewebauthn/browser';
import { queryOptions, useMutation } from '@tanstack/react-query';
import type { AddedPasskey, PasskeyCreation } from '@waybill/api-contract';
import { call } from '../../lib/api.ts';
import { refresh } from '../../lib/query.ts';

export const ownPasskeysQuery = queryOptions({
  queryKey: ['passkey', 'own'],
  queryFn: ({ signal }) => call('GET /api/waybill/v1/passkey', { signal }),
});

/** Asks the server with the password, the browser for a passkey, and has the server take it. */
export function useAddPasskey() {
  return useMutation({
    meta: { showsErrors: true },
    mutationFn: async ({ name, currentPassword }: { name: string; currentPassword: string }) => {
      const creation = await call('POST /api/waybill/v1/passkey/enrollment', {
        body: { currentPassword },
        quiet: [400, 409],
      });
      return addPasskey(name, creation);
    },
    // The first one ends the other sessions.
    onSuccess: () => refresh('passkey', 'session'),
  });
}

async function addPasskey(name: string, creation: PasskeyCreation): Promise<AddedPasskey> {
  const { challenge, rpId, rpName, userHandle, username, displayName } = creation;
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: rpName },
      user: { id: userHandle, name: username, displayName },
      pubKeyCredParams: creation.algorithms.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: creation.excluded.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key',
        transports,
      })),
      // The password comes first, so a key that keeps no names is as good.
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      attestation: 'none',
    },
  });
  return call('PUT /api/waybill/v1/passkey', {
    body: {
      challenge,
      name,
      credentialId: id,
      clientDataJson: response.clientDataJSON,
      attestationObject: response.attestationObject,
      transports: response.transports ?? [],
    },
    quiet: [400, 409],
  });
}

export function useRenamePasskey() {
  return useMutation({
    mutationFn: ({ uuid, name }: { uuid: string; name: string }) =>
      call('POST /api/waybill/v1/passkey/{uuid}', { path: { uuid }, body: { name }, quiet: [400] }),
    onSettled: () => refresh('passkey'),
  });
}

export function useRemovePasskey() {
  return useMutation({
    mutationFn: ({ uuid, currentPassword }: { uuid: string; currentPassword: string }) =>
      call('POST /api/waybill/v1/passkey/{uuid}/remove', {
        path: { uuid },
        body: { currentPassword },
        quiet: [400],
      }),
    onSettled: () => refresh('passkey'),
  });
}

export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: (currentPassword: string) =>
      call('POST /api/waybill/v1/passkey/recovery-codes', { body: { currentPassword }, quiet: [400] }),
    onSettled: () => refresh('passkey'),
  });
}
