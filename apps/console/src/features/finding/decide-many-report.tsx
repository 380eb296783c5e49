import { Plural, useLingui } from '@lingui/react/macro';
import { HttpError } from '../../lib/http-error.ts';
import { Button } from '../../ui/button.tsx';
import type { DecisionOutcome } from './use-many-decisions.ts';

function useReason(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (!(error instanceof HttpError)) return t`Unexpected error`;
    if (error.kind === 'network') return t`The server cannot be reached`;
    if (error.kind === 'problem') return error.detail || error.title;
    return error.violations[0]?.message ?? `${error.statusText} (${error.status})`;
  };
}

/** What could not be done, and why. */
export function DecideManyReport(props: {
  outcome: DecisionOutcome;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const reasonOf = useReason();
  const { done, failed, left } = props.outcome;
  return (
    <div className="flex flex-col gap-3">
      <div role="alert">
        <p>
          <Plural value={done} one="# finding was decided." other="# findings were decided." />
        </p>
        {failed.length === 0 ? null : (
          <p className="text-danger">
            <Plural value={failed.length} one="# could not be decided:" other="# could not be decided:" />
          </p>
        )}
      </div>
      {failed.length === 0 ? null : (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
          tabIndex={0}
          aria-label={t`What could not be decided`}
          className="flex max-h-60 flex-col gap-1.5 overflow-y-auto rounded-md border border-line p-2.5"
        >
          {failed.map(({ item, error }) => (
            <li key={`${item.component.uuid} ${item.vulnerability.uuid}`} className="wrap-anywhere">
              <span className="font-medium">
                {item.vulnerability.vulnId} · {item.component.name}
              </span>{' '}
              <span className="text-muted">{reasonOf(error)}</span>
            </li>
          ))}
        </ul>
      )}
      {left.length === 0 ? null : (
        <p className="text-muted">
          <Plural value={left.length} one="# was not tried." other="# were not tried." />
        </p>
      )}
      <div className="mt-1 flex justify-end gap-2">
        <Button onClick={props.onClose}>{t`Close`}</Button>
        <Button variant="primary" onClick={props.onRetry}>{t`Try these again`}</Button>
      </div>
    </div>
  );
}
