import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createLazyRoute, getRouteApi, Outlet } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { AppLink, TabLinks, useGo } from '../../lib/link.tsx';
import { useNamedPage } from '../../lib/page-name.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Danger, DangerZone } from '../../ui/danger-zone.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DeleteTagsDialog } from './delete-tags.tsx';
import { tagQuery } from './tag.data.ts';

export const route = createLazyRoute('/screen/tags/$name')({ component: TagScreen });
const routeApi = getRouteApi('/screen/tags/$name');

/** A tag and, in its tabs, what has it. */
function TagScreen() {
  const { t } = useLingui();
  const format = useFormat();
  const { name } = routeApi.useParams();
  const { data: tag } = useSuspenseQuery(tagQuery(name));
  const seesAlerts = useCapability('SYSTEM_CONFIGURATION').allowed;
  useNamedPage(name);
  return (
    <>
      <PageHeader
        crumbs={[
          <AppLink key="list" path={paths.tags()}>
            {t`Tags`}
          </AppLink>,
        ]}
        title={name}
        actions={<AppLink path={paths.projects({ tag: name })}>{t`Show in the project list`}</AppLink>}
      />
      <TabLinks
        label={t`What has this tag`}
        tabs={[
          { path: paths.tag(name), label: t`Projects`, count: format.number(tag?.projectCount) },
          {
            path: paths.tagTab(name, 'collections'),
            label: t`Collections`,
            count: format.number(tag?.collectionProjectCount),
          },
          {
            path: paths.tagTab(name, 'policies'),
            label: t`Policies`,
            count: format.number(tag?.policyCount),
          },
          ...(seesAlerts
            ? [
                {
                  path: paths.tagTab(name, 'alerts'),
                  label: t`Alerts`,
                  count: format.number(tag?.notificationRuleCount),
                },
              ]
            : []),
        ]}
      />
      <Outlet />
      <TagDangerZone name={name} policyCount={tag?.policyCount ?? 0} />
    </>
  );
}

function TagDangerZone({ name, policyCount }: { name: string; policyCount: number }) {
  const { t } = useLingui();
  const go = useGo();
  const manage = useCapability('TAG_MANAGEMENT');
  const [asking, setAsking] = useState(false);
  if (!manage.allowed) return null;
  return (
    <div className="mt-8">
      <DangerZone>
        <Danger
          title={t`Delete tag`}
          action={
            <Button
              variant="danger"
              icon={<Trash2 className="size-4" aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {t`Delete tag`}
            </Button>
          }
        >
          {t`Removes the tag everywhere. This cannot be undone.`}
        </Danger>
      </DangerZone>
      <DeleteTagsDialog
        tags={[{ name, policyCount }]}
        open={asking}
        onClose={() => setAsking(false)}
        onDone={() => go(paths.tags())}
      />
    </div>
  );
}
