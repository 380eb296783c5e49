import type { Hash } from '../model.ts';

/** Digest names that OpenVEX, CSAF and CycloneDX share, by their letters and digits alone. */
const NAMES = new Map(
  ['MD5', 'SHA-1', 'SHA-256', 'SHA-384', 'SHA-512', 'SHA3-256', 'SHA3-384', 'SHA3-512', 'BLAKE3'].map(
    (name) => [bare(name), name],
  ),
);

function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Reads a digest under any spelling of its algorithm; an unknown one is none. */
export function toHash(algorithm: string, content: unknown): Hash[] {
  const alg = NAMES.get(bare(algorithm));
  return alg === undefined || typeof content !== 'string' ? [] : [{ alg, content }];
}

/** The algorithm in small letters, as OpenVEX (`sha-256`) writes it. */
export function openVexName({ alg }: Hash): string {
  return alg.toLowerCase();
}

/** The algorithm in small letters without dash, as CSAF (`sha256`) writes it. */
export function csafName({ alg }: Hash): string {
  return bare(alg);
}
