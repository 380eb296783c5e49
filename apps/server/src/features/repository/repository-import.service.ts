// Public to other features.
import { type RepositoryType, repositoryTypes } from '@waybill/api-contract';
import type { Transaction } from '../../db/database.ts';
import type { ImportResult } from '../../db/import-result.ts';
import type { Context } from '../../feature.ts';
import { defaultRepositories } from './default-repositories.ts';
import { askAgain } from './latest/latest.jobs.ts';
import { forgetAnswers } from './repository.queries.ts';
import {
  adoptRepositories,
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
