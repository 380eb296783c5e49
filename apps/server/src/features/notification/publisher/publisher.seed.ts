import { inTransaction } from '../../../db/database.ts';
import { newUuid } from '../../../db/uuid.ts';
import type { Context } from '../../../feature.ts';
import { upsertDefaultPublishers } from './publisher.queries.ts';
import { publisherKinds } from './publisher-kinds.ts';

/** One publisher of each kind is bundled. Its template is a file (templates.ts). */
export async function seedPublishers({ db }: Context): Promise<void> {
  const publishers = Object.values(publisherKinds).map((kind) => ({
    uuid: newUuid(),
    name: kind.name,
    description: kind.description,
    publisher_class: kind.publisherClass,
    own_kind: kind.ownKind ?? null,
    mime_type: kind.mimeType,
  }));
  await inTransaction(db, (trx) => upsertDefaultPublishers(trx, publishers));
}
