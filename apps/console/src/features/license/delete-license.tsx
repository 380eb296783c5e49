import { useLingui } from '@lingui/react/macro';
import type { License } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Danger, DangerZone } from '../../ui/danger-zone.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteLicense } from './license.data.ts';

/** The end of a custom license's page, for those who may delete it. */
export function LicenseDangerZone({ onDelete }: { onDelete: () => void }) {
  const { t } = useLingui();
  const manage = useCapability('SYSTEM_CONFIGURATION');
  if (!manage.allowed) return null;
  return (
    <div className="mt-8">
      <DangerZone>
        <Danger
          title={t`Delete license`}
          action={
            <Button variant="danger" icon={<Trash2 className="size-4" aria-hidden />} onClick={onDelete}>
              {t`Delete license`}
            </Button>
          }
        >
          {t`Components with this license keep its name as text. This cannot be undone.`}
        </Danger>
      </DangerZone>
    </div>
  );
}

interface DeleteLicenseDialogProps {
  license: License;
  open: boolean;
  onClose: () => void;
}

export function DeleteLicenseDialog({ license, open, onClose }: DeleteLicenseDialogProps) {
  const { t } = useLingui();
  const go = useGo();
  const remove = useDeleteLicense();
  const { name } = license;

  async function confirm(): Promise<void> {
    await remove.mutateAsync(license.licenseId);
    toast({ kind: 'success', title: t`License deleted` });
    go(paths.licenses());
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t`Delete “${name}”?`}
      confirmLabel={t`Delete`}
      danger
      onConfirm={confirm}
    >
      {t`Components with this license keep its name as text. This cannot be undone.`}
    </ConfirmDialog>
  );
}
