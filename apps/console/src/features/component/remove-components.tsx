import { Plural, useLingui } from '@lingui/react/macro';
import type { Component } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteComponents } from './component.data.ts';

/** Takes the selected components out of their project, after asking. */
export function RemoveComponents({ rows, onDone }: { rows: readonly Component[]; onDone: () => void }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteComponents();

  async function confirm(): Promise<void> {
    await remove.mutateAsync(rows.map((row) => row.uuid));
    toast({ kind: 'success', title: t`Components removed` });
    onDone();
  }

  return (
    <>
      <Button
        size="sm"
        className="text-danger!"
        icon={<Trash2 className="size-3.5" aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t`Remove`}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Remove from project?`}
        confirmLabel={t`Remove`}
        danger
        onConfirm={confirm}
      >
        <Plural
          value={rows.length}
          one="This deletes the component and all analyses of its findings. The next BOM may add it again."
          other="This deletes # components and all analyses of their findings. The next BOM may add them again."
        />
      </ConfirmDialog>
    </>
  );
}
