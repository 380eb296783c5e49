import type { ReleaseIdentity } from '../contents/compose-release.ts';
import { readCommit } from '../draft.ts';

/** What a release for this machine is called. */
export function identityHere(repository: string, version: string): ReleaseIdentity {
  const cpu = process.arch === 'arm64' ? 'arm64' : 'x64';
  return { version, platform: { os: 'linux', cpu }, time: readCommit(repository).time };
}
