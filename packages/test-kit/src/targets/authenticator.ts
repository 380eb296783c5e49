import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A page's request to an authenticator. The challenge is in base64url. */
interface AuthenticatorRequest {
  readonly challenge: string;
  readonly rpId: string;
}

/** A wrong answer to give instead of the true one. */
interface AuthenticatorFault {
  readonly challenge?: string;
  readonly origin?: string;
  readonly rpId?: string;
  /** The counter that it tells; its own does not move. */
  readonly counter?: number;
  readonly type?: string;
  /** Nobody touched it. */
  readonly isUntouched?: true;
  /** Another key signs. */
  readonly isForged?: true;
}

/** A passkey that lives in this process. */
export interface Authenticator {
  readonly credentialId: string;
  /** Makes an attestation of the format `none`. */
  create(request: AuthenticatorRequest, fault?: AuthenticatorFault): MadeCredential;
  /** Signs a challenge. */
  sign(request: AuthenticatorRequest, fault?: AuthenticatorFault): SignedChallenge;
}

/** All in base64url. */
interface MadeCredential {
  readonly credentialId: string;
  readonly clientDataJson: string;
  readonly attestationObject: string;
  readonly transports: string[];
}

/** All in base64url. */
interface SignedChallenge {
  readonly credentialId: string;
  readonly clientDataJson: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

const userPresent = 0x01;
const hasCredential = 0x40;

/**
 * Plays an authenticator with one key (ES256), as WebAuthn Level 2 has it (https://www.w3.org/TR/webauthn-2/#sctn-authenticator-data).
 * @param origin of the page that it believes to be used by
 */
export function createAuthenticator(origin: string): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credentialId = id.toString('base64url');
  let counter = 0;

  const clientData = (kind: string, request: AuthenticatorRequest, fault: AuthenticatorFault) =>
    Buffer.from(
      JSON.stringify({
        type: fault.type ?? `webauthn.${kind}`,
        challenge: fault.challenge ?? request.challenge,
        origin: fault.origin ?? origin,
        crossOrigin: false,
      }),
    );

  const authenticatorData = (request: AuthenticatorRequest, fault: AuthenticatorFault, more?: Buffer) => {
    const flags = (fault.isUntouched ? 0 : userPresent) | (more ? hasCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(fault.counter ?? ++counter);
    return Buffer.concat([
      sha256(fault.rpId ?? request.rpId),
      Buffer.from([flags]),
      count,
      ...(more ? [more] : []),
    ]);
  };

  return {
    credentialId,
    create(request, fault = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', []],
        ['authData', authenticatorData(request, fault, credential)],
      ]);
      return {
        credentialId,
        clientDataJson: clientData('create', request, fault).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['usb'],
      };
    },
    sign(request, fault = {}) {
      const data = authenticatorData(request, fault);
      const client = clientData('get', request, fault);
      const key = fault.isForged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : privateKey;
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(key);
      return {
        credentialId,
        clientDataJson: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      };
    },
  };
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

type Cbor = number | string | Buffer | readonly (readonly [number | string, Cbor])[];

/** As much of CBOR (RFC 8949) as an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string')
    return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  return cborMap(value as readonly (readonly [number | string, Cbor])[]);
}

function cborMap(entries: readonly (readonly [number | string, Cbor])[]): Buffer {
  return Buffer.concat([
    cborHead(5, entries.length),
    ...entries.flatMap(([key, value]) => [cbor(key), cbor(value)]),
  ]);
}

function cborHead(major: number, argument: number): Buffer {
  const type = major << 5;
  if (argument < 24) return Buffer.from([type | argument]);
  return argument < 256
    ? Buffer.from([type | 24, argument])
    : Buffer.from([type | 25, argument >> 8, argument & 0xff]);
}
