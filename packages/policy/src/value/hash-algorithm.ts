/** Hash algorithms that a component can have a digest of, as CycloneDX names them. */
export const HASH_ALGORITHMS = [
  'MD5',
  'SHA-1',
  'SHA-256',
  'SHA-384',
  'SHA-512',
  'SHA3-256',
  'SHA3-384',
  'SHA3-512',
  'BLAKE2b-256',
  'BLAKE2b-384',
  'BLAKE2b-512',
  'BLAKE3',
] as const;

/** Name of a hash algorithm. */
export type HashAlgorithm = (typeof HASH_ALGORITHMS)[number];

const BY_PLAIN_NAME = new Map(HASH_ALGORITHMS.map((algorithm) => [plainName(algorithm), algorithm]));

/**
 * The algorithm of a name in any case and with any or no punctuation; undefined when there is none.
 *
 * @example
 * findHashAlgorithm('sha3_256') // 'SHA3-256'
 */
export function findHashAlgorithm(name: string): HashAlgorithm | undefined {
  return BY_PLAIN_NAME.get(plainName(name));
}

function plainName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ ]/g, '');
}
