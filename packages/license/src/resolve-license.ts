import { resolveLicenseId } from './list/identifier.ts';
import { resolveLicenseName } from './names/resolve-name.ts';
import { resolveLicenseUrl } from './urls/resolve-url.ts';

/** A license of the SPDX list and what in a text led to it. */
export interface ResolvedLicenseText {
  readonly id: string;
  readonly by: 'id' | 'name' | 'url';
}

/**
 * The license of the SPDX list that a text stands for, read as an identifier, else as a name, else as an address.
 * Undefined when it stands for none or for more than one.
 *
 * @example
 * resolveLicense('mit') // { id: 'MIT', by: 'id' }
 * resolveLicense('https://opensource.org/licenses/BSD-3-Clause') // { id: 'BSD-3-Clause', by: 'url' }
 */
export function resolveLicense(text: string): ResolvedLicenseText | undefined {
  const byId = resolveLicenseId(text);
  if (byId !== undefined) return { id: byId, by: 'id' };
  const byName = resolveLicenseName(text);
  if (byName !== undefined) return { id: byName, by: 'name' };
  const byUrl = resolveLicenseUrl(text);
  return byUrl === undefined ? undefined : { id: byUrl, by: 'url' };
}
