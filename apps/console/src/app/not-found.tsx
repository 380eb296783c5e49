import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/states.tsx';

export function NotFound() {
  const { t } = useLingui();
  const router = useRouter();
  return (
    <main className="grid min-h-[70dvh] place-items-center">
      <EmptyState
        icon={<Compass className="size-8" />}
        title={t`Page not found`}
        action={<Button onClick={() => router.history.back()}>{t`Go back`}</Button>}
      >
        {t`The page you are looking for could not be found.`}
      </EmptyState>
    </main>
  );
}
