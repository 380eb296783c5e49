import { useLingui } from '@lingui/react/macro';
import type { Component } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Danger, DangerZone } from '../../ui/danger-zone.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteComponent } from './component.data.ts';

/** The end of a component's page, for those who may delete it. */
export function ComponentDangerZone({ component }: { component: Component }) {
  const { t } = useLingui();
  const go = useGo();
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const [asking, setAsking] = useState(false);
  const remove = useDeleteComponent();
  const { name, project } = component;
  if (!manage.allowed) return null;

  async function confirm(): Promise<void> {
    await remove.mutateAsync(component.uuid);
    toast({ kind: 'success', title: t`Component deleted` });
    go(project ? paths.projectTab(project.uuid, 'components') : paths.components());
  }

  return (
    <div className="mt-5">
      <DangerZone>
        <Danger
          title={t`Delete component`}
          action={
            <Button
              variant="danger"
              icon={<Trash2 className="size-4" aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t`Delete component`}
            </Button>
          }
        >
          {t`This deletes the component and all analyses of its findings. The next BOM may add it again.`}
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
        {t`This deletes the component and all analyses of its findings. The next BOM may add it again.`}
      </ConfirmDialog>
    </div>
  );
}
