import type {
  AuditViolation,
  ViolationDetails,
  ViolationGroup,
  ViolationGrouping,
} from '@waybill/api-contract';
import type { CountedList } from '@waybill/api-contract/server';
import type { Database } from '../../db/database.ts';
import { readInBatches } from '../../db/list/batches.ts';
import type { ListTotal } from '../../db/list/estimate.ts';
import type { ListPage, Page } from '../../db/list/page.ts';
import { shortName } from '../../db/list/read-list.ts';
import type { ProjectScope } from '../../db/project-scope.ts';
import { present } from '../../http/present.ts';
import { requireVisible } from '../../http/require-visible.ts';
import { stateOf } from '../policy/violation-words.ts';
import { ticketsAbout } from '../ticket/ticket.service.ts';
import { listComments } from './decision/violation-analysis.queries.ts';
import { viewComments } from './decision/violation-analysis.view.ts';
import { chooseCountedGroups, listCountedGroups, listCountedHeads } from './spread/counted-group.queries.ts';
import { groupsCountedAt } from './spread/violation-spread.service.ts';
import { viewViolation } from './violation.view.ts';
import { areOnlyDecided, isOfPolicies } from './violation-condition.queries.ts';
import type { ViolationFilter } from './violation-filter.ts';
import {
  chooseGroups,
  type GroupHeadRow,
  listGroups,
  listHeads,
  type ViolationGroupRow,
} from './violation-group.queries.ts';
import { findKey, listByKey } from './violation-list.queries.ts';
import { choosePolicies, listPolicyFigures } from './violation-policy-group.queries.ts';
import { chooseViolations } from './violation-portfolio.queries.ts';
import { explainViolation } from './why/violation-why.service.ts';

/** Violations that a filter leaves, one page or all. */
export async function listViolations(
  db: Database,
  filter: ViolationFilter,
  page: Page,
  scope: ProjectScope,
): Promise<CountedList<AuditViolation>> {
  const keys = await chooseViolations(db, filter, page, scope);
  return readInBatches(keys, async (batch) => (await listByKey(db, batch)).map(viewViolation));
}

/**
 * The filtered violations by policy, component, or project. For a whole portfolio, a job counts the
 * components, and the answer contains the time of the count.
 * @param countedLive see `groupsCountedAt`
 */
export async function listViolationGroups(
  db: Database,
  by: ViolationGrouping,
  filter: ViolationFilter,
  page: Page,
  scope: ProjectScope,
  countedLive?: number,
): Promise<ListPage<ViolationGroup> & Pick<ListTotal, 'isEstimated'>> {
  const countedAt = by === 'COMPONENT' ? await groupsCountedAt(db, filter, scope, countedLive) : undefined;
  if (countedAt) return listCounted(db, filter, page, countedAt);
  const { groups, ...others } = await readGroups(db, by, filter, page, scope);
  const keys = groups.map((group) => group.key);
  return { ...others, rows: withHeads(by, groups, await listHeads(db, by, filter, scope, keys)) };
}

/** Groups of components as the job counted them last; how many there are was known then. */
async function listCounted(
  db: Database,
  filter: ViolationFilter,
  page: Page,
  countedAt: Date,
): Promise<ListPage<ViolationGroup> & Pick<ListTotal, 'isEstimated'>> {
  const { rows: keys, ...others } = await chooseCountedGroups(db, filter, page);
  const [figures, heads] = await Promise.all([
    listCountedGroups(db, filter, keys),
    listCountedHeads(db, filter, keys),
  ]);
  const rows = withHeads('COMPONENT', inOrderOf(keys, figures), heads);
  const countedOn = countedAt.getTime();
  return { ...others, isEstimated: true, rows: rows.map((row) => ({ ...row, countedOn })) };
}

function withHeads(
  by: ViolationGrouping,
  groups: readonly ViolationGroupRow[],
  heads: readonly GroupHeadRow[],
): ViolationGroup[] {
  const headOf = new Map(heads.map((row) => [row.key, row]));
  return groups.flatMap((group) => {
    const head = headOf.get(group.key);
    return head ? [viewGroup(by, group, head)] : [];
  });
}

function inOrderOf(keys: readonly number[], figures: readonly ViolationGroupRow[]): ViolationGroupRow[] {
  const byKey = new Map(figures.map((row) => [row.key, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

async function readGroups(
  db: Database,
  by: ViolationGrouping,
  filter: ViolationFilter,
  page: Page,
  scope: ProjectScope,
): Promise<Omit<ListPage<ViolationGroupRow>, 'rows'> & { groups: readonly ViolationGroupRow[] }> {
  const counted =
    by === 'POLICY' && isOfPolicies(filter) && !areOnlyDecided(filter)
      ? await listPolicyFigures(db, filter, scope)
      : undefined;
  const { rows: keys, ...others } = counted
    ? await choosePolicies(db, counted, page, shortName(['policies', filter, scope, page.order]))
    : await chooseGroups(db, by, filter, page, scope);
  const figures = counted ?? (await listGroups(db, by, filter, scope, keys));
  return { ...others, groups: inOrderOf(keys, figures) };
}

function viewGroup(by: ViolationGrouping, group: ViolationGroupRow, head: GroupHeadRow): ViolationGroup {
  const { uuid, name } = head;
  const version = present('version', head.version);
  const about = {
    POLICY: { policy: { uuid, name } },
    PROJECT: { project: { uuid, name, ...version, active: head.active ?? true } },
    COMPONENT: {
      component: {
        uuid,
        name,
        ...present('group', head.group_name),
        ...version,
        ...present('purl', head.purl),
      },
    },
  }[by];
  const { violations, components, projects, undecided } = group;
  return { ...about, state: stateOf(group.state), violations, components, projects, undecided };
}

/** @throws 404 when there is none, 403 when it is hidden */
export async function getViolation(
  db: Database,
  component: string,
  violation: string,
  scope: ProjectScope,
  now: Date,
): Promise<ViolationDetails> {
  const key = requireVisible(await findKey(db, component, violation, scope), 'policy violation');
  const [row] = await listByKey(db, [key]);
  if (!row) throw new Error('The violation vanished while it was read');
  const view = viewViolation(row);
  return {
    ...view,
    comments: viewComments(await listComments(db, key)),
    why: await explainViolation(db, row, now),
    tickets: await ticketsAbout(db, view.project.uuid, component, [view.uuid]),
  };
}
