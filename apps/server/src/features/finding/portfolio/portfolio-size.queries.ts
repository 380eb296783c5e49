import { type RawBuilder, sql } from 'kysely';
import { type Database, findRow } from '../../../db/database.ts';

/** The counters of some projects. */
export interface PortfolioSize {
  projects: number;
  /** Without suppressed ones. */
  findings: number;
  /** The findings among them that lead their vulnerability on their component. */
  flaws: number;
  suppressed: number;
}

export async function countByProjects(
  db: Database,
  allowed: RawBuilder<unknown> | undefined,
): Promise<PortfolioSize> {
  const row = await findRow(
    db,
    sql<PortfolioSize>`select count(*)::int as projects, coalesce(sum(k.findings), 0)::float8 as findings,
        coalesce(sum(k.c4 + k.c3 + k.c2 + k.c1 + k.c0), 0)::float8 as flaws, coalesce(sum(k.suppressed), 0)::float8 as suppressed
      from project p left join project_count k on k.project_id = p.project_id where ${allowed ?? sql`true`}`,
  );
  return row ?? { projects: 0, findings: 0, flaws: 0, suppressed: 0 };
}
