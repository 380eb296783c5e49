import { type GroupedRow as GroupedRowOf, useGroupedRows } from '../../lib/grouped-rows.ts';
import type { AuditScope, ListedFinding, ListedGroup } from './audit-scope.ts';
import { groupFindingsQuery } from './finding-list.data.ts';
import { type FindingSearch, findingId } from './finding-search.ts';

export type GroupedRow = GroupedRowOf<ListedGroup, ListedFinding>;

export function groupedRowId(scope: AuditScope, row: GroupedRow): string {
  return row.kind === 'item' ? findingId(scope, row.item) : `${row.kind} ${row.group.id}`;
}

/** The id of the group that a row of this id stands for; undefined for one below a group. */
export function groupIdOf(rowId: string): string | undefined {
  return rowId.startsWith('group ') ? rowId.slice('group '.length) : undefined;
}

/**
 * The filter that matches the counts of groups: a vulnerability once per component, whatever the ungrouped
 * list shows.
 */
export const countedInGroups: Pick<FindingSearch, 'everyRecord'> = { everyRecord: undefined };

/** The filter that leaves the findings of a group, as many as it counts. */
export function filterOfGroup(group: ListedGroup): Partial<FindingSearch> {
  return { ...filterOfKey(group), ...countedInGroups };
}

/** A component of many projects goes by the id of the group. */
function filterOfKey({ id, vulnerability, project, component }: ListedGroup): Partial<FindingSearch> {
  if (vulnerability) return { flaw: vulnerability.uuid };
  if (project) return { project: project.uuid };
  return component?.uuid === undefined ? { identity: id } : { component: component.uuid };
}

interface GroupRowsOptions {
  scope: AuditScope;
  search: FindingSearch;
  groups: readonly ListedGroup[] | undefined;
}

/** The rows of a page of groups, with the findings of those that are open. */
export function useGroupRows({ scope, search, groups }: GroupRowsOptions) {
  const { items, ...shown } = useGroupedRows({
    groups,
    idOf,
    filterOf: filterOfGroup,
    itemsQuery: (group: ListedGroup) => groupFindingsQuery(scope, search, filterOfGroup(group)),
  });
  return { ...shown, findings: items };
}

const idOf = ({ id }: ListedGroup) => id;
