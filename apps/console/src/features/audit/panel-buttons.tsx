// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, Keyboard } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';

export interface PanelButtonsProps {
  words: { previous: string; isFirst: string; next: string; isLast: string };
  onNext: (() => Promise<boolean>) | undefined;
  onPrevious: (() => Promise<boolean>) | undefined;
  onHelp: () => void;
}

/** From one row of the list to the next, and which keys do that. */
export function PanelButtons({ words, onNext, onPrevious, onHelp }: PanelButtonsProps) {
  const { t } = useLingui();
  return (
    <>
      <IconButton
        label={t`Keyboard shortcuts`}
        icon={<Keyboard className="size-4" aria-hidden />}
        size="sm"
        onClick={onHelp}
      />
      <IconButton
        label={words.previous}
        icon={<ChevronUp className="size-4" aria-hidden />}
        size="sm"
        disabledReason={onPrevious ? undefined : words.isFirst}
        onClick={onPrevious}
      />
      <IconButton
        label={words.next}
        icon={<ChevronDown className="size-4" aria-hidden />}
        size="sm"
        disabledReason={onNext ? undefined : words.isLast}
        onClick={onNext}
      />
    </>
  );
}
