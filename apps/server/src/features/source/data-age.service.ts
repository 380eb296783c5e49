// Public to other features.
import type { Database } from '../../db/database.ts';
import { sources } from './source.registry.ts';
import type { SourceId } from './source.ts';
import { listParts } from './source-state.queries.ts';

/** How old what is known of a source is. */
export interface SourceAge {
  source: SourceId;
  title: string;
  /** When it was last read, here or where the data came from. */
  asOf: Date;
}

/** Of the sources that are on and have been read, the one that was read longest ago first. */
export async function listSourceAges(db: Database): Promise<SourceAge[]> {
  const parts = await listParts(db);
  const ages: SourceAge[] = [];
  for (const source of sources) {
    const times = parts
      .filter((part) => part.source === source.id && part.last_success !== null)
      .map((part) => part.last_success?.getTime() ?? 0);
    if (times.length === 0 || (await source.findObstacle(db))?.code === 'DISABLED') continue;
    ages.push({ source: source.id, title: source.title, asOf: new Date(Math.max(...times)) });
  }
  return ages.sort((a, b) => a.asOf.getTime() - b.asOf.getTime());
}

/** As of when everything is known that the sources tell: the age of the oldest. */
export async function dataAsOf(db: Database): Promise<Date | undefined> {
  return (await listSourceAges(db))[0]?.asOf;
}
