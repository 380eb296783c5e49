import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';

/**
 * Below the header while the page loads to which a link, a key, or the palette leads: until it is there, the one before it stands as
 * it was. A page that is there at once shows nothing.
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
      <div className="h-full animate-pulse bg-accent-strong" />
    </div>
  );
}
