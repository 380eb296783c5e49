import { describe, expect, it } from 'vitest';
import { membersOfLength, splitHashes } from './hash-members.ts';

describe('splitHashes', () => {
  it('gives digests their column and keeps what has none', () => {
    const { byMember, others } = splitHashes([
      ['MD5', '00ff'],
      ['SHA-256', 'not hexadecimal'],
      ['BLAKE3', 'abc'],
      ['Streebog-256', '0a'],
    ]);
    expect([...byMember]).toEqual([['md5', '00ff']]);
    expect(others).toEqual([
      ['SHA-256', 'not hexadecimal'],
      ['BLAKE3', 'abc'],
      ['Streebog-256', '0a'],
    ]);
  });
});

describe('membersOfLength', () => {
  it('names every algorithm whose digests have that many digits', () => {
    expect(membersOfLength(64)).toEqual(['sha256', 'sha3_256', 'blake2b_256']);
    expect(membersOfLength(6)).toEqual(['blake3']);
  });
});
