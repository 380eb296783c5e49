import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Checkbox } from '../../ui/inputs.tsx';
import { noteTask } from '../task/task.data.ts';

const types = [
  'PROJECT',
  'COMPONENT',
  'SERVICECOMPONENT',
  'VULNERABILITY',
  'LICENSE',
  'VULNERABLESOFTWARE',
  'CPE',
] as const;
type IndexType = (typeof types)[number];

/** Rebuilds search indexes in the background; the task tells when it is done. */
export function ReindexButton() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<IndexType>>(new Set(types));
  const labels: Record<IndexType, string> = {
    PROJECT: t`Projects`,
    COMPONENT: t`Components`,
    SERVICECOMPONENT: t`Services`,
    VULNERABILITY: t`Vulnerabilities`,
    LICENSE: t`Licenses`,
    VULNERABLESOFTWARE: t`Vulnerable software`,
    CPE: t`CPE products`,
  };
  const reindex = useMutation({
    mutationFn: () =>
      call('POST /api/v1/search/reindex', { query: { type: types.filter((type) => chosen.has(type)) } }),
    onSuccess: ({ token }) => noteTask(token),
  });

  function toggle(type: IndexType, isChosen: boolean): void {
    const next = new Set(chosen);
    if (isChosen) next.add(type);
    else next.delete(type);
    setChosen(next);
  }

  return (
    <>
      <Button
        icon={<RefreshCw className="size-4" aria-hidden />}
        busy={reindex.isPending}
        onClick={() => setOpen(true)}
      >
        {t`Rebuild indexes…`}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t`Rebuild search indexes`}
        confirmLabel={t`Rebuild`}
        onConfirm={async () => {
          if (chosen.size > 0) await reindex.mutateAsync();
        }}
      >
        <p className="mb-3">{t`Searches keep working in the meantime. It continues in the background.`}</p>
        <div className="flex flex-col gap-2">
          {types.map((type) => (
            <Checkbox
              key={type}
              label={labels[type]}
              checked={chosen.has(type)}
              onCheckedChange={(isChosen) => toggle(type, isChosen)}
            />
          ))}
        </div>
      </ConfirmDialog>
    </>
  );
}
