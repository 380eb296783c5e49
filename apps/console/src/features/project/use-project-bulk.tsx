import { useLingui } from '@lingui/react/macro';
import type { Project } from '@waybill/api-contract';
import { FolderTree, Power, PowerOff, Tags, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { Button } from '../../ui/button.tsx';
import type { SelectedRows, SelectionOptions } from '../../ui/table/types.ts';
import { ProjectBulkDialog, type ProjectBulkKind, type SelectedProjects } from './project-bulk-dialog.tsx';
import type { ProjectListSearch } from './project-search.ts';

interface Asked {
  kind: ProjectBulkKind;
  selected: SelectedProjects;
  clear: () => void;
}

/** Selecting projects to change them at once, for those who manage the portfolio, and the dialog that asks what is to be done. */
export function useProjectBulk<Row extends Project>(
  search: Partial<ProjectListSearch>,
  options: Pick<SelectionOptions<Row>, 'byFilter'> = {},
): { selection: { selection?: SelectionOptions<Row> }; dialog: ReactNode } {
  const { allowed } = useCapability('PORTFOLIO_MANAGEMENT');
  // It stays while the work goes on: the dialog is named by it.
  const [asked, setAsked] = useState<Asked>();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const clear = asked?.clear;
  const started = useCallback(() => {
    clear?.();
    close();
  }, [clear, close]);
  const selection: SelectionOptions<Row> = {
    ...options,
    actions: (rows) => (
      <BulkActions
        rows={rows}
        onAsk={(kind) => {
          setAsked({ kind, selected: rows, clear: rows.clear });
          setOpen(true);
        }}
      />
    ),
  };
  return {
    selection: allowed ? { selection } : {},
    dialog: asked ? (
      <ProjectBulkDialog
        open={open}
        kind={asked.kind}
        selected={asked.selected}
        search={search}
        onClose={close}
        onStarted={started}
      />
    ) : null,
  };
}

interface BulkActionsProps<Row> {
  rows: SelectedRows<Row>;
  onAsk: (kind: ProjectBulkKind) => void;
}

function BulkActions<Row extends Project>({ rows, onAsk }: BulkActionsProps<Row>) {
  const { t } = useLingui();
  const icon = { className: 'size-3.5', 'aria-hidden': true } as const;
  // For a selection by filter, the affected projects are unknown.
  const some = (active: boolean) => rows.rows.length === 0 || rows.rows.some((row) => row.active === active);
  return (
    <>
      <Button size="sm" icon={<Tags {...icon} />} onClick={() => onAsk('tags')}>
        {t`Tags…`}
      </Button>
      <Button size="sm" icon={<FolderTree {...icon} />} onClick={() => onAsk('parent')}>
        {t`Move…`}
      </Button>
      {some(false) ? (
        <Button size="sm" icon={<Power {...icon} />} onClick={() => onAsk('activate')}>
          {t`Activate…`}
        </Button>
      ) : null}
      {some(true) ? (
        <Button size="sm" icon={<PowerOff {...icon} />} onClick={() => onAsk('deactivate')}>
          {t`Deactivate…`}
        </Button>
      ) : null}
      <Button
        size="sm"
        className="text-danger!"
        icon={<Trash2 {...icon} />}
        onClick={() => onAsk('deletion')}
      >
        {t`Delete…`}
      </Button>
    </>
  );
}
