import type { Comparison, Permission } from '@waybill/api-contract';
import type { Database } from '../../db/database.ts';
import type { Principal } from '../../http/principal.ts';
import { holdsFor } from '../project-reference/project-permission.service.ts';
import { viewReference } from './comparison.view.ts';
import { countComparedComponents } from './component-comparison.queries.ts';
import { countComparedFindings } from './finding-comparison.queries.ts';
import { countComparedLicenses } from './license-comparison.queries.ts';
import { type PairQuery, requirePair } from './project-pair.ts';
import { countComparedViolations } from './violation-comparison.queries.ts';

/** How two projects differ, in numbers; those of findings and violations only for who may see these. @throws 403, 404 */
export async function compareProjects(
  db: Database,
  query: PairQuery,
  caller: Principal,
): Promise<Comparison> {
  const { from, to, ...pair } = await requirePair(db, query, caller.scope);
  const sees = async (permission: Permission) =>
    (await holdsFor(db, caller, permission, pair.fromId)) &&
    (await holdsFor(db, caller, permission, pair.toId));
  const seesFindings = await sees('VIEW_VULNERABILITY');
  const seesViolations = await sees('VIEW_POLICY_VIOLATION');
  const [components, licenses, findings, violations] = await Promise.all([
    countComparedComponents(db, pair),
    countComparedLicenses(db, pair),
    seesFindings ? countComparedFindings(db, pair) : undefined,
    seesViolations ? countComparedViolations(db, pair) : undefined,
  ]);
  return {
    from: viewReference(from),
    to: viewReference(to),
    components: components ?? { added: 0, removed: 0, changed: 0, unchanged: 0 },
    ...(findings ? { findings } : {}),
    ...(violations ? { violations } : {}),
    licenses: licenses ?? { added: 0, removed: 0, kept: 0 },
  };
}
