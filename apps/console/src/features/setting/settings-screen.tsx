import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, useSearch } from '@tanstack/react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import type { SettingsPage } from './settings-route.ts';
import { SettingsSection } from './settings-section.tsx';

/** The screen of a page of the administration that is nothing but settings. */
export function settingsScreen(page: SettingsPage) {
  return createLazyRoute('/screen/admin')({ component: () => <SettingsScreen page={page} /> });
}

function SettingsScreen({ page }: { page: SettingsPage }) {
  const { i18n } = useLingui();
  const search = useSearch({ strict: false });
  return (
    <>
      <PageHeader
        title={i18n._(page.title)}
        description={page.description && i18n._(page.description)}
        actions={page.Actions && <page.Actions />}
      />
      {page.State ? (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <page.State />
          <div>
            <SettingsSection declaration={page} wanted={search.setting} />
          </div>
        </div>
      ) : (
        <SettingsSection declaration={page} wanted={search.setting} />
      )}
    </>
  );
}
