import { useLingui } from '@lingui/react/macro';
import type { Subscription } from '@waybill/api-contract';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useCopy } from '../../ui/copy-button.tsx';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { useCreateSecret, useStopSigning } from './subscription.data.ts';

interface SigningDialogProps {
  subscription: Subscription;
  open: boolean;
  onClose: () => void;
}

/** Has what a subscription posts signed; the secret is shown when it is made, and never again. */
export function SigningDialog({ subscription: { uuid, isSigned }, open, onClose }: SigningDialogProps) {
  const { t } = useLingui();
  const create = useCreateSecret();
  const stop = useStopSigning();
  const copy = useCopy();
  const [secret, setSecret] = useState<string>();

  function close(): void {
    setSecret(undefined);
    onClose();
  }

  async function createNow(): Promise<void> {
    const { signingSecret } = await create.mutateAsync(uuid);
    setSecret(signingSecret);
  }

  async function stopNow(): Promise<void> {
    await stop.mutateAsync(uuid);
    toast({ kind: 'success', title: t`Messages are no longer signed` });
    close();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t`Signing secret`}
      description={t`Messages are signed as Standard Webhooks has it: HMAC SHA-256 of ID, time, and text. With the secret, the receiver can tell that a message is from this server and new.`}
      sticky={secret !== undefined}
    >
      {secret !== undefined ? (
        <>
          <p>{t`Copy the secret now. It won't be shown again.`}</p>
          <textarea
            readOnly
            rows={2}
            aria-label={t`Signing secret`}
            value={secret}
            onFocus={(event) => event.currentTarget.select()}
            className="mt-2 w-full resize-none rounded-md bg-subtle p-3 font-mono break-all"
          />
          <Button
            className="mt-3"
            icon={<Copy className="size-4" aria-hidden />}
            onClick={() => void copy(secret)}
          >
            {t`Copy`}
          </Button>
        </>
      ) : (
        <p>
          {isSigned
            ? t`Messages are signed. A new secret takes the place of the one that the receiver knows.`
            : t`Messages are not signed yet.`}
        </p>
      )}
      <DialogFooter>
        {secret !== undefined ? (
          <Button variant="primary" onClick={close}>{t`Done`}</Button>
        ) : (
          <>
            {isSigned ? (
              // A failure has been reported by the request.
              <Button busy={stop.isPending} onClick={() => void stopNow().catch(() => {})}>
                {t`Stop signing`}
              </Button>
            ) : null}
            <Button
              variant="primary"
              busy={create.isPending}
              onClick={() => void createNow().catch(() => {})}
            >
              {isSigned ? t`Create new secret` : t`Create secret`}
            </Button>
          </>
        )}
      </DialogFooter>
    </Dialog>
  );
}
