// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useClaims } from '../../lib/capability.ts';
import { getConfig } from '../../lib/config.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { expireSession, readClaims, startSession } from '../../lib/session.ts';
import { finishRenewal, handOverTo } from '../../lib/session-renewal.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { HeaderButton } from './header-sign-in.tsx';
import { ProviderButton } from './provider-button.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Gives up the session, and what is not saved with it. */
function leave(): void {
  finishRenewal(false);
  expireSession();
}

/** The session has ended while the page is open: signing in again above it goes on where the user was. */
export function SessionDialog({ open }: { open: boolean }) {
  const { t } = useLingui();
  const go = useGo();
  const { href } = useLocation();
  const claims = useClaims();
  const username = claims?.username ?? '';
  // These users have no password here. Unsaved input is lost on the way to the provider and back.
  const isOfProvider = claims?.identityProvider === 'OPENID_CONNECT';

  function enter(token: string): void {
    if (readClaims(token)?.username === username) {
      startSession(token);
      finishRenewal(true);
    } else {
      handOverTo(token);
    }
  }

  function changePassword(): void {
    leave();
    go(paths.changePassword({ redirect: href }));
  }

  return (
    <Dialog
      open={open}
      onOpenChange={() => {}}
      title={t`Your session has ended. Sign in to continue.`}
      size="sm"
      {...(isOfProvider ? {} : { startAt: 'password' })}
      required
    >
      {isOfProvider && getConfig().trustedHeader ? (
        <HeaderButton onSignedIn={enter} onRefused={leave} />
      ) : isOfProvider ? (
        <ProviderButton wanted={href} />
      ) : (
        <SignInForm username={username} onSignedIn={enter} onPasswordChange={changePassword} />
      )}
      <Button variant="ghost" className="mt-2 w-full" onClick={leave}>
        {t`Sign out`}
      </Button>
    </Dialog>
  );
}
