import { useLingui } from '@lingui/react/macro';
import type { Component } from '@waybill/api-contract';
import { MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteComponent } from './component.data.ts';

/** What is done now and then with a component. */
export function ComponentMenu({ component }: { component: Component }) {
  const { t } = useLingui();
  const go = useGo();
  const { allowed } = useCapability('PORTFOLIO_MANAGEMENT');
  const [asking, setAsking] = useState(false);
  const remove = useDeleteComponent();
  const { name, project } = component;
  const icon = { className: 'size-4', 'aria-hidden': true } as const;

  async function confirm(): Promise<void> {
    await remove.mutateAsync(component.uuid);
    toast({ kind: 'success', title: t`Component deleted` });
    go(project ? paths.projectTab(project.uuid, 'components') : paths.components());
  }

  if (!allowed) return null;
  return (
    <>
      <Menu trigger={<IconButton label={t`More actions`} icon={<MoreHorizontal {...icon} />} />}>
        <MenuItem danger icon={<Trash2 {...icon} />} onSelect={() => setAsking(true)}>
          {t`Delete component…`}
        </MenuItem>
      </Menu>
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
