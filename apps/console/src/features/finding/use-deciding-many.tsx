import { useLingui } from '@lingui/react/macro';
import type { AuditFinding } from '@waybill/api-contract';
import { ListChecks } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { Button } from '../../ui/button.tsx';
import type { SelectionOptions } from '../../ui/table/types.ts';

/**
 * Selecting rows to decide about their findings at once; only for those who may decide.
 * `findingsOf` says which findings the selected rows are.
 */
export function useDecidingMany<Row>(findingsOf: (rows: Row[]) => Promise<AuditFinding[]>) {
  const { t } = useLingui();
  const may = useCapability('VULNERABILITY_ANALYSIS');
  const [selected, setSelected] = useState<{ findings: AuditFinding[]; clear: () => void }>();
  const [isReading, setReading] = useState(false);
  const close = useCallback(() => setSelected(undefined), []);

  async function ask(rows: Row[], clear: () => void): Promise<void> {
    setReading(true);
    try {
      setSelected({ findings: await findingsOf(rows), clear });
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
  const clear = selected?.clear;
  const done = useCallback(() => {
    clear?.();
    close();
  }, [clear, close]);
  return {
    selection: may.allowed ? { selection } : {},
    dialog: { findings: selected?.findings, onClose: close, onDone: done },
  };
}
