import type { ComparedHash, Integrity, IntegrityGap } from '@waybill/api-contract';

/** A digest that repositories publish. */
interface HashAlgorithm {
  readonly algorithm: string;
  readonly member: PublishedMember;
  readonly bytes: number;
}

export type PublishedMember = 'md5' | 'sha1' | 'sha256' | 'sha512';

/** Repositories publish no two algorithms of one length, so that the length tells the algorithm. */
const algorithms: readonly HashAlgorithm[] = [
  { algorithm: 'MD5', member: 'md5', bytes: 16 },
  { algorithm: 'SHA-1', member: 'sha1', bytes: 20 },
  { algorithm: 'SHA-256', member: 'sha256', bytes: 32 },
  { algorithm: 'SHA-512', member: 'sha512', bytes: 64 },
];

export interface IntegrityResult {
  readonly integrity: Integrity;
  readonly gap?: IntegrityGap;
  readonly hashes: readonly ComparedHash[];
}

/**
 * Compares the digests of a component with those that a repository publishes of the files of its version. Each digest that
 * both have must be that of a file: one that is of none means another file than any that was published.
 */
export function compareHashes(
  own: Readonly<Record<PublishedMember, Buffer | null>>,
  published: readonly Buffer[] | null,
): IntegrityResult {
  const hashes = algorithms.flatMap(({ algorithm, member, bytes }) => {
    const digest = own[member];
    const candidates = published?.filter((one) => one.length === bytes) ?? [];
    if (!digest || candidates.length === 0) return [];
    return [{ algorithm, isPublished: candidates.some((one) => one.equals(digest)) }];
  });
  if (hashes.length > 0) {
    return { integrity: hashes.every(({ isPublished }) => isPublished) ? 'MATCH' : 'MISMATCH', hashes };
  }
  const hasOwn = algorithms.some(({ member }) => own[member] !== null);
  return { integrity: 'UNKNOWN', gap: gapOf(hasOwn, published), hashes };
}

function gapOf(hasOwn: boolean, published: readonly Buffer[] | null): IntegrityGap {
  if (published === null || published.length === 0) return 'NOT_PUBLISHED';
  return hasOwn ? 'OTHER_ALGORITHMS' : 'NO_HASHES';
}
