import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import type { PasskeyAssertionInput, SecondFactor } from '@waybill/api-contract';

/** True if this page can ask for one of the passkeys. */
export function canUsePasskey({ rpId, passkeys }: SecondFactor): boolean {
  return rpId !== undefined && passkeys.length > 0 && browserSupportsWebAuthn();
}

/** Has a passkey sign the challenge. Throws what the browser does when nobody touches one. */
export async function signByPasskey({
  challenge,
  rpId,
  passkeys,
}: SecondFactor): Promise<PasskeyAssertionInput> {
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      ...(rpId === undefined ? {} : { rpId }),
      allowCredentials: passkeys.map(({ credentialId, transports }) => ({
        id: credentialId,
        type: 'public-key',
        transports,
      })),
      userVerification: 'preferred',
    },
  });
  return {
    credentialId: id,
    clientDataJson: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
  };
}
