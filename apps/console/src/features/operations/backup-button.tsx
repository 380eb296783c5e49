import { useLingui } from '@lingui/react/macro';
import { DatabaseBackup } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useMakeBackup } from './operations.data.ts';

/** Makes a backup in the background; the task tells when it is done. */
export function BackupButton() {
  const { t } = useLingui();
  const backup = useMakeBackup();
  return (
    <Button
      icon={<DatabaseBackup className="size-4" aria-hidden />}
      busy={backup.isPending}
      onClick={() => backup.mutate()}
    >
      {t`Back up now`}
    </Button>
  );
}
