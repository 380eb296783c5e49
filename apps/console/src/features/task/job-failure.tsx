// Public to other features.
import { useLingui } from '@lingui/react/macro';

/** Why a job failed that asks no service, and what helps. */
export function JobFailure({ error }: { error: string }) {
  const { t } = useLingui();
  return (
    <div role="alert" className="mb-3 rounded-md bg-danger-soft px-3 py-2 wrap-anywhere">
      <p className="text-danger" lang="en">
        {error}
      </p>
      <p className="mt-1 text-muted">
        {t`Earlier results are kept, and the next run tries again. If it fails too, the server's log says why.`}
      </p>
    </div>
  );
}
