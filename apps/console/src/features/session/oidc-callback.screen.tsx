import { useLingui } from '@lingui/react/macro';
import { createLazyRoute } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { basePath } from '../../lib/config.ts';
import { errorTexts } from '../../lib/error-texts.ts';
import { AppLink, useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { safeRedirect } from '../../lib/redirect.ts';
import { startSession } from '../../lib/session.ts';
import { finishProviderSignIn, type ProviderOutcome } from './provider-sign-in.data.ts';
import { SessionCard } from './session-card.tsx';

export const route = createLazyRoute('/oidc-callback')({ component: OidcCallbackScreen });

const refusalTexts = {
  'unknown-user': errorTexts.unmappedAccount,
  blocked: errorTexts.accountBlocked,
  refused: errorTexts.providerRefused,
  'not-begun': errorTexts.providerRefused,
  failed: errorTexts.providerRefused,
};

let finishing: Promise<ProviderOutcome> | undefined;

/** Once for each page: the answer of the provider is good for one sign-in. */
function finishOnce(): Promise<ProviderOutcome> {
  finishing ??= finishProviderSignIn(location);
  return finishing;
}

/** Where the provider sends browsers back to: signs in and goes on to the wanted place, or says why not. */
function OidcCallbackScreen() {
  const { t } = useLingui();
  const go = useGo();
  const [refusal, setRefusal] = useState<Exclude<ProviderOutcome['kind'], 'signed-in'> | 'failed'>();
  const [wanted, setWanted] = useState('');

  useEffect(() => {
    finishOnce().then(
      (outcome) => {
        setWanted(outcome.wanted);
        if (outcome.kind !== 'signed-in') return setRefusal(outcome.kind);
        startSession(outcome.token);
        const place = { origin: location.origin, basePath: basePath() };
        go(safeRedirect(outcome.wanted, place), { replace: true });
      },
      () => setRefusal('failed'),
    );
  }, [go]);

  const text = refusal === undefined ? t`Signing in…` : t(refusalTexts[refusal]);
  return (
    <SessionCard title={t`Sign in to Waybill`}>
      <p role={refusal === undefined ? 'status' : 'alert'}>{text}</p>
      {refusal === undefined ? null : (
        <AppLink path={paths.login({ redirect: wanted || undefined })} className="mt-4 block text-center">
          {t`Back to the sign-in page`}
        </AppLink>
      )}
    </SessionCard>
  );
}
