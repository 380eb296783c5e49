import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { createContext, useCallback, useContext } from 'react';
import { Button } from './button.tsx';

/** Says in words why something failed. Whoever knows the errors of the program provides it. */
export const FailureWords = createContext<(error: unknown, i18n: I18n) => string | undefined>(
  () => undefined,
);

/** For what says it elsewhere than in its own place. */
export function useFailureText(): (error: unknown) => string | undefined {
  const { i18n } = useLingui();
  const words = useContext(FailureWords);
  return useCallback((error) => words(error, i18n), [words, i18n]);
}

/** Why something failed, in words. */
export function FailureReason({ error }: { error: unknown }) {
  return useFailureText()(error);
}

/** Above something that stays as it is because it could not be loaded again. */
export function FailureNotice(props: { title: string; error: unknown; onRetry?: (() => void) | undefined }) {
  const { t } = useLingui();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-warning/40 bg-warning-soft px-3 py-1"
    >
      <TriangleAlert className="size-4 shrink-0 text-warning" aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{props.title}</span> <FailureReason error={props.error} />
      </span>
      {props.onRetry ? (
        <Button size="sm" variant="ghost" className="ms-auto" onClick={props.onRetry}>
          {t`Try again`}
        </Button>
      ) : null}
    </div>
  );
}
