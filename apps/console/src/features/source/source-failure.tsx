// Public to other features.
import type { Source } from '@waybill/api-contract';
import { clsx } from 'clsx';
import { useProblemText } from '../connection-test/problem-text.ts';

/** Why the last run failed, in words and with advice where the network was the reason, else as the server says it. */
export function SourceFailure({
  source,
  muted = false,
}: {
  source: Pick<Source, 'error' | 'problem'>;
  muted?: boolean;
}) {
  const texts = useProblemText();
  if (!source.error) return null;
  const text = source.problem && texts(source.problem);
  return (
    <div className={clsx('wrap-anywhere', muted ? 'text-muted' : 'text-danger')}>
      {text ? (
        <>
          <p title={source.error}>{text.title}</p>
          <p className="text-muted">{text.advice}</p>
        </>
      ) : (
        <p>{source.error}</p>
      )}
    </div>
  );
}
