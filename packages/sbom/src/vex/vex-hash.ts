import type { Hash } from '../model.ts';

/** Digest names that OpenVEX, CSAF and CycloneDX share, by their letters and digits alone. */
const NAMES = new Map(
  [
    'MD5 SHA-1 SHA-256 SHA-384 SHA-512 SHA3-256 SHA3-384 SHA3-512',
    'BLAKE2b-256 BLAKE2b-384 BLAKE2b-512 BLAKE3',
  ]
    .flatMap((names) => names.split(' '))
    .map((name) => [bare(name), name]),
);

function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Reads a digest under any spelling of its algorithm; an unknown one is none. */
export function toHash(algorithm: string, content: unknown): Hash[] {
  const alg = NAMES.get(bare(algorithm));
  return alg === undefined || typeof content !== 'string' ? [] : [{ alg, content }];
}

/** Algorithms that OpenVEX has a name for; of SHA-1 it is `sha1`. Source: OpenVEX 0.2.0, appendix A. */
const OPENVEX_NAMES = new Map(
  'MD5 SHA-1 SHA-256 SHA-384 SHA-512 SHA3-256 SHA3-384 SHA3-512 BLAKE2b-256 BLAKE2b-512'
    .split(' ')
    .map((name) => [name, name === 'SHA-1' ? 'sha1' : name.toLowerCase()]),
);

/** Digests by the names that OpenVEX (`sha-256`) writes; undefined when it has none for any of them. */
export function openVexHashes(hashes: readonly Hash[]): Record<string, string> | undefined {
  const entries = hashes.flatMap(({ alg, content }) => {
    const name = OPENVEX_NAMES.get(alg);
    return name === undefined ? [] : [[name, content] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The algorithm in small letters without dash, as CSAF (`sha256`) writes it. */
export function csafName({ alg }: Hash): string {
  return bare(alg);
}
