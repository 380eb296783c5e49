import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useStartImport } from './import-dt.data.ts';

/** Takes back everything that was imported. */
export function UndoImports({ onStarted }: { onStarted: (token: string) => void }) {
  const { t } = useLingui();
  const start = useStartImport();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button onClick={() => setAsks(true)}>{t`Undo imports…`}</Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t`Undo all imports?`}
        confirmLabel={t`Undo imports`}
        danger
        onConfirm={async () => {
          const { token } = await start.mutateAsync({
            request: { preview: false, undo: true },
            script: undefined,
            secretKey: undefined,
            onProgress: () => undefined,
          });
          onStarted(token);
          setAsks(false);
        }}
      >
        <p>{t`Waybill removes all that came from Dependency-Track. It refuses if anybody has changed anything since the first import.`}</p>
      </ConfirmDialog>
    </>
  );
}
