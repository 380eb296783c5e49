import type { Database } from '../../../db/database.ts';
import { findPrincipalOfUser } from '../../access/principal/principal.service.ts';
import type { Subject } from '../event/subject.ts';
import { listVisibleIds } from '../subscription/subscription.queries.ts';
import { mayBeTold } from '../subscription/subscription.service.ts';
import type { OwedRow } from './delivery.queries.ts';
import { narrowSubject, projectUuidsOf } from './narrow-subject.ts';
import { findOwnerAddress } from './recipient.queries.ts';

/**
 * What of a message goes to the owner of a subscription: only what they may see at the time. Undefined when that is nothing, or nobody
 * is there any more.
 */
export async function mailToOwner(
  db: Database,
  ownerId: number,
  { event_group, subject }: OwedRow,
): Promise<{ to: string[]; subject: Subject } | undefined> {
  const principal = await findPrincipalOfUser(db, ownerId);
  const address = await findOwnerAddress(db, ownerId);
  if (!principal || address === undefined || subject === null || !mayBeTold(principal, event_group))
    return undefined;
  const seen = await listVisibleIds(db, projectUuidsOf(subject), principal.scope);
  const narrowed = narrowSubject(subject, new Set(seen.map(({ uuid }) => uuid)));
  return narrowed && { to: [address], subject: narrowed };
}
