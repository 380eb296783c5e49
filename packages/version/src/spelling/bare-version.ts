import { goVersion } from './go-version.ts';
import { withoutPlatform } from './platform.ts';

/**
 * A version as the scheme of its package type takes it, from how tools write it: without the platform or build behind it, Go versions as
 * semantic ones. `type` is a purl type in lower case.
 *
 * @example
 * bareVersion('gem', '1.19.3-x86_64-linux') // '1.19.3'
 * bareVersion('golang', 'go1.24rc2') // '1.24.0-rc.2'
 */
export function bareVersion(type: string, version: string): string {
  return type === 'golang' ? goVersion(version) : withoutPlatform(type, version);
}
