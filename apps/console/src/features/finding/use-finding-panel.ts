import { useNavigate } from '@tanstack/react-router';
import type { AuditFinding } from '@waybill/api-contract';
import { useRef } from 'react';
import {
  type FindingSearch,
  findingId,
  type PanelView,
  panelViews,
  readFindingId,
} from './finding-search.ts';

interface PanelOptions {
  search: FindingSearch;
  rows: readonly AuditFinding[];
  /** The pages before and after the rows, where the list has pages of findings. */
  pages?: { hasNext: boolean; hasPrevious: boolean; turn: (step: 1 | -1) => Promise<PageTurn> };
}

/** Another page, by its number and its rows. */
interface PageTurn {
  page: number;
  rows: readonly AuditFinding[];
}

/** Which finding is open, and how to go to the next one, over the borders of pages too. */
export function useFindingPanel({ search, rows, pages }: PanelOptions) {
  const navigate = useNavigate();
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

  /** Goes to the page beside this one and there to its first or last finding; false when it did not come. */
  async function turn(step: 1 | -1): Promise<boolean> {
    // A failure has been reported by the request.
    const next = await pages?.turn(step).catch(() => undefined);
    const row = step > 0 ? next?.rows[0] : next?.rows.at(-1);
    show(row, { page: next?.page === 1 ? undefined : next?.page });
    return row !== undefined;
  }

  async function goTo(index: number, step: 1 | -1): Promise<boolean> {
    const row = rows[index];
    if (!row) return turn(step);
    show(row);
    return true;
  }

  const nextIndex = index >= 0 ? index + 1 : Math.min(lastIndex.current, rows.length);
  const previousIndex = (index >= 0 ? index : lastIndex.current) - 1;
  const hasNext = nextIndex < rows.length || pages?.hasNext === true;
  const hasPrevious = previousIndex >= 0 || pages?.hasPrevious === true;
  const finding = readFindingId(search.finding);
  return {
    open: (row: AuditFinding) => show(row),
    /** What the panel is told. */
    panel: {
      finding,
      isNoFinding: search.finding !== undefined && !finding,
      row: rows[index],
      view: search.view ?? panelViews[0],
      onView: (view: PanelView) => change({ view: view === panelViews[0] ? undefined : view }, true),
      onClose: () => change({ finding: undefined, view: undefined }, false),
      onMissing: () => change({ finding: undefined, view: undefined }, true),
      onReopen: (finding: AuditFinding) => show(finding),
      onNext: hasNext ? () => goTo(nextIndex, 1) : undefined,
      onPrevious: hasPrevious ? () => goTo(previousIndex, -1) : undefined,
    },
  };
}
