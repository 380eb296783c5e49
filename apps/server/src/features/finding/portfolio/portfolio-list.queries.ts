import { type RawBuilder, sql } from 'kysely';
import { isAllowed } from '../../../db/list/allowed.ts';

/** A finding of any project. */
export interface PortfolioKey {
  project_id: number;
  component_id: number;
  vuln_id: number;
}

export const portfolioKey = {
  project_id: sql.ref('c.project_id'),
  component_id: sql.ref('c.component_id'),
  vuln_id: sql.ref('m.vuln_id'),
};

/** True if a component `c` is in one of the projects of `allowed`. */
export const isOfAllowed: RawBuilder<unknown> = isAllowed(sql`c.project_id`);
