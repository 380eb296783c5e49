// Public to other features.
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

/** Columns of `component_detail` that hold digests: one per member of the contract, by its name. */
export const digestColumns: readonly HashMember[] = hashMembers.map(({ member }) => member);

/** Members whose digests have this length; any other length can only be BLAKE3 (contract §5.1). */
export function membersOfLength(length: number): HashMember[] {
  const fitting = hashMembers.filter((hash) => hash.length === length);
  return fitting.length > 0 ? fitting.map((hash) => hash.member) : ['blake3'];
}

type Hashes = readonly (readonly [algorithm: string, value: string])[];

/** A digest that a column takes: whole bytes, in hexadecimal digits. */
const digest = /^([0-9a-f]{2})+$/;

/** The hashes of a component by column, and those that no column takes: other algorithms, and what is no digest. */
export function splitHashes(hashes: Hashes): { byMember: Map<HashMember, string>; others: Hashes } {
  const byMember = new Map<HashMember, string>();
  const others = hashes.filter(([algorithm, value]) => {
    const known = hashMembers.find((hash) => hash.algorithm === algorithm);
    if (!known || !digest.test(value)) return true;
    byMember.set(known.member, value);
    return false;
  });
  return { byMember, others };
}

/** True if a text can be the digest that a column holds. */
export function isDigest(text: string): boolean {
  return digest.test(text);
}
