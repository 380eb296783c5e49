import { type Database, inTransaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { recordAudit } from '../audit-log/audit-log.service.ts';
import { countUse, findByDigest, type SharedRow } from './share-link.queries.ts';
import { digestOf, nameOf } from './share-link.service.ts';

/**
 * The link of a secret. A link that never was, has ended, was revoked, or does not show what is asked for is told in the same
 * words: nobody learns which.
 * @throws AppError 404
 */
export async function requireShared(
  db: Database,
  token: string,
  at: Date,
  wanted?: 'sbom' | 'vex',
): Promise<SharedRow> {
  const link = await findByDigest(db, digestOf(token), at);
  if (!link || (wanted === 'sbom' && !link.has_sbom) || (wanted === 'vex' && !link.has_vex)) throw gone();
  return link;
}

const gone = () =>
  new AppError('share_link.not_found', {
    status: 404,
    title: 'Link not found',
    detail:
      'This link does not exist, has expired, or was revoked. Ask whoever gave it to you for another one.',
  });

/** Each download counts, and stands in the audit log with the address it came from. */
export async function noteUse(
  db: Database,
  link: SharedRow,
  document: string,
  { address, at }: { address: string; at: Date },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await countUse(trx, link.share_link_id, at);
    const actor = { name: `share link "${link.label}"`, address, at };
    await recordAudit(trx, actor, 'share_link.used', link.uuid, { document, project: nameOf(link) });
  });
}
