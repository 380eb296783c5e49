// Public to other features.
import type { Database } from '../../db/database.ts';
import { readNumber } from './setting.service.ts';

const hourMs = 3_600_000;
const defaultHours = 24;

/** The setting that says it. */
export const analysisCadence = 'task-scheduler/portfolio.vulnerability.analysis.cadence';

/** Time between two analyses of the whole portfolio, which evaluate its policies as well (contract §15.1, §22), in milliseconds. */
export async function analysisCadenceMs(db: Database): Promise<number> {
  const hours = await readNumber(db, 'task-scheduler', 'portfolio.vulnerability.analysis.cadence');
  return (hours && hours > 0 ? hours : defaultHours) * hourMs;
}
