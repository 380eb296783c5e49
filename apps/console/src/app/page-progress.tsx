import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';

/**
 * A bar below the header while the next page loads. Until it is there, the previous page stays unchanged. A
 * page that is there at once shows no bar.
 */
export function PageProgress() {
  const { t } = useLingui();
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label={t`Loading page`}
      className="appears-late absolute inset-x-0 -bottom-px h-0.5 overflow-hidden"
    >
      <div className="h-full animate-pulse bg-accent-strong motion-reduce:animate-none" />
    </div>
  );
}
