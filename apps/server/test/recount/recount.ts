import type { Database } from '../../src/db/database.ts';
import { accessByHand } from './access.ts';
import { countersByHand } from './counters.ts';
import { gatheredByHand } from './gathered.ts';
import { leftovers } from './leftovers.ts';
import { matchesByRule } from './matches-by-rule.ts';
import { violationsByRule } from './violations-by-rule.ts';

/** The number of wrong rows by kind; an empty record if all are right. */
export type Recount = Readonly<Record<string, number>>;

/**
 * Compares everything derived with a plain recount from the primary tables: components, advisories, decisions, policies. It
 * shares no statement with the code that it checks. It is for small databases: rules are put to every pair. Work that is still
 * queued counts as wrong, so it has to be done before; figures that a job counts now and then are only compared when
 * that job has counted what is there now.
 */
export async function recount(db: Database): Promise<Recount> {
  const found = [
    ...(await leftovers(db)),
    ...(await accessByHand(db)),
    ...(await countersByHand(db)),
    ...(await gatheredByHand(db)),
    ...(await matchesByRule(db)),
    ...(await violationsByRule(db)),
  ];
  return Object.fromEntries(found.filter(([, wrong]) => wrong > 0));
}
