import type { Database } from '../../../db/database.ts';
import { tellOfChanged } from './changed-messages.service.ts';
import type { Coverage } from './coverage.service.ts';
import { endOfPart, listGoneWithComponents } from './gone-components.queries.ts';
import type { OpenEvent, Step } from './outbox.queries.ts';

/** Components of one step. */
const stepSize = 500;

/** Components that a project lost: what they had is gone with them. */
export async function tellOfGoneComponents(
  db: Database,
  event: OpenEvent,
  coverage: Coverage,
): Promise<Step> {
  const { project_id: projectId } = event;
  const { removedAt, progress } = event.subject as { removedAt: string; progress?: { after: number } };
  const done = { messages: [], progress: undefined };
  if (projectId === null) return done;
  const rules = await coverage.of('FINDING_GONE', 0, [projectId]);
  if (rules.size === 0) return done;
  const at = new Date(removedAt);
  const after = progress?.after ?? 0;
  const end = await endOfPart(db, projectId, at, after, stepSize);
  if (end === undefined) return done;
  const rows = await listGoneWithComponents(db, projectId, at, after, stepSize);
  const open = rows.filter((row) => !row.suppressed);
  return {
    messages: await tellOfChanged(db, event, open, 'FINDING_GONE', coverage),
    progress: { after: end },
  };
}
