import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { basePath } from '../../lib/config.ts';
import { useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { safeRedirect } from '../../lib/redirect.ts';
import { hasSessionExpired, startSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ForgottenLink } from './forgotten-link.tsx';
import { HeaderSignIn } from './header-sign-in.tsx';
import { ProviderButton } from './provider-button.tsx';
import { SessionCard } from './session-card.tsx';
import { SignInForm } from './sign-in-form.tsx';

export const route = createLazyRoute('/login')({ component: LoginScreen });
const routeApi = getRouteApi('/login');

function LoginScreen() {
  const { t } = useLingui();
  const go = useGo();
  const { redirect } = routeApi.useSearch();
  const { hasProvider, header, welcome } = routeApi.useLoaderData();
  const [hasMore, setMore] = useState(false);
  // Signing in takes it back, a moment before the page goes.
  const [hasExpired] = useState(hasSessionExpired);

  function enter(token: string): void {
    startSession(token);
    go(safeRedirect(redirect, { origin: location.origin, basePath: basePath() }), { replace: true });
  }

  return (
    <SessionCard
      title={t`Sign in to Waybill`}
      welcome={welcome}
      {...(hasExpired ? { text: t`Your session has ended. Sign in to continue.` } : {})}
    >
      <HeaderSignIn outcome={header} onSignedIn={enter} />
      {hasProvider ? <ProviderButton wanted={redirect} /> : null}
      {hasProvider ? (
        <Button
          variant="ghost"
          className="mt-2 w-full"
          aria-expanded={hasMore}
          onClick={() => setMore(!hasMore)}
        >
          {t`More options`}
        </Button>
      ) : null}
      {hasProvider && !hasMore ? null : (
        <>
          <SignInForm onSignedIn={enter} onPasswordChange={() => go(paths.changePassword({ redirect }))} />
          <ForgottenLink />
        </>
      )}
    </SessionCard>
  );
}
