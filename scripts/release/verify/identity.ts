import type { ReleaseIdentity } from '../contents/compose-release.ts';
import { readCommit } from '../draft.ts';

/** The identity of a release for this machine. */
export function identityHere(repository: string, version: string): ReleaseIdentity {
  const cpu = process.arch === 'arm64' ? 'arm64' : 'x64';
  return { version, platform: { os: 'linux', cpu }, time: readCommit(repository).time };
}
