import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AppLink } from '../../lib/link.tsx';
import { useNamedPage } from '../../lib/page-name.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Danger, DangerZone } from '../../ui/danger-zone.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DeletePolicyDialog } from './delete-policy.tsx';
import { policyQuery } from './policy.data.ts';
import { PolicyActions } from './policy-actions.tsx';
import { PolicyForm } from './policy-form.tsx';

const id = '/screen/policy/$uuid';
export const route = createLazyRoute(id)({ component: PolicyPage });
const routeApi = getRouteApi(id);

function PolicyPage() {
  const { t } = useLingui();
  const { uuid } = routeApi.useParams();
  const { data: policy } = useSuspenseQuery(policyQuery(uuid));
  const [asking, setAsking] = useState(false);
  useNamedPage(policy.name);
  return (
    <div className="max-w-280">
      <PageHeader
        crumbs={[
          <AppLink key="list" path={paths.policies()}>
            {t`Policies`}
          </AppLink>,
        ]}
        title={policy.name}
        actions={<PolicyActions policy={policy} />}
      />
      {/* A newer answer does not take away what is being typed. */}
      <PolicyForm key={policy.uuid} policy={policy} />
      <div className="mt-8">
        <DangerZone>
          <Danger
            title={t`Delete policy`}
            action={
              <Button
                variant="danger"
                icon={<Trash2 className="size-4" aria-hidden />}
                onClick={() => setAsking(true)}
              >
                {t`Delete policy`}
              </Button>
            }
          >
            {t`This deletes the policy, its violations, and all analyses of them. This cannot be undone.`}
          </Danger>
        </DangerZone>
      </div>
      <DeletePolicyDialog policy={policy} open={asking} onOpenChange={setAsking} />
    </div>
  );
}
