// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { HttpError } from '../../lib/http-error.ts';
import { type Notice, toast } from '../../ui/toast.tsx';

/**
 * Offers to take back one decision, in the notice that it was saved.
 * @param takeBack takes it back by its token; reports all failures but that it is no longer there or was decided about since
 */
export function useUndo(takeBack: (token: string) => Promise<unknown>) {
  const { t } = useLingui();

  async function undo(token: string, name: string): Promise<void> {
    try {
      await takeBack(token);
      toast({ kind: 'success', title: t`Analysis undone` });
    } catch (error) {
      const status = error instanceof HttpError ? error.status : undefined;
      // Any other failure has been reported by the request.
      if (status !== 404 && status !== 409) return;
      const text =
        status === 409
          ? t`There is a later analysis or comment. Nothing was changed.`
          : t`This analysis can no longer be undone.`;
      toast({ kind: 'error', title: t`Couldn't undo the analysis of ${name}`, text });
    }
  }

  /** @param name what was decided about */
  return (token: string, name: string): NonNullable<Notice['action']> => ({
    label: t`Undo`,
    run: () => void undo(token, name),
  });
}
