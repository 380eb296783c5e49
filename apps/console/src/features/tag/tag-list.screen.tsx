import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { CreateTags } from './create-tags.tsx';
import { TagGroups } from './tag-groups.tsx';
import { TagList } from './tag-list.tsx';
import type { TagListSearch } from './tag-search.ts';

export const route = createLazyRoute('/screen/tags')({ component: TagListScreen });
const routeApi = getRouteApi('/screen/tags');

function TagListScreen() {
  const { t } = useLingui();
  const search = routeApi.useSearch();
  const set = useSetSearch<TagListSearch>();
  const manage = useCapability('TAG_MANAGEMENT');
  const show = (dialog: TagListSearch['dialog']) => set({ dialog, page: search.page });
  return (
    <>
      <PageHeader
        title={t`Tags`}
        actions={
          manage.allowed ? (
            <Button
              variant="primary"
              icon={<Plus className="size-4" aria-hidden />}
              onClick={() => show('create')}
            >
              {t`Create tags`}
            </Button>
          ) : undefined
        }
      />
      {search.by ? <TagGroups search={search} /> : <TagList search={search} />}
      <CreateTags open={manage.allowed && search.dialog === 'create'} onClose={() => show(undefined)} />
    </>
  );
}
