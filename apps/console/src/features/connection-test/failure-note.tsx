// Public to other features.
import { clsx } from 'clsx';
import { type Failure, useFailureText } from './failure-text.ts';

/** Why a service could not be asked, and what helps; nothing when all is well. */
export function FailureNote({ failure, muted = false }: { failure: Failure; muted?: boolean }) {
  const text = useFailureText()(failure);
  if (!text) return null;
  const { title, advice, detail } = text;
  return (
    <div className={clsx('wrap-anywhere', muted ? 'text-muted' : 'text-danger')}>
      <p>{title}</p>
      {advice === undefined ? null : <p className="text-muted">{advice}</p>}
      {/* In English, as the server's log has it. */}
      {detail === undefined ? null : (
        <p lang="en" className="mt-1 text-xs text-muted">
          {detail}
        </p>
      )}
    </div>
  );
}
