import { Plural, useLingui } from '@lingui/react/macro';
import type { ProjectProperty } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteProperties } from './project-property.data.ts';

interface DeletePropertiesProps {
  /** The UUID of the project. */
  uuid: string;
  properties: readonly ProjectProperty[];
  onDone: () => void;
}

/** Deletes the selected properties, after asking. */
export function DeleteProperties({ uuid, properties, onDone }: DeletePropertiesProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteProperties(uuid);

  async function confirm(): Promise<void> {
    await remove.mutateAsync(properties);
    toast({ kind: 'success', title: t`Properties deleted` });
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
        {t`Delete`}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Delete properties?`}
        confirmLabel={t`Delete`}
        danger
        onConfirm={confirm}
      >
        <Plural
          value={properties.length}
          one="This deletes the property and its value. This cannot be undone."
          other="This deletes # properties and their values. This cannot be undone."
        />
      </ConfirmDialog>
    </>
  );
}
