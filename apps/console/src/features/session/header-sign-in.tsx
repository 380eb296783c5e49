import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { getConfig } from '../../lib/config.ts';
import { errorTexts } from '../../lib/error-texts.ts';
import { Button } from '../../ui/button.tsx';
import { type HeaderOutcome, signInByHeader } from './header-sign-in.data.ts';

const refusalTexts = {
  'unknown-user': errorTexts.unmappedAccount,
  blocked: errorTexts.accountBlocked,
  refused: errorTexts.providerRefused,
};

interface HeaderSignInProps {
  /** The outcome from when the page was opened. */
  outcome: HeaderOutcome['kind'];
  onSignedIn: (token: string) => void;
}

/** Why a proxy's word has signed nobody in, or the way back in for somebody who has signed out. */
export function HeaderSignIn({ outcome, onSignedIn }: HeaderSignInProps) {
  const { t } = useLingui();
  const [shown, setShown] = useState(outcome);
  const signOutUrl = getConfig().trustedHeader?.signOutUrl ?? '';
  if (shown === 'none' || shown === 'signed-in') return null;
  return (
    <div className="mb-4">
      {shown === 'signed-out' ? (
        <p className="mb-2 text-muted">{t`You signed out. Your organization's sign-in may still be active.`}</p>
      ) : (
        <p role="alert" className="mb-2 rounded-md bg-danger-soft px-3 py-2 text-danger">
          {t(refusalTexts[shown])}
        </p>
      )}
      <HeaderButton onSignedIn={onSignedIn} onRefused={setShown} />
      {signOutUrl === '' ? null : (
        <a href={signOutUrl} className="mt-2 block text-center text-accent hover:underline">
          {t`Sign out there, too`}
        </a>
      )}
    </div>
  );
}

/** Signs in by what the proxy says now. */
export function HeaderButton(props: {
  onSignedIn: (token: string) => void;
  onRefused: (outcome: HeaderOutcome['kind']) => void;
}) {
  const { t } = useLingui();
  const signIn = useMutation({
    mutationFn: signInByHeader,
    onSuccess: (outcome) =>
      outcome.kind === 'signed-in' ? props.onSignedIn(outcome.token) : props.onRefused(outcome.kind),
  });
  return (
    <Button variant="primary" className="w-full" busy={signIn.isPending} onClick={() => signIn.mutate()}>
      {t`Sign in again`}
    </Button>
  );
}
