import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { AuditFinding } from '@waybill/api-contract';
import { useRef } from 'react';
import type { EndlessList } from '../../lib/use-endless-list.ts';
import { useFailureText } from '../../ui/failure.tsx';
import { toast } from '../../ui/toast.tsx';
import {
  type FindingSearch,
  findingId,
  type PanelView,
  panelViews,
  readFindingId,
} from './finding-search.ts';

/** The findings in their order, of which not all need to be here. */
type FindingOrder = Pick<EndlessList<AuditFinding>, 'total' | 'placeOf' | 'rowAt' | 'here'>;

interface PanelOptions {
  search: FindingSearch;
  list: FindingOrder;
}

/** Findings that are all here. */
export function listOf(findings: readonly AuditFinding[]): FindingOrder {
  return {
    total: findings.length,
    here: findings,
    placeOf: (isIt) => {
      const place = findings.findIndex(isIt);
      return place < 0 ? undefined : place;
    },
    rowAt: async (place) => findings[place],
  };
}

/** Which finding is open, and how to go to the one before or after it. */
export function useFindingPanel({ search, list }: PanelOptions) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const isOpen = (row: AuditFinding) => findingId(row) === search.finding;
  const place = search.finding === undefined ? undefined : list.placeOf(isOpen);
  // A finding that was decided may leave the list by its filter: the next one has taken its place.
  const lastPlace = useRef(0);
  if (place !== undefined) lastPlace.current = place;
  const total = list.total ?? 0;

  function change(patch: Partial<FindingSearch>, replace: boolean): void {
    void navigate({
      to: '.',
      search: (before: object) => ({ ...before, ...patch }),
      replace,
      resetScroll: false,
    });
  }

  function show(row: AuditFinding | undefined): void {
    if (row) change({ finding: findingId(row) }, search.finding !== undefined);
  }

  const next = place === undefined ? Math.min(lastPlace.current, total) : place + 1;
  const previous = (place ?? lastPlace.current) - 1;
  /** False when it did not come. */
  async function goTo(target: number): Promise<boolean> {
    try {
      const row = await list.rowAt(target);
      show(row);
      return row !== undefined;
    } catch (error) {
      const text = failureText(error);
      toast({ kind: 'error', title: t`Couldn't load the finding`, ...(text ? { text } : {}) });
      return false;
    }
  }

  const finding = readFindingId(search.finding);
  return {
    open: (row: AuditFinding) => show(row),
    /** What the panel is told. */
    panel: {
      finding,
      isNoFinding: search.finding !== undefined && !finding,
      row: list.here.find(isOpen),
      view: search.view ?? panelViews[0],
      onView: (view: PanelView) => change({ view: view === panelViews[0] ? undefined : view }, true),
      onClose: () => change({ finding: undefined, view: undefined }, false),
      onMissing: () => change({ finding: undefined, view: undefined }, true),
      onReopen: (finding: AuditFinding) => show(finding),
      onNext: next < total ? () => goTo(next) : undefined,
      onPrevious: previous >= 0 ? () => goTo(previous) : undefined,
    },
  };
}
