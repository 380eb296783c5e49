// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { type Permission, useCapability } from '../../lib/capability.ts';
import { type Notice, toast } from '../../ui/toast.tsx';
import type { Suppression } from './suppress-button.tsx';
import type { GoingOn } from './use-going-on.ts';

interface SuppressionOptions {
  permission: Permission;
  isSuppressed: boolean;
  /** What is suppressed, as notices name it. */
  name: string;
  words: Record<'suppressed' | 'unsuppressed' | 'open', string>;
  busy: boolean;
  /** @param quiet whether a failure is told of here */
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
 * Suppressing is one step of its own: it leaves the decision, and what is being typed, as it is. What is suppressed is done with,
 * and mostly leaves the list, so the next row comes.
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
