import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type RowOrder, useOpenRow } from '../audit/use-open-row.ts';
import type { AuditScope, ListedFinding } from './audit-scope.ts';
import { type FindingSearch, findingId, type PanelView, readFindingId } from './finding-search.ts';

interface PanelOptions {
  scope: AuditScope;
  search: FindingSearch;
  list: RowOrder<ListedFinding>;
}

/** Which finding is open, and how to go to the one before or after it. */
export function useFindingPanel({ scope, search, list }: PanelOptions) {
  const { t } = useLingui();
  const navigate = useNavigate();

  function change(patch: Partial<FindingSearch>, replace: boolean): void {
    const search = (before: object) => ({ ...before, ...patch });
    void navigate({ to: '.', search, replace, resetScroll: false });
  }

  function show(row: ListedFinding | undefined): void {
    if (row) change({ finding: findingId(scope, row) }, search.finding !== undefined);
  }

  const open = useOpenRow({
    list,
    openId: search.finding,
    idOf: (row) => findingId(scope, row),
    show,
    failure: t`Couldn't load the finding`,
  });
  const finding = readFindingId(scope, search.finding);
  return {
    open: show,
    /** The props of the panel. */
    panel: {
      ...open,
      finding,
      isNoFinding: search.finding !== undefined && !finding,
      view: search.view,
      onView: (view: PanelView) => change({ view }, true),
      onClose: () => change({ finding: undefined, view: undefined }, false),
      onMissing: () => change({ finding: undefined, view: undefined }, true),
      onReopen: show,
    },
  };
}
