import { inTransaction } from '../../db/database.ts';
import { newUuid } from '../../db/uuid.ts';
import type { Context } from '../../feature.ts';
import { defaultRepositories } from './default-repositories.ts';
import { insertRepository } from './repository.queries.ts';

/** The contract's repositories, each that is missing (contract §25): switch off what is not wanted, instead of deleting it. */
export async function seedRepositories({ db }: Context): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const [type, identifier, url] of defaultRepositories) {
      await insertRepository(trx, {
        uuid: newUuid(),
        type,
        identifier,
        url,
        enabled: true,
        internal: false,
        authentication_required: false,
        username: null,
        password: null,
      });
    }
  });
}
