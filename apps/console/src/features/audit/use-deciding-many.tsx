// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { ListChecks } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type Permission, useCapability } from '../../lib/capability.ts';
import { Button } from '../../ui/button.tsx';
import type { SelectedRows, SelectionOptions } from '../../ui/table/types.ts';
import type { BulkSelection } from '../task/bulk.data.ts';

/** The items to decide about, and their number. */
export interface Selected {
  selection: BulkSelection;
  count: number;
  /** The count is not known but estimated. */
  isEstimated?: boolean;
}

/** Findings or violations that are named one by one. */
export function selectionOf(ids: readonly string[]): Selected {
  return { selection: { kind: 'ids', ids }, count: ids.length };
}

interface DecidingOptions<Some> {
  byFilter?: boolean;
  /** All that the filter shows but the rows of these ids. */
  selectedOfFilter?: (excluded: readonly string[]) => Promise<Some>;
}

/**
 * Selecting rows to decide about at once; only for those who may decide.
 * `selectedOf` says what rows that were selected one by one stand for; with `byFilter` all that the filter shows can be
 * selected as well, and then the server finds them; `selectedOfFilter` says what that stands for where rows are groups.
 */
export function useDecidingMany<Row, Some extends Selected>(
  permission: Permission,
  selectedOf: (rows: readonly Row[]) => Promise<Some>,
  { byFilter = false, selectedOfFilter }: DecidingOptions<Some> = {},
) {
  const { t } = useLingui();
  const may = useCapability(permission);
  const [asked, setAsked] = useState<{ selected: Some | Selected; clear: () => void }>();
  const [isReading, setReading] = useState(false);
  const close = useCallback(() => setAsked(undefined), []);

  async function ask({ selection, count, isEstimated, rows, clear }: SelectedRows<Row>): Promise<void> {
    if (selection.kind === 'filter' && !selectedOfFilter) {
      setAsked({ selected: { selection, count, isEstimated }, clear });
      return;
    }
    setReading(true);
    try {
      const isFilter = selection.kind === 'filter' && selectedOfFilter;
      setAsked({
        selected: await (isFilter ? selectedOfFilter(selection.excluded) : selectedOf(rows)),
        clear,
      });
    } finally {
      setReading(false);
    }
  }

  const selection: SelectionOptions<Row> = {
    byFilter,
    actions: (selected) => (
      <Button
        size="sm"
        icon={<ListChecks className="size-3.5" aria-hidden />}
        busy={isReading}
        // A failure has been reported by the request.
        onClick={() => void ask(selected).catch(() => {})}
      >
        {t`Set analysis…`}
      </Button>
    ),
  };
  const clear = asked?.clear;
  const started = useCallback(() => {
    clear?.();
    close();
  }, [clear, close]);
  return {
    selection: may.allowed ? { selection } : {},
    dialog: { selected: asked?.selected, onClose: close, onStarted: started },
  };
}
