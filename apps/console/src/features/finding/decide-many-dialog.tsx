import { useLingui } from '@lingui/react/macro';
import { BulkDialog } from '../task/bulk-dialog.tsx';
import { decideMany } from './analysis.data.ts';
import { DecideManyForm } from './decide-many-form.tsx';
import type { FindingSearch } from './finding-search.ts';
import type { SelectedFindings } from './use-deciding-many.tsx';

export interface DecideManyDialogProps {
  project: string;
  /** What the list is filtered by. */
  search: FindingSearch;
  /** How many findings the filter shows, where that is known. */
  total?: number | undefined;
  /** Undefined closes the dialog. */
  selected: SelectedFindings | undefined;
  onClose: () => void;
  /** The work has begun. */
  onStarted: () => void;
}

/** One decision about many findings. */
export function DecideManyDialog(props: DecideManyDialogProps) {
  const { t } = useLingui();
  const { project, search, selected, total } = props;
  return (
    <BulkDialog
      open={selected !== undefined}
      title={t`Set analysis for selected findings`}
      onClose={props.onClose}
      onStarted={props.onStarted}
      form={(onStart) =>
        selected ? (
          <DecideManyForm
            selected={selected}
            total={total}
            onCancel={props.onClose}
            onSubmit={async (change, selection) =>
              onStart(await decideMany(project, search, selection, change))
            }
          />
        ) : null
      }
    />
  );
}
