import type { AuditViolation, ViolationGroup, ViolationGrouping } from '@waybill/api-contract';
import { type GroupedRow as GroupedRowOf, useGroupedRows } from '../../lib/grouped-rows.ts';
import { groupViolationsQuery } from './violation.data.ts';
import { type ViolationScope, violationId } from './violation-scope.ts';
import type { ViolationSearch } from './violation-search.ts';

export type GroupedRow = GroupedRowOf<ViolationGroup, AuditViolation>;

export function groupId({ policy, component, project }: ViolationGroup): string {
  return policy?.uuid ?? component?.uuid ?? project?.uuid ?? '';
}

export function groupedRowId(row: GroupedRow): string {
  return row.kind === 'item' ? violationId(row.item) : `${row.kind} ${groupId(row.group)}`;
}

/** The id of the group that a row of this id stands for; undefined for one below a group. */
export function groupIdOf(rowId: string): string | undefined {
  return rowId.startsWith('group ') ? rowId.slice('group '.length) : undefined;
}

/** The filter that leaves the violations of the group of an id. */
export function filterOfGroupId(by: ViolationGrouping, id: string): Partial<ViolationSearch> {
  if (by === 'POLICY') return { policy: [id] };
  return by === 'PROJECT' ? { project: id } : { component: id };
}

/** The filter that leaves the violations of a group. */
export function filterOfGroup({ policy, component, project }: ViolationGroup): Partial<ViolationSearch> {
  if (policy) return { policy: [policy.uuid] };
  return project ? { project: project.uuid } : { component: component?.uuid };
}

interface GroupRowsOptions {
  scope: ViolationScope;
  search: ViolationSearch;
  groups: readonly ViolationGroup[] | undefined;
}

/** The rows of a page of groups, with the violations of those that are open. */
export function useGroupRows({ scope, search, groups }: GroupRowsOptions) {
  const { items, ...shown } = useGroupedRows({
    groups,
    idOf: groupId,
    filterOf: filterOfGroup,
    itemsQuery: (group: ViolationGroup) => groupViolationsQuery(scope, search, filterOfGroup(group)),
  });
  return { ...shown, violations: items };
}
