import { useLingui } from '@lingui/react/macro';
import type { NotificationRule } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Danger, DangerZone } from '../../ui/danger-zone.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteAlert } from './notification.data.ts';

/** The end of the page of an alert. */
export function DeleteAlert({ alert }: { alert: NotificationRule }) {
  const { t } = useLingui();
  const go = useGo();
  const remove = useDeleteAlert();
  const [asking, setAsking] = useState(false);
  const { name } = alert;

  async function confirm(): Promise<void> {
    await remove.mutateAsync(alert);
    toast({ kind: 'success', title: t`Alert deleted` });
    go(paths.alerts());
  }

  return (
    <>
      <DangerZone>
        <Danger
          title={t`Delete alert`}
          action={
            <Button
              variant="danger"
              icon={<Trash2 className="size-4" aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t`Delete alert`}
            </Button>
          }
        >
          {t`This deletes the alert, what waits to be sent, and the list of what was sent. This cannot be undone.`}
        </Danger>
      </DangerZone>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete “${name}”?`}
        confirmLabel={t`Delete`}
        danger
        onConfirm={confirm}
      >
        {t`This deletes the alert, what waits to be sent, and the list of what was sent. This cannot be undone.`}
      </ConfirmDialog>
    </>
  );
}
