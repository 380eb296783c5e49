import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useClaims } from '../../lib/capability.ts';
import { currentUserQuery } from '../../lib/current-user.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { OwnSubscriptions } from '../subscription/own-subscriptions.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';
import { Passkeys } from './passkeys.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import { Sessions } from './sessions.tsx';

export const route = createLazyRoute('/screen/profile')({ component: ProfileScreen });

function ProfileScreen() {
  const { t } = useLingui();
  const claims = useClaims();
  const user = useSuspenseQuery(currentUserQuery).data;
  const isLocal = claims?.identityProvider === 'LOCAL' || claims?.identityProvider === '';
  const username = user.username ?? claims?.username ?? '';
  return (
    <div className="max-w-160">
      <PageHeader title={t`Profile`} description={username} />
      <div className="flex flex-col gap-4">
        <Card title={t`Account`}>
          {isLocal ? (
            <ProfileForm user={{ ...user, username }} />
          ) : (
            <>
              <Facts
                facts={[
                  { label: t`Full name`, value: user.fullname },
                  { label: t`Email`, value: user.email },
                ]}
              />
              <p className="mt-2 text-muted">{t`Your account is managed by your identity provider and can only be changed there.`}</p>
            </>
          )}
        </Card>
        {isLocal ? (
          <>
            <Card title={t`Password`}>
              <OwnPasswordForm user={{ ...user, username }} />
            </Card>
            <Card title={t`Passkeys`}>
              <Passkeys />
            </Card>
          </>
        ) : null}
        <OwnSubscriptions />
        <Card title={t`Sessions`}>
          <SessionList />
          <Sessions />
        </Card>
      </div>
    </div>
  );
}
