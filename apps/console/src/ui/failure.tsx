import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { createContext, useCallback, useContext } from 'react';
import { Button } from './button.tsx';

/** Explains a failure in words. The application provides it. */
export const FailureWords = createContext<(error: unknown, i18n: I18n) => string | undefined>(
  () => undefined,
);

/** For components that show the failure elsewhere. */
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
