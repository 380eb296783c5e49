// Public to other features.
import { type RepositoryType, repositoryTypes } from '@waybill/api-contract';
import type { Transaction } from '../../db/database.ts';
import {
  type Facts,
  type FactsByKey,
  readFollowed,
  removeFollowed,
  writeFollowed,
} from '../../db/followed-rows.ts';
import type { ImportResult } from '../../db/import-result.ts';
import type { Context } from '../../feature.ts';
import { defaultRepositories } from './default-repositories.ts';
import { askAgain } from './latest/latest.jobs.ts';
import { forgetAnswers } from './repository.queries.ts';
import {
  adoptRepositories,
  followedRepositories,
  insertRepositories,
  listAllRepositories,
  placeRepositories,
  type StoredRepository,
} from './repository-import.queries.ts';

/** A repository as another installation has it. */
export interface ImportedRepository {
  readonly uuid: string;
  readonly type: string;
  readonly identifier: string;
  readonly url: string | null;
  readonly resolutionOrder: number;
  readonly enabled: boolean;
  readonly internal: boolean;
  readonly authenticationRequired: boolean;
  readonly username: string | null;
  /** In plain text. */
  readonly password: string | null;
}

/**
 * Adds repositories with their UUIDs. Unchanged default repositories take over their imported state, others
 * stay. For each type, imported repositories come first, in their old order.
 */
export async function importRepositories(
  trx: Transaction,
  { secrets }: Context,
  repositories: readonly ImportedRepository[],
): Promise<ImportResult[]> {
  const here = new Map((await listAllRepositories(trx)).map((row) => [keyOf(row), row]));
  const decided = repositories.map((given) => decide(given, here.get(keyOf(given))));
  const store = ({ given, stored }: Decided) => ({
    id: stored?.repository_id ?? null,
    ...given,
    username: given.authenticationRequired ? given.username || null : null,
    password: given.authenticationRequired && given.password ? secrets.encrypt(given.password) : null,
  });
  const added = decided.filter(({ result, stored }) => result.outcome === 'written' && !stored);
  const adopted = decided.filter(({ result, stored }) => result.outcome === 'written' && stored);
  await insertRepositories(trx, added.map(store));
  await adoptRepositories(trx, adopted.map(store));
  await placeRepositories(
    trx,
    [...added, ...adopted].map(({ given }) => given),
  );
  // At most one for each default repository, whose answers were those of another address.
  for (const { stored } of adopted) if (stored) await forgetAnswers(trx, stored.repository_id);
  const types = new Set([...added, ...adopted].map(({ given }) => given.type as RepositoryType));
  for (const type of types) await askAgain(trx, type);
  return decided.map(({ result }) => result);
}

/** Follows repositories, by type and identifier; passwords are in plain text. */
export const followRepositories = (trx: Transaction, { secrets }: Context) => ({
  read: async (keys: readonly string[]): Promise<FactsByKey> => {
    const rows = await readFollowed(trx, followedRepositories, keys);
    return withPasswords(rows, (sealed) => secrets.decrypt(sealed));
  },
  change: async (changes: FactsByKey): Promise<void> => {
    await writeFollowed(
      trx,
      followedRepositories,
      withPasswords(changes, (plain) => secrets.encrypt(plain)),
    );
    await askAnew(trx, [...changes.keys()]);
  },
  remove: async (gone: FactsByKey): Promise<void> => {
    await askAnew(trx, [...gone.keys()]);
    await removeFollowed(trx, followedRepositories, [...gone.keys()]);
  },
  takeBack: async (came: FactsByKey): Promise<void> => {
    await askAnew(trx, [...came.keys()]);
    const defaults = new Map(
      defaultRepositories.map(([type, identifier, url]) => [
        keyOf({ type, identifier }),
        { ...asItComes, url },
      ]),
    );
    const keys = [...came.keys()];
    await removeFollowed(
      trx,
      followedRepositories,
      keys.filter((key) => !defaults.has(key)),
    );
    const back = keys.flatMap((key) => {
      const facts = defaults.get(key);
      return facts ? [[key, facts] as const] : [];
    });
    await writeFollowed(trx, followedRepositories, new Map(back));
  },
});

/** Facts of a default repository that nobody has changed. */
const asItComes = {
  enabled: true,
  internal: false,
  authenticationRequired: false,
  username: null,
  password: null,
} as const;

function withPasswords(rows: FactsByKey, written: (password: string) => string): FactsByKey {
  const changed = (facts: Facts): Facts =>
    typeof facts.password === 'string' && facts.password !== ''
      ? { ...facts, password: written(facts.password) }
      : facts;
  return new Map([...rows].map(([key, facts]) => [key, changed(facts)]));
}

/** Forgets the answers of changed repositories. There are some dozen. */
async function askAnew(trx: Transaction, keys: readonly string[]): Promise<void> {
  const changed = (await listAllRepositories(trx)).filter((row) => keys.includes(keyOf(row)));
  for (const { repository_id } of changed) await forgetAnswers(trx, repository_id);
  for (const type of new Set(changed.map((row) => row.type as RepositoryType))) await askAgain(trx, type);
}

interface Decided {
  readonly given: ImportedRepository;
  readonly stored: StoredRepository | undefined;
  readonly result: ImportResult;
}

function decide(given: ImportedRepository, stored: StoredRepository | undefined): Decided {
  const decided = (result: ImportResult): Decided => ({ given, stored, result });
  if (!repositoryTypes.some((type) => type === given.type && type !== 'UNSUPPORTED')) {
    return decided({ outcome: 'refused', note: `There are no repositories of the type ${given.type}.` });
  }
  if (!isWebAddress(given.url)) {
    return decided({ outcome: 'refused', note: 'Its URL does not begin with http:// or https://.' });
  }
  if (stored && !isAsItCame(stored)) {
    return decided({
      outcome: 'merged',
      note: 'A repository of this type and identifier is here already, and stays as it is.',
    });
  }
  if (given.password && !given.authenticationRequired) {
    return decided({
      outcome: 'written',
      note: 'It had a password, but needed none. The password was left out.',
    });
  }
  return decided({ outcome: 'written' });
}

const keyOf = ({ type, identifier }: { type: string; identifier: string }): string => `${type} ${identifier}`;

function isAsItCame(row: StoredRepository): boolean {
  const byDefault = defaultRepositories.find(
    ([type, identifier]) => type === row.type && identifier === row.identifier,
  );
  return byDefault?.[2] === row.url && row.enabled && !row.internal && !row.authentication_required;
}

function isWebAddress(url: string | null): boolean {
  return url !== null && URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}
