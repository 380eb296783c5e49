import type { Database } from '../../db/database.ts';
import { healSights } from '../attention/heal-sights.service.ts';
import { healSpread } from '../finding-spread/spread.service.ts';
import { healCounters } from '../matching/heal.service.ts';
import { removeLeftovers } from '../project/delete/leftovers.service.ts';
import { healAccess } from '../project-access/project-access.service.ts';
import { addMissingTexts } from '../search-index/rebuild.service.ts';
import { healViolationSpread } from '../violation/spread/violation-spread.service.ts';

/** The number of errors per kind of derived data. */
export type Healed = Readonly<Record<string, number>>;

/**
 * Compares all derived data with its sources, a slice at a time, and repairs errors. There should be none,
 * because each writer keeps its data correct in its own transaction. Policies are evaluated daily and are not
 * checked here.
 */
export async function checkEverything(db: Database, at: Date, signal: AbortSignal): Promise<Healed> {
  // Counting a project anew tells jobs that it has changed: what they have counted is compared before that.
  const leftovers = await removeLeftovers(db, signal);
  const coverage = await healSights(db, signal);
  const spread = await healSpread(db, at, signal);
  const violationSpread = await healViolationSpread(db, at, signal);
  const counters = await healCounters(db, signal);
  const access = await healAccess(db);
  return {
    'rows of deleted projects': leftovers,
    'identities with wrong counters': counters.identities,
    'projects with wrong counters, components or violations': counters.projects,
    'matching vulnerabilities that were not marked': counters.matched,
    'projects with wrong coverage': coverage,
    'projects of teams by tag or inheritance': access,
    'search entries that were missing': await addMissingTexts(db, signal),
    'rows of the spread of findings': spread,
    'rows of the spread of violations': violationSpread,
  };
}

/** Describes the errors in a sentence; undefined if there were none. */
export function describeHealed(healed: Healed): string | undefined {
  const wrong = Object.entries(healed).filter(([, count]) => count > 0);
  if (wrong.length === 0) return undefined;
  return `Corrected: ${wrong.map(([what, count]) => `${count} ${what}`).join(', ')}`;
}
