import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import type { AskedPackage, Registry, Release } from './registry.ts';
import { dated, dateOf, ifThere, pathOf, requireAnswer, textAt } from './registry-answer.ts';

/** https://go.dev/ref/mod#goproxy-protocol: capitals are written as `!` and the small letter. */
export const goRegistry: Registry = {
  type: 'GO_MODULES',
  async findLatest(client, asked) {
    const latest = await client.readMainJson(`${pathOfModule(asked)}/@latest`);
    const stated = textAt(latest, 'Version');
    requireAnswer(client.address, stated !== undefined);
    const isPlain = asked.version !== undefined && !asked.version.startsWith('v');
    return {
      version: isPlain ? stated.replace(/^v/, '') : stated,
      publishedAt: dateOf(textAt(latest, 'Time')),
    };
  },
  /** The time is that of the commit. */
  async findReleases(client, asked, versions) {
    const found: (Release | undefined)[] = [];
    for (const { version } of versions) {
      const stated = version.startsWith('v') ? version : `v${version}`;
      const info = await ifThere(
        client.readJson(`${pathOfModule(asked)}/@v/${pathOf(`${escaped(stated)}.info`)}`),
      );
      found.push(info === undefined ? undefined : dated(dateOf(textAt(info, 'Time'))));
    }
    return found;
  },
};

function pathOfModule({ namespace, name }: AskedPackage): string {
  const module = namespace === undefined ? name : `${namespace}/${name}`;
  // The standard library and other names without a host are no modules.
  if (!module.includes('/') && !module.includes('.')) {
    throw new OutgoingError('absent', `"${module}" is not a module that a proxy can have`);
  }
  return pathOf(...escaped(module).split('/'));
}

function escaped(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`);
}
