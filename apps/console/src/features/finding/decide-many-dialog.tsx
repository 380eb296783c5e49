import { useLingui } from '@lingui/react/macro';
import { BulkDialog } from '../task/bulk-dialog.tsx';
import type { AuditScope } from './audit-scope.ts';
import { countOverwritten, decideMany, type SelectedFindings } from './decide-many.data.ts';
import { DecideFindingsForm } from './decide-many-form.tsx';
import type { FindingSearch } from './finding-search.ts';

export interface DecideManyDialogProps {
  scope: AuditScope;
  /** The filter of the list. */
  search: FindingSearch;
  /** The number of findings the filter shows, if known. */
  total?: number | undefined;
  /** True if the total is an estimate. */
  isEstimated?: boolean | undefined;
  /** Undefined closes the dialog. */
  selected: SelectedFindings | undefined;
  onClose: () => void;
  /** The work has begun. */
  onStarted: () => void;
}

/** One decision about many findings. */
export function DecideManyDialog(props: DecideManyDialogProps) {
  const { t } = useLingui();
  const { scope, search, selected, total, isEstimated } = props;
  return (
    <BulkDialog
      open={selected !== undefined}
      title={t`Set analysis for selected findings`}
      onClose={props.onClose}
      onStarted={props.onStarted}
      form={(onStart) =>
        selected ? (
          <DecideFindingsForm
            selected={selected}
            total={total}
            isEstimated={isEstimated}
            onCancel={props.onClose}
            onCount={(change, about) => countOverwritten(scope, search, about, change)}
            onSubmit={async (change, about) => onStart(await decideMany(scope, search, about, change))}
          />
        ) : null
      }
    />
  );
}
