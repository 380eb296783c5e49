import { CSPProvider } from '@base-ui/react/csp-provider';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ComponentType, lazy, StrictMode, Suspense } from 'react';
import { loadChunk } from '../lib/chunk.ts';
import { failureText } from '../lib/failure-text.ts';
import { queryClient } from '../lib/query.ts';
import { FailureWords } from '../ui/failure.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { removeOutlineWithFirstPage } from './outline.ts';
import { createConsoleRouter } from './router.tsx';

const router = createConsoleRouter();
removeOutlineWithFirstPage(router);

/** Loaded beside the first page. Notices wait for it. Without it, the page works except for notices. */
const Toaster = lazy<ComponentType>(async () => {
  try {
    const module = await loadChunk(() => import('../ui/toaster.tsx'));
    return { default: module.Toaster };
  } catch {
    return { default: () => null };
  }
});

export function App() {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <CSPProvider disableStyleElements>
          <QueryClientProvider client={queryClient}>
            <FailureWords value={failureText}>
              <TooltipProvider delay={400}>
                <RouterProvider router={router} />
                <Suspense>
                  <Toaster />
                </Suspense>
              </TooltipProvider>
            </FailureWords>
          </QueryClientProvider>
        </CSPProvider>
      </I18nProvider>
    </StrictMode>
  );
}
