import { useLingui } from '@lingui/react/macro';
import type { AuditFinding } from '@waybill/api-contract';
import { ListChecks } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { Button } from '../../ui/button.tsx';
import type { SelectionOptions } from '../../ui/table/types.ts';
import type { BulkSelection } from '../task/bulk.data.ts';
import { findingId } from './finding-search.ts';

/** Which findings are to be decided about, and how many they are. */
export interface SelectedFindings {
  selection: BulkSelection;
  count: number;
}

/**
 * Selecting rows to decide about their findings at once; only for those who may decide.
 * `findingsOf` says which findings the selected rows are.
 */
export function useDecidingMany<Row>(findingsOf: (rows: Row[]) => Promise<AuditFinding[]>) {
  const { t } = useLingui();
  const may = useCapability('VULNERABILITY_ANALYSIS');
  const [asked, setAsked] = useState<{ selected: SelectedFindings; clear: () => void }>();
  const [isReading, setReading] = useState(false);
  const close = useCallback(() => setAsked(undefined), []);

  async function ask(rows: Row[], clear: () => void): Promise<void> {
    setReading(true);
    try {
      const ids = (await findingsOf(rows)).map(findingId);
      setAsked({ selected: { selection: { kind: 'ids', ids }, count: ids.length }, clear });
    } finally {
      setReading(false);
    }
  }

  const selection: SelectionOptions<Row> = {
    actions: (rows, clear) => (
      <Button
        size="sm"
        icon={<ListChecks className="size-3.5" aria-hidden />}
        busy={isReading}
        // A failure has been reported by the request.
        onClick={() => void ask(rows, clear).catch(() => {})}
      >
        {t`Decide…`}
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
