import { isUsable, parseLicenseExpression } from '@waybill/license';

/**
 * Terms under which others may give us what we ship: they ask for notices at most. Nothing here asks to publish sources of ours, and
 * none of these licenses is about a network.
 */
const PERMITTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ICU',
  'ISC',
  'LicenseRef-PublicDomain',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'OpenSSL',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

interface Licensed {
  name: string;
  version: string;
  license: string;
}

/** Those whose terms are not among the permitted ones, as sentences. */
export function findForbidden(parts: readonly Licensed[]): string[] {
  const rule = {
    mode: 'allowed' as const,
    unresolved: false,
    has: (id: string) => PERMITTED.has(id),
    isKnown: () => true,
  };
  return parts
    .filter(({ license }) => {
      const expression = parseLicenseExpression(license);
      return expression === undefined || !isUsable(expression, rule);
    })
    .map(
      ({ name, version, license }) => `${name} ${version} is given under "${license}", which may not ship.`,
    );
}
