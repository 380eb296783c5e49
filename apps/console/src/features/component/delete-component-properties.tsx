import { Plural, useLingui } from '@lingui/react/macro';
import type { ComponentProperty } from '@waybill/api-contract';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDeleteComponentProperties } from './component-property.data.ts';

interface DeleteComponentPropertiesProps {
  component: string;
  properties: readonly ComponentProperty[];
  onDone: () => void;
}

/** Deletes the selected properties, after asking. */
export function DeleteComponentProperties(props: DeleteComponentPropertiesProps) {
  const { t } = useLingui();
  const { properties } = props;
  const [asking, setAsking] = useState(false);
  const remove = useDeleteComponentProperties(props.component);

  async function confirm(): Promise<void> {
    await remove.mutateAsync(properties.map(({ uuid }) => uuid));
    toast({ kind: 'success', title: t`Properties deleted` });
    props.onDone();
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
          one="This deletes the property. The next BOM may add it again."
          other="This deletes # properties. The next BOM may add them again."
        />
      </ConfirmDialog>
    </>
  );
}
