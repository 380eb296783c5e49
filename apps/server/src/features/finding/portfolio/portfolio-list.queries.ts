import type { RawBuilder } from 'kysely';
import { type Database, sql } from '../../../db/database.ts';
import { type ArmedList, type ArmedPage, isAllowed, readArms } from '../../../db/list/arms.ts';
import type { Page } from '../../../db/list/page.ts';

/** A finding of any project. */
export interface PortfolioKey {
  project_id: number;
  component_id: number;
  vuln_id: number;
}

/** A page of findings, by their keys. */
export async function readPortfolioPage(
  db: Database,
  page: Page & { limit: number },
  list: Omit<ArmedList<PortfolioKey>, 'columns'>,
): Promise<ArmedPage<PortfolioKey>> {
  const columns = sql<PortfolioKey>`c.project_id, c.component_id, m.vuln_id`;
  return readArms(db, page, { ...list, columns }, ({ project_id, component_id, vuln_id }) => ({
    project_id,
    component_id,
    vuln_id,
  }));
}

/** True if a component `c` is in one of the projects of `allowed`. */
export const isOfAllowed: RawBuilder<unknown> = isAllowed(sql`c.project_id`);
/** Likewise a decision `a`, so that the components of others are not fetched. */
export const isDecisionAllowed: RawBuilder<unknown> = isAllowed(sql`a.project_id`);
