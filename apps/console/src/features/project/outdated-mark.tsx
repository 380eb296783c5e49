// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { ArrowUp } from 'lucide-react';

/** The sign for a component of which there is another latest version; nothing without one. */
export function OutdatedMark({ latestVersion }: { latestVersion: string | undefined }) {
  const { t } = useLingui();
  if (latestVersion === undefined) return null;
  const label = t`Outdated. Latest version: ${latestVersion}`;
  return (
    <span title={label} className="shrink-0 text-warning">
      <ArrowUp className="size-3.5" strokeWidth={2.5} aria-hidden />
      <span className="sr-only">{label}</span>
    </span>
  );
}
