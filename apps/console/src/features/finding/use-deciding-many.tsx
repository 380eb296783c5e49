import { useLingui } from '@lingui/react/macro';
import type { AuditFinding } from '@waybill/api-contract';
import { ListChecks } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { Button } from '../../ui/button.tsx';
import type { SelectedRows, SelectionOptions } from '../../ui/table/types.ts';
import type { BulkSelection } from '../task/bulk.data.ts';
import { findingId } from './finding-search.ts';

/** Which findings are to be decided about, and how many they are. */
export interface SelectedFindings {
  selection: BulkSelection;
  count: number;
}

/**
 * Selecting rows to decide about their findings at once; only for those who may decide.
 * `findingsOf` says which findings rows that were selected one by one are; with `byFilter` all that the filter shows can be
 * selected as well, and then the server finds them.
 */
export function useDecidingMany<Row>(
  findingsOf: (rows: readonly Row[]) => Promise<readonly AuditFinding[]>,
  options: Pick<SelectionOptions<Row>, 'byFilter'> = {},
) {
  const { t } = useLingui();
  const may = useCapability('VULNERABILITY_ANALYSIS');
  const [asked, setAsked] = useState<{ selected: SelectedFindings; clear: () => void }>();
  const [isReading, setReading] = useState(false);
  const close = useCallback(() => setAsked(undefined), []);

  async function ask({ selection, count, rows, clear }: SelectedRows<Row>): Promise<void> {
    if (selection.kind === 'filter') {
      setAsked({ selected: { selection, count }, clear });
      return;
    }
    setReading(true);
    try {
      const ids = (await findingsOf(rows)).map(findingId);
      setAsked({ selected: { selection: { kind: 'ids', ids }, count: ids.length }, clear });
    } finally {
      setReading(false);
    }
  }

  const selection: SelectionOptions<Row> = {
    ...options,
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
