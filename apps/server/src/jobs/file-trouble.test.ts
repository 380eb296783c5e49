import { mkdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fileTroubleOf } from './file-trouble.ts';

const errno = (more: object) => Object.assign(new Error('told'), more);

describe('trouble with files', () => {
  it('is what the operating system says of a directory that is not one', async () => {
    const error = await mkdir(`${import.meta.filename}/below/token`).catch((caught: unknown) => caught);
    expect(fileTroubleOf(error)).toBe(
      `"${import.meta.filename}/below" cannot be used: not a directory (ENOTDIR).`,
    );
    const missing = await readFile('/nowhere/at/all').catch((caught: unknown) => caught);
    expect(fileTroubleOf(new Error('A feed cannot be read', { cause: missing }))).toBe(
      '"/nowhere/at" cannot be used: not there (ENOENT).',
    );
  });

  it.each([
    [
      errno({ code: 'ENOSPC', syscall: 'write' }),
      'A file cannot be read or written: no space left (ENOSPC).',
    ],
    [
      errno({ code: 'EACCES', syscall: 'open', path: '/data/mirror/x' }),
      '"/data/mirror" cannot be used: permission denied (EACCES).',
    ],
    [errno({ code: 'EACCES', syscall: 'connect', path: '/run/other.sock' }), undefined],
    [errno({ code: 'ENOENT', syscall: 'spawn tar', path: 'tar' }), undefined],
    [errno({ code: 'ECONNRESET', syscall: 'read' }), undefined],
    [errno({ code: 'ENOENT', syscall: 'getaddrinfo' }), undefined],
    [new Error('plain'), undefined],
    ['text', undefined],
  ])('of %s is %s', (error, told) => {
    expect(fileTroubleOf(error)).toBe(told);
  });
});
