// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { type Permission, useCapability } from '../../lib/capability.ts';
import { type Notice, toast } from '../../ui/toast.tsx';
import type { Suppression } from './suppress-button.tsx';
import type { GoingOn } from './use-going-on.ts';

interface SuppressionOptions {
  permission: Permission;
  isSuppressed: boolean;
  /** The suppressed thing's name in notices. */
  name: string;
  words: Record<'suppressed' | 'unsuppressed' | 'open', string>;
  busy: boolean;
  /** @param quiet true if the caller reports a failure */
  store: (isSuppressed: boolean, quiet: boolean) => Promise<{ undo: string }>;
  undoOf: (token: string, name: string) => NonNullable<Notice['action']>;
  /** True if something is being typed about this row, which would be left with it. */
  isTyping: () => boolean;
  going: GoingOn;
  /** False when the next row could not be reached. */
  onNext: (() => Promise<boolean>) | undefined;
  onReopen: () => void;
}

/**
 * Suppressing is a separate step. It keeps the decision and any unsaved input. A suppressed row is done and
 * mostly leaves the list, so the next row opens.
 */
export function useSuppression(options: SuppressionOptions): Suppression {
  const { t } = useLingui();
  const { isSuppressed, name, words, busy, going, onNext } = options;
  const may = useCapability(options.permission);

  async function store(quiet: boolean): Promise<void> {
    const { undo } = await options.store(!isSuppressed, quiet);
    toast({
      kind: 'success',
      title: isSuppressed ? words.unsuppressed : words.suppressed,
      action: options.undoOf(undo, name),
    });
  }

  const onFailed = () =>
    toast({
      kind: 'error',
      title: t`Couldn't save the analysis of ${name}`,
      action: { label: words.open, run: options.onReopen },
    });

  async function toggle(): Promise<void> {
    if (!may.allowed || busy || going.isOnItsWay()) return;
    if (isSuppressed || !onNext || options.isTyping()) return store(false);
    const stored = store(true);
    await going.goOn({ stored, onNext, onStay: () => stored, onFailed });
  }

  return {
    reason: may.reason,
    busy,
    // A failure has been reported, and the row shows the old state again.
    toggle: () => void toggle().catch(() => {}),
  };
}
