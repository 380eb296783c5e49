import { useLingui } from '@lingui/react/macro';
import type { Component } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MenuItem, MoreMenu } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteComponent } from './component.data.ts';

/** Occasional actions on a component. */
export function ComponentMenu({ component }: { component: Component }) {
  const { t } = useLingui();
  const go = useGo();
  const { allowed } = useCapability('PORTFOLIO_MANAGEMENT');
  const [asking, setAsking] = useState(false);
  const remove = useDeleteComponent();
  const { name, project } = component;

  async function confirm(): Promise<void> {
    await remove.mutateAsync(component.uuid);
    toast({ kind: 'success', title: t`Component deleted` });
    go(project ? paths.projectTab(project.uuid, 'components') : paths.components());
  }

  if (!allowed) return null;
  return (
    <>
      <MoreMenu>
        <MenuItem danger icon={<Trash2 className="size-4" aria-hidden />} onSelect={() => setAsking(true)}>
          {t`Delete component…`}
        </MenuItem>
      </MoreMenu>
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
    </>
  );
}
