import { useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { endSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { signOutEverywhere } from './profile.data.ts';

/** The end of every session at once, for a lost device or a leaked token. */
export function Sessions() {
  const { t } = useLingui();
  const go = useGo();
  const [asking, setAsking] = useState(false);

  async function signOutNow(): Promise<void> {
    await signOutEverywhere();
    go(paths.login(), { replace: true });
    endSession();
  }

  return (
    <>
      <p className="mb-3 text-muted">{t`Lost a device, or think someone else has access?`}</p>
      <Button icon={<LogOut className="size-4" aria-hidden />} onClick={() => setAsking(true)}>
        {t`Sign out everywhere`}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t`Sign out everywhere?`}
        confirmLabel={t`Sign out`}
        onConfirm={signOutNow}
      >
        {t`All your sessions end immediately, including this one.`}
      </ConfirmDialog>
    </>
  );
}
