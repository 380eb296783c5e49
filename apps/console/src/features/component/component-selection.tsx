import { useLingui } from '@lingui/react/macro';
import type { Component } from '@waybill/api-contract';
import { ListChecks } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { Button } from '../../ui/button.tsx';
import type { SelectedRows } from '../../ui/table/types.ts';
import { FindingsOfComponentsDialog } from '../finding/component-decision.tsx';
import type { ProjectComponentsSearch } from './component-search.ts';
import { useRemoving } from './remove-components.tsx';

/** Selecting components of a project, to audit their findings or to remove them. */
export function useComponentSelection(project: string, search: ProjectComponentsSearch) {
  const removing = useRemoving(project, search);
  const removal = removing.selection.selection;
  const sees = useCapability('VIEW_VULNERABILITY').allowed;
  const mayAnalyze = useCapability('VULNERABILITY_ANALYSIS').allowed && sees;
  const [asked, setAsked] = useState<SelectedRows<Component>>();
  const close = useCallback(() => setAsked(undefined), []);
  const actions = (selected: SelectedRows<Component>) => (
    <>
      {mayAnalyze ? <AuditButton selected={selected} onAsk={() => setAsked(selected)} /> : null}
      {removal?.actions(selected)}
    </>
  );
  return {
    selection: removal || mayAnalyze ? { selection: { ...removal, actions } } : {},
    dialog: (
      <>
        <FindingsOfComponentsDialog
          project={project}
          components={asked?.rows.map(({ uuid }) => uuid)}
          findings={asked ? findingsOf(asked) : 0}
          onClose={close}
          onStarted={() => {
            asked?.clear();
            close();
          }}
        />
        {removing.dialog}
      </>
    ),
  };
}

function findingsOf({ rows }: SelectedRows<Component>): number {
  return rows.reduce((sum, { metrics }) => sum + (metrics?.vulnerabilities ?? 0), 0);
}

function AuditButton({ selected, onAsk }: { selected: SelectedRows<Component>; onAsk: () => void }) {
  const { t } = useLingui();
  const reason =
    selected.selection.kind === 'filter'
      ? t`Select the components one by one.`
      : findingsOf(selected) === 0
        ? t`The selected components have no findings.`
        : undefined;
  return (
    <Button
      size="sm"
      icon={<ListChecks className="size-3.5" aria-hidden />}
      disabledReason={reason}
      onClick={onAsk}
    >
      {t`Audit findings…`}
    </Button>
  );
}
