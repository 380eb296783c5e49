import type { Context } from '../../../feature.ts';
import { findOwner } from '../../access/principal/principal.service.ts';
import type { Subject } from '../event/subject.ts';
import { listVisibleIds } from '../subscription/subscription.queries.ts';
import { asTold } from '../subscription/subscription-groups.ts';
import type { OwedRow } from './delivery.queries.ts';
import { narrowSubject, projectUuidsOf } from './narrow-subject.ts';

/**
 * The part of a message that a subscription's owner may see now. Undefined if there is none, or if the owner
 * is gone.
 */
export async function subjectForOwner(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ownerId: number,
  { event_group, subject, is_test }: Pick<OwedRow, 'event_group' | 'subject' | 'is_test'>,
): Promise<Subject | undefined> {
  const principal = await findOwner(db, `user:${ownerId}`, now());
  if (!principal || subject === null) return undefined;
  // A sample is about nothing that anybody could see.
  if (is_test) return subject;
  const told = asTold(principal, event_group);
  if (!told) return undefined;
  const seen = await listVisibleIds(db, projectUuidsOf(subject), told.scope);
  return narrowSubject(subject, new Set(seen.map(({ uuid }) => uuid)));
}
