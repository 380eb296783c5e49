import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { useGo } from '../lib/link.tsx';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';

export const notFoundTitle = msg`Page not found`;

/** Shown in the shell for a page that does not exist. */
export function NotFound() {
  const { t } = useLingui();
  const router = useRouter();
  const go = useGo();
  const canGoBack = useCanGoBack();
  return (
    <div className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        isPage
        icon={<Compass className="size-8" />}
        title={t(notFoundTitle)}
        action={
          <Button onClick={() => (canGoBack ? router.history.back() : go(paths.dashboard()))}>
            {t`Go back`}
          </Button>
        }
      >
        {t`The page you are looking for could not be found.`}
      </EmptyState>
    </div>
  );
}
