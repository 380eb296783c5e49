import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { compareHashes } from './integrity.ts';

const none = { md5: null, sha1: null, sha256: null, sha512: null };
const digest = (algorithm: string, content: string) => createHash(algorithm).update(content).digest();
const published = [digest('sha1', 'wheel'), digest('sha256', 'wheel'), digest('sha256', 'source')];

describe('the integrity of a component', () => {
  it('is a match when each hash that can be compared is the one of a file', () => {
    const own = { ...none, md5: digest('md5', 'other'), sha256: digest('sha256', 'source') };
    expect(compareHashes(own, published)).toEqual({
      integrity: 'MATCH',
      hashes: [{ algorithm: 'SHA-256', isPublished: true }],
    });
  });

  it('is a mismatch when one hash is that of no file, whatever the others are', () => {
    const own = { ...none, sha1: digest('sha1', 'wheel'), sha256: digest('sha256', 'other') };
    expect(compareHashes(own, published)).toEqual({
      integrity: 'MISMATCH',
      hashes: [
        { algorithm: 'SHA-1', isPublished: true },
        { algorithm: 'SHA-256', isPublished: false },
      ],
    });
  });

  it.each([
    ['nothing is published', { ...none, sha1: digest('sha1', 'wheel') }, null, 'NOT_PUBLISHED'],
    ['the component has no hash', none, published, 'NO_HASHES'],
    [
      'no algorithm is the same',
      { ...none, sha512: digest('sha512', 'wheel') },
      published,
      'OTHER_ALGORITHMS',
    ],
  ])('is unknown when %s', (_when, own, digests, gap) => {
    expect(compareHashes(own, digests)).toEqual({ integrity: 'UNKNOWN', gap, hashes: [] });
  });
});
