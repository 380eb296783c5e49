import {
  type VerifiedAuthenticationResponse,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { RelyingParty } from './relying-party.ts';

/** COSE names of Ed25519, ES256 and RS256: what the library checks, and what every authenticator has one of. */
export const algorithms = [-8, -7, -257];

/** A browser's data for a new passkey, in base64url. */
interface Attestation {
  readonly challenge: string;
  readonly credentialId: string;
  readonly clientDataJson: string;
  readonly attestationObject: string;
}

/** A passkey's signature, in base64url. */
interface Assertion {
  readonly credentialId: string;
  readonly clientDataJson: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

interface StoredKey {
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

interface Enrolled {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly isBackedUp: boolean;
}

interface Asserted {
  readonly counter: number;
  readonly isBackedUp: boolean;
}

/** @returns the passkey, or why it was refused. The password comes first, so a touch is enough. */
export async function checkAttestation(
  party: RelyingParty,
  { challenge, credentialId, clientDataJson, attestationObject }: Attestation,
): Promise<Enrolled | { why: string }> {
  const checked = await outcomeOf<VerifiedRegistrationResponse>(() =>
    verifyRegistrationResponse({
      response: {
        ...publicKeyCredential(credentialId),
        response: { clientDataJSON: clientDataJson, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if ('why' in checked) return checked;
  if (!checked.registrationInfo) return { why: 'the attestation does not verify' };
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    isBackedUp: credentialBackedUp,
  };
}

/** @returns the new counter, or why it was refused: also when the counter has not moved, which a copy of the key would show */
export async function checkAssertion(
  party: RelyingParty,
  challenge: string,
  { credentialId, clientDataJson, authenticatorData, signature }: Assertion,
  key: StoredKey,
): Promise<Asserted | { why: string }> {
  const checked = await outcomeOf<VerifiedAuthenticationResponse>(() =>
    verifyAuthenticationResponse({
      response: {
        ...publicKeyCredential(credentialId),
        response: { clientDataJSON: clientDataJson, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      credential: { id: credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
    }),
  );
  if ('why' in checked) return checked;
  if (!checked.verified) return { why: 'the signature is wrong' };
  const { newCounter, credentialBackedUp } = checked.authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}

const publicKeyCredential = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
});

const maxReasonLength = 200;

/** The library throws for whatever a client got wrong, and says what. */
async function outcomeOf<T>(check: () => Promise<T>): Promise<T | { why: string }> {
  try {
    return await check();
  } catch (error) {
    return { why: error instanceof Error ? error.message.slice(0, maxReasonLength) : 'unreadable' };
  }
}
