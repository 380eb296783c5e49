import type { RawBuilder } from 'kysely';
import { all } from '../../../db/all.ts';
import { type Database, sql } from '../../../db/database.ts';
import { type ArmedList, countUpTo, insideProjects, isAllowed, type ListArm } from '../../../db/list/arms.ts';
import type { ProjectScope } from '../../../db/project-scope.ts';
import { allowedProjects, serviceConditions } from './portfolio-condition.queries.ts';
import type { PortfolioFilter } from './portfolio-filter.ts';
import { keysOf, type PortfolioOrder } from './portfolio-order.ts';

type Part = RawBuilder<unknown>;

/** How services of all projects that a filter leaves are read. */
export type PortfolioPlan = Pick<ArmedList<never>, 'allowed' | 'arms' | 'isGathered'> & {
  readonly where: Part;
};

/** Up to so many services are read, sorted, and counted for each page; of more, a page is looked for in its order. */
const usuallyGathered = 20_000;

// An outer join, for the planner leaves it out where the order asks for nothing of it.
const project = sql`left join project p on p.project_id = s.project_id`;
const ofProjects = sql`allowed w join service s on s.project_id = w.project_id`;

/**
 * Chooses the starting point. It is whatever leaves few services: projects, or one of the conditions. If
 * nothing does, matching services are frequent in any order, and they are read in page order.
 */
export async function planServices(
  db: Database,
  scope: ProjectScope,
  filter: PortfolioFilter,
  order: PortfolioOrder,
  gathered = usuallyGathered,
): Promise<PortfolioPlan> {
  const allowed = allowedProjects(filter, scope);
  const conditions = serviceConditions(filter);
  const where = all([...(allowed ? [isAllowed(sql.ref('s.project_id'))] : []), ...conditions]);
  const plan = { allowed, where };
  if (await areOfFewProjects(db, allowed, gathered)) {
    return {
      ...plan,
      arms: [{ from: sql`${ofProjects} ${project}`, where, order: keysOf(order) }],
      isGathered: true,
    };
  }
  for (const condition of conditions) {
    const from = sql`service s`;
    if ((await countUpTo(db, allowed, [{ from, where: condition }], gathered + 1)) > gathered) continue;
    return {
      ...plan,
      arms: [{ from: sql`${from} ${project}`, where, order: keysOf(order) }],
      isGathered: true,
    };
  }
  return { ...plan, arms: [armInOrder(order, where, allowed)], isGathered: false };
}

/** True if the projects have so few services together that these are better looked up by their projects. */
export async function areOfFewProjects(
  db: Database,
  allowed: Part | undefined,
  gathered = usuallyGathered,
): Promise<boolean> {
  const counted = { from: ofProjects, where: sql`true` };
  return (await countUpTo(db, allowed, [counted], gathered + 1)) <= gathered;
}

function armInOrder(order: PortfolioOrder, where: Part, allowed: Part | undefined): ListArm {
  if (order.by !== 'project') {
    return { from: sql`service s`, where, order: keysOf(order), isIndexed: true };
  }
  const inProject = sql`s.project_id = p.project_id and ${where}`;
  return insideProjects({ from: sql`service s`, where: inProject, order: keysOf(order) }, allowed);
}
