import type { Service } from '../services/service.ts';
import { composerProtocol } from './document-registries.ts';
import type { PlayedPackage, RegistryState } from './registry.ts';
import { type Protocol, playProtocol } from './registry.ts';

/**
 * The layout of a Composer repository. `listed` names its packages. `patterned` names some and has patterns
 * for others. `included` has them in files that include one another, `inline` in its root, `per-package` in a
 * file each. All except the first two are version 1 of the protocol
 * (https://getcomposer.org/doc/05-repositories.md#composer).
 */
export type ComposerLayout = 'listed' | 'patterned' | 'included' | 'inline' | 'per-package';

/** Plays a repository of Composer that is laid out otherwise than packagist.org, to be put below a path of a source server. */
export function playComposer(layout: ComposerLayout, state: () => RegistryState): Service {
  return playProtocol(protocols[layout], state);
}

const protocols: Readonly<Record<ComposerLayout, Protocol>> = {
  listed: withRoot((packages) => ({ 'available-packages': packages.map(fullName) })),
  patterned: withRoot(([first, ...others]) => ({
    'available-packages': first ? [fullName(first)] : [],
    'available-package-patterns': others.map(({ namespace }) => `${namespace}/*`),
  })),
  included({ path }, packages) {
    if (path === '/packages.json')
      return { status: 200, body: { packages: [], includes: { 'all.json': {} } } };
    if (path === '/all.json') {
      return { status: 200, body: { packages: {}, includes: { 'all.json': {}, 'part/one.json': {} } } };
    }
    return path === '/part/one.json' ? { status: 200, body: { packages: byName(packages) } } : undefined;
  },
  inline: ({ path }, packages) =>
    path === '/packages.json' ? { status: 200, body: { packages: byName(packages) } } : undefined,
  'per-package'({ path }, packages) {
    if (path === '/packages.json') return { status: 200, body: { packages: [] } };
    const full = /^\/p\/(.+)\.json$/.exec(path)?.[1];
    if (full === undefined) return undefined;
    const found = byName(packages.filter((one) => fullName(one) === full));
    return Object.keys(found).length > 0
      ? { status: 200, body: { packages: found } }
      : { status: 404, body: '404 not found' };
  },
};

/** Like packagist.org, except for the packages that its root lists. */
function withRoot(says: (packages: readonly PlayedPackage[]) => object): Protocol {
  return (request, packages) => {
    const answer = composerProtocol(request, packages);
    if (request.path !== '/packages.json') return answer;
    return { status: 200, body: { ...Object(answer?.body), ...says(packages) } };
  };
}

/** Versions are below their numbers and do not repeat them. */
function byName(packages: readonly PlayedPackage[]): Record<string, unknown> {
  return Object.fromEntries(
    packages.map((one) => [
      fullName(one),
      Object.fromEntries(
        one.versions
          .filter(({ isWithdrawn }) => !isWithdrawn)
          .map(({ version, published }) => [version, { name: fullName(one), time: published }]),
      ),
    ]),
  );
}

function fullName({ namespace, name }: PlayedPackage): string {
  return `${namespace}/${name}`;
}
