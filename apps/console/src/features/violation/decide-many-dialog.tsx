import { useLingui } from '@lingui/react/macro';
import { BulkDialog } from '../task/bulk-dialog.tsx';
import { DecideViolationsForm } from './decide-many-form.tsx';
import { countOverwritten, decideMany, type SelectedViolations } from './violation.data.ts';
import type { ViolationScope } from './violation-scope.ts';
import type { ViolationSearch } from './violation-search.ts';

export interface DecideManyDialogProps {
  scope: ViolationScope;
  /** The filter of the list. */
  search: ViolationSearch;
  /** The number of violations the filter shows, if known. */
  total?: number | undefined;
  /** True if the total is an estimate. */
  isEstimated?: boolean | undefined;
  /** Undefined closes the dialog. */
  selected: SelectedViolations | undefined;
  onClose: () => void;
  /** The work has begun. */
  onStarted: () => void;
}

/** One decision about many violations. */
export function DecideManyDialog(props: DecideManyDialogProps) {
  const { t } = useLingui();
  const { scope, search, selected, total, isEstimated } = props;
  return (
    <BulkDialog
      open={selected !== undefined}
      title={t`Set analysis for selected violations`}
      onClose={props.onClose}
      onStarted={props.onStarted}
      form={(onStart) =>
        selected ? (
          <DecideViolationsForm
            selected={selected}
            total={total}
            isEstimated={isEstimated}
            onCancel={props.onClose}
            onCount={(decision, about) => countOverwritten(scope, search, about, decision)}
            onSubmit={async (decision, about) => onStart(await decideMany(scope, search, about, decision))}
          />
        ) : null
      }
    />
  );
}
