// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { createLazyRoute, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
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
      <Beside page={page}>
        <SettingsSection declaration={page} wanted={search.setting} />
      </Beside>
    </>
  );
}

/** The settings, with cards beside them if there is room. */
function Beside({ page: { State, Trial }, children }: { page: SettingsPage; children: ReactNode }) {
  if (!State && !Trial) return children;
  return (
    <div
      className={clsx(
        'grid items-start gap-4',
        State ? 'xl:grid-cols-2' : 'xl:grid-cols-[minmax(0,1fr)_20rem]',
      )}
    >
      {State ? <State /> : null}
      <div>{children}</div>
      {Trial ? <Trial /> : null}
    </div>
  );
}
