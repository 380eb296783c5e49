import { Dt4Error } from './source-error.ts';

/**
 * Checks that a database is one that can be read.
 * @param versions the values of SCHEMAVERSION.VERSION; undefined when there is no such table
 * @returns the version, such as `4.14.3`
 * @throws Dt4Error that says what to do instead
 *
 * @example
 * requireKnownVersion(['4.14.3']) // '4.14.3'
 */
export function requireKnownVersion(versions: readonly string[] | undefined): string {
  const version = versions?.[0];
  if (version === undefined) {
    throw new Dt4Error(
      'There is no SCHEMAVERSION: this is no database of Dependency-Track, or an unused one.',
    );
  }
  if (versions && versions.length > 1) {
    throw new Dt4Error(`SCHEMAVERSION has ${versions.length} rows where one was expected.`);
  }
  const parts = /^(\d+)\.(\d+)(?:\.|-|$)/.exec(version);
  const [major, minor] = [Number(parts?.[1]), Number(parts?.[2])];
  if (major === 4 && (minor === 13 || minor === 14)) return version;
  const advice =
    major === 4 && minor < 13
      ? 'Upgrade Dependency-Track to 4.14 first and start it once.'
      : 'A newer version may keep its data in another way.';
  throw new Dt4Error(`The database is of Dependency-Track ${version}; 4.13 and 4.14 can be read. ${advice}`);
}
