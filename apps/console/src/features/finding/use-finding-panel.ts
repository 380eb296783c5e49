import { useNavigate } from '@tanstack/react-router';
import type { AuditFinding } from '@waybill/api-contract';
import { useRef } from 'react';
import { queryClient } from '../../lib/query.ts';
import type { TableController } from '../../ui/table/types.ts';
import { auditQuery } from './finding.data.ts';
import { type FindingSearch, findingId, type PanelView, readFindingId } from './finding-search.ts';

interface PanelOptions {
  project: string;
  search: FindingSearch;
  table: TableController;
  rows: readonly AuditFinding[];
  total: number;
}

/** Which finding is open, and how to go to the next one, over the borders of pages too. */
export function useFindingPanel({ project, search, table, rows, total }: PanelOptions) {
  const navigate = useNavigate();
  const { page, pageSize } = table.state;
  const index = rows.findIndex((row) => findingId(row) === search.finding);
  // A finding that was decided may leave the list by its filter: the next one has taken its place.
  const lastIndex = useRef(0);
  if (index >= 0) lastIndex.current = index;

  function change(patch: Partial<FindingSearch>, replace: boolean): void {
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...patch }),
      replace,
      resetScroll: false,
    });
  }

  function show(row: AuditFinding | undefined, patch: Partial<FindingSearch> = {}): void {
    if (row) change({ ...patch, finding: findingId(row) }, search.finding !== undefined);
  }

  /** Goes to another page and there to its first or last finding. */
  async function turn(to: number): Promise<void> {
    const query = auditQuery(project, { ...table.state, page: to }, search);
    const next = await queryClient.ensureQueryData(query);
    show(to > page ? next.rows[0] : next.rows.at(-1), { page: to === 1 ? undefined : to });
  }

  const nextIndex = index >= 0 ? index + 1 : Math.min(lastIndex.current, rows.length);
  const previousIndex = (index >= 0 ? index : lastIndex.current) - 1;
  const hasNext = nextIndex < rows.length || page * pageSize < total;
  const hasPrevious = previousIndex >= 0 || page > 1;
  const finding = readFindingId(search.finding);
  return {
    finding,
    isNoFinding: search.finding !== undefined && !finding,
    dropFinding: () => change({ finding: undefined, view: undefined }, true),
    row: rows[index],
    open: (row: AuditFinding) => show(row),
    close: () => change({ finding: undefined, view: undefined }, false),
    setView: (view: PanelView) => change({ view: view === 'audit' ? undefined : view }, true),
    next: hasNext
      ? () => (nextIndex < rows.length ? show(rows[nextIndex]) : void turn(page + 1).catch(() => {}))
      : undefined,
    previous: hasPrevious
      ? () => (previousIndex >= 0 ? show(rows[previousIndex]) : void turn(page - 1).catch(() => {}))
      : undefined,
  };
}
