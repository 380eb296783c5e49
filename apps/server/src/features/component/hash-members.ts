/** Members of the contract that hold a digest: the algorithm as CycloneDX spells it, the length in hexadecimal digits. */
export const hashMembers = [
  { member: 'md5', algorithm: 'MD5', length: 32 },
  { member: 'sha1', algorithm: 'SHA-1', length: 40 },
  { member: 'sha256', algorithm: 'SHA-256', length: 64 },
  { member: 'sha384', algorithm: 'SHA-384', length: 96 },
  { member: 'sha512', algorithm: 'SHA-512', length: 128 },
  { member: 'sha3_256', algorithm: 'SHA3-256', length: 64 },
  { member: 'sha3_384', algorithm: 'SHA3-384', length: 96 },
  { member: 'sha3_512', algorithm: 'SHA3-512', length: 128 },
  { member: 'blake2b_256', algorithm: 'BLAKE2b-256', length: 64 },
  { member: 'blake2b_384', algorithm: 'BLAKE2b-384', length: 96 },
  { member: 'blake2b_512', algorithm: 'BLAKE2b-512', length: 128 },
  { member: 'blake3', algorithm: 'BLAKE3', length: undefined },
] as const;

export type HashMember = (typeof hashMembers)[number]['member'];

/** Algorithms whose digests have this length; any other length can only be BLAKE3 (contract §5.1). */
export function algorithmsOfLength(length: number): string[] {
  const fitting = hashMembers.filter((hash) => hash.length === length);
  return fitting.length > 0 ? fitting.map((hash) => hash.algorithm) : ['BLAKE3'];
}
