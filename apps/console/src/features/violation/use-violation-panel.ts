import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { AuditViolation } from '@waybill/api-contract';
import { type RowOrder, useOpenRow } from '../audit/use-open-row.ts';
import { readViolationId, violationId } from './violation-scope.ts';
import type { PanelView, ViolationSearch } from './violation-search.ts';

/** Which violation is open, and how to go to the one before or after it. */
export function useViolationPanel(search: ViolationSearch, list: RowOrder<AuditViolation>) {
  const { t } = useLingui();
  const navigate = useNavigate();

  function change(patch: Partial<ViolationSearch>, replace: boolean): void {
    const search = (before: object) => ({ ...before, ...patch });
    void navigate({ to: '.', search, replace, resetScroll: false });
  }

  function show(row: AuditViolation | undefined): void {
    if (row) change({ violation: violationId(row) }, search.violation !== undefined);
  }

  const open = useOpenRow({
    list,
    openId: search.violation,
    idOf: violationId,
    show,
    failure: t`Couldn't load the violation`,
  });
  const violation = readViolationId(search.violation);
  return {
    open: show,
    /** The props of the panel. */
    panel: {
      ...open,
      violation,
      isNoViolation: search.violation !== undefined && !violation,
      view: search.view,
      onView: (view: PanelView) => change({ view }, true),
      onClose: () => change({ violation: undefined, view: undefined }, false),
      onMissing: () => change({ violation: undefined, view: undefined }, true),
      onReopen: show,
    },
  };
}
