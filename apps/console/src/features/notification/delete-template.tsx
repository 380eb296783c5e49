import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { NotificationPublisher } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Danger, DangerZone } from '../../ui/danger-zone.tsx';
import { toast } from '../../ui/toast.tsx';
import { alertsQuery } from './notification.data.ts';
import { useDeleteTemplate } from './template.data.ts';

/** The end of the page of a template; asks for its name where alerts go with it. */
export function DeleteTemplate({ template: { uuid, name } }: { template: NotificationPublisher }) {
  const { t } = useLingui();
  const go = useGo();
  const remove = useDeleteTemplate();
  const { data: alerts } = useQuery(alertsQuery);
  const [asking, setAsking] = useState(false);
  const users = alerts?.filter(({ publisher }) => publisher.uuid === uuid).length;

  async function confirm(): Promise<void> {
    await remove.mutateAsync(uuid);
    toast({ kind: 'success', title: t`Template deleted` });
    go(paths.templates());
  }

  return (
    <>
      <DangerZone>
        <Danger
          title={t`Delete template`}
          action={
            <Button
              variant="danger"
              icon={<Trash2 className="size-4" aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t`Delete template`}
            </Button>
          }
        >
          {t`This deletes the template and every alert that uses it. This cannot be undone.`}
        </Danger>
      </DangerZone>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete “${name}”?`}
        confirmLabel={t`Delete`}
        danger
        typedName={users === 0 ? undefined : name}
        onConfirm={confirm}
      >
        {users ? (
          <p className="mb-2 font-medium text-fg">
            <Plural value={users} one="# alert uses this template" other="# alerts use this template" />
          </p>
        ) : null}
        {t`This deletes the template and every alert that uses it. This cannot be undone.`}
      </ConfirmDialog>
    </>
  );
}
