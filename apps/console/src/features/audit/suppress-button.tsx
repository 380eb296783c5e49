// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import { ToggleButton } from '../../ui/toggle-button.tsx';

export interface Suppression {
  /** Why the user may not suppress. */
  reason: string | undefined;
  busy: boolean;
  toggle: () => void;
}

interface SuppressButtonProps {
  isSuppressed: boolean;
  suppression: Suppression;
}

export function SuppressButton({ isSuppressed, suppression }: SuppressButtonProps) {
  const { t } = useLingui();
  return (
    <ToggleButton
      className="ms-auto"
      size="sm"
      icon={<EyeOff className="size-3.5" aria-hidden />}
      pressed={isSuppressed}
      onPressedChange={suppression.toggle}
      disabledReason={suppression.reason}
      busy={suppression.busy}
      aria-keyshortcuts="s"
    >
      {isSuppressed ? t`Suppressed` : t`Suppress`}
    </ToggleButton>
  );
}
