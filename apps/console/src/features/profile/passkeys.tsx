import { Plural, useLingui } from '@lingui/react/macro';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { ownPasskeysQuery, useRenewRecoveryCodes } from './passkey.data.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** One's own passkeys, which the sign-in asks for besides the password, and the recovery codes for when none is at hand. */
export function Passkeys() {
  const { t } = useLingui();
  const { data } = useQuery(ownPasskeysQuery);
  const renew = useRenewRecoveryCodes();
  const [asking, setAsking] = useState<'add' | 'renew'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setAsking(undefined);
  if (!data) return <Skeleton className="h-12 w-full" />;
  const { passkeys, recoveryCodesLeft, canAdd } = data;
  const isOn = passkeys.length > 0;

  async function renewNow(currentPassword: string): Promise<void> {
    setCodes((await renew.mutateAsync(currentPassword)).codes);
  }

  return (
    <>
      <p className="mb-3 text-muted">
        {isOn
          ? t`Signing in needs your password and one of these passkeys.`
          : t`With a passkey, your password alone is no longer enough to sign in. It can be on a security key, a phone, or this device.`}
      </p>
      {isOn ? (
        <ul aria-label={t`Passkeys`} className="mb-4 divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.uuid} passkey={passkey} isLast={passkeys.length === 1} />
          ))}
        </ul>
      ) : null}
      {isOn ? (
        <p className={recoveryCodesLeft > 2 ? 'mb-3 text-muted' : 'mb-3 text-warning'}>
          <Plural
            value={recoveryCodesLeft}
            one="# recovery code is left."
            other="# recovery codes are left."
          />
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Plus className="size-4" aria-hidden />}
          disabledReason={
            canAdd && browserSupportsWebAuthn()
              ? undefined
              : t`Passkeys need an address with a host name and https, or localhost.`
          }
          onClick={() => setAsking('add')}
        >
          {t`Add passkey`}
        </Button>
        {isOn ? (
          <Button icon={<KeyRound className="size-4" aria-hidden />} onClick={() => setAsking('renew')}>
            {t`New recovery codes`}
          </Button>
        ) : null}
      </div>
      <AddPasskeyDialog open={asking === 'add'} onClose={close} onCodes={setCodes} />
      <PasswordDialog
        open={asking === 'renew'}
        onClose={close}
        title={t`New recovery codes`}
        submitLabel={t`Create`}
        onProved={renewNow}
      >
        {t`The codes that you have now will no longer work.`}
      </PasswordDialog>
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
    </>
  );
}
