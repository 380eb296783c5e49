import { CSPProvider } from '@base-ui/react/csp-provider';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { failureText } from '../lib/failure-text.ts';
import { queryClient } from '../lib/query.ts';
import { FailureWords } from '../ui/failure.tsx';
import { Toaster } from '../ui/toast.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { removeOutlineWithFirstPage } from './outline.ts';
import { createConsoleRouter } from './router.tsx';

const router = createConsoleRouter();
removeOutlineWithFirstPage(router);

export function App() {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <CSPProvider disableStyleElements>
          <QueryClientProvider client={queryClient}>
            <FailureWords value={failureText}>
              <TooltipProvider delay={400}>
                <RouterProvider router={router} />
                <Toaster />
              </TooltipProvider>
            </FailureWords>
          </QueryClientProvider>
        </CSPProvider>
      </I18nProvider>
    </StrictMode>
  );
}
