import type { Repository } from '@waybill/api-contract';
import { byText, type Section } from './config-api.ts';

export type RepositoryEntry = Omit<Repository, 'uuid'>;

const keyOf = ({ type, identifier }: Pick<Repository, 'type' | 'identifier'>) => `${type} ${identifier}`;

export const repositories: Section<RepositoryEntry> = {
  async read(api, report) {
    const all = await api.list<Repository>('/api/v1/repository');
    for (const one of all.filter(({ authenticationRequired }) => authenticationRequired)) {
      report.left(
        `The password of the repository "${keyOf(one)}" is a secret. Enter it again after an import.`,
      );
    }
    return all.map(entryOf).sort(byText(keyOf));
  },

  async apply(api, entries, report) {
    const all = await api.list<Repository>('/api/v1/repository');
    for (const entry of entries) {
      const there = all.find((one) => keyOf(one) === keyOf(entry));
      if (!there) {
        await api.put('/api/v1/repository', entry);
        report.made(`repository ${keyOf(entry)}`);
        if (entry.authenticationRequired) report.left(`The repository "${keyOf(entry)}" needs its password.`);
      } else if (JSON.stringify(entryOf(there)) !== JSON.stringify(entryOf(entry))) {
        await api.post('/api/v1/repository', { ...entry, uuid: there.uuid });
        report.changed(`repository ${keyOf(entry)}`);
      }
    }
  },
};

/** Members in one order, so that two of them can be compared as text. */
function entryOf(one: RepositoryEntry): RepositoryEntry {
  const { type, identifier, url, resolutionOrder, enabled, internal, authenticationRequired, username } = one;
  return {
    type,
    identifier,
    url,
    resolutionOrder,
    enabled,
    internal,
    authenticationRequired,
    ...(username === undefined ? {} : { username }),
  };
}
