import './gallery.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../../src/lib/i18n.ts';
import { startTheme } from '../../src/lib/theme.ts';
import { PanelDock } from '../../src/ui/panel-dock.tsx';
import { Toaster } from '../../src/ui/toaster.tsx';
import { DialogGallery } from './dialog-gallery.tsx';
import { EndlessGallery } from './endless-gallery.tsx';
import { FormGallery } from './form-gallery.tsx';
import { PrimitiveGallery } from './primitive-gallery.tsx';
import { SectionNavGallery } from './section-nav-gallery.tsx';
import { SettingsGallery } from './settings-gallery.tsx';
import { SlowGallery, TableGallery, TreeGallery } from './table-gallery.tsx';
import { UrlTableGallery } from './url-table-gallery.tsx';

// The page that page tests use to try the primitives alone: `/?table&rows=100000`, `/?tree`, `/?slow`, `/?form`, `/?settings`,
// `/?dialogs`, `/?section-nav`, `/list`, `/endless?rows=100000`, `/`.
const search = new URLSearchParams(location.search);

function Gallery() {
  if (location.pathname.startsWith('/endless')) return <EndlessGallery />;
  if (location.pathname.startsWith('/list')) return <UrlTableGallery />;
  if (search.has('table'))
    return <TableGallery count={Number(search.get('rows') ?? 100)} endless={search.has('endless')} />;
  if (search.has('slow')) return <SlowGallery />;
  if (search.has('tree')) return <TreeGallery />;
  if (search.has('settings')) return <SettingsGallery />;
  if (search.has('dialogs')) return <DialogGallery />;
  if (search.has('section-nav')) return <SectionNavGallery />;
  if (search.has('form')) return <FormGallery />;
  return <PrimitiveGallery />;
}

startTheme();
await startI18n();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <CSPProvider disableStyleElements>
        <div className="flex">
          <PanelDock>
            <main className="min-w-0 flex-1 p-6">
              <h1 className="sr-only">Gallery</h1>
              <Gallery />
            </main>
          </PanelDock>
        </div>
        <Toaster />
      </CSPProvider>
    </I18nProvider>,
  );
}
