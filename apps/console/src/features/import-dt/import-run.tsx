import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ImportReport } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { Outcome } from '../../ui/announcement.tsx';
import { Card } from '../../ui/card.tsx';
import { FailureNotice } from '../../ui/failure.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Loading } from '../../ui/states.tsx';
import { importQuery, isOver } from './import-dt.data.ts';
import { ImportReportView } from './import-report.tsx';

/** How far an import or a preview is, and at its end what became of it. */
export function ImportRunView({ token }: { token: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const { data: run, error, refetch } = useQuery(importQuery(token));
  if (error && !run) {
    return <FailureNotice title={t`Couldn't load the import`} error={error} onRetry={() => void refetch()} />;
  }
  if (!run) return <Loading />;
  const title = run.undo
    ? t`Undoing of all imports`
    : run.preview
      ? t`Preview of ${run.source}`
      : t`Import of ${run.source}`;
  return (
    <Card title={title}>
      <p className="mb-3 text-muted">
        {[run.version && `Dependency-Track ${run.version}`, run.startedBy, format.dateTime(run.createdAt)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isOver(run) ? <Ended run={run} /> : <Running run={run} />}
    </Card>
  );
}

function Running({ run }: { run: ImportReport }) {
  const { t } = useLingui();
  const minutes = minutesLeft(run);
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label={t`Progress`} percent={Math.round(run.progress)} />
      <p role="status" className="text-muted">
        {run.stage}{' '}
        {minutes === undefined ? null : (
          <Plural value={minutes} one="About # minute left" other="About # minutes left" />
        )}
      </p>
      <p className="text-muted">{t`You can leave the page. It continues in the background.`}</p>
    </div>
  );
}

/** By how long it took so far; before some of it is done, nothing can be said. */
function minutesLeft({ progress, createdAt }: ImportReport): number | undefined {
  if (progress < 5) return undefined;
  const passedMs = Date.now() - createdAt;
  return Math.max(1, Math.ceil((passedMs * (100 - progress)) / progress / 60_000));
}

function Ended({ run }: { run: ImportReport }) {
  const { t } = useLingui();
  if (run.state !== 'done') {
    return (
      <div role="alert">
        <p className="font-medium text-danger">{run.undo ? t`Nothing was undone` : t`Nothing was written`}</p>
        <p className="mt-1 wrap-anywhere">{run.error}</p>
      </div>
    );
  }
  let end = t`The import is done.`;
  if (run.preview) end = t`Nothing was written. This is what an import would do.`;
  if (run.undo) end = t`All imports were undone. The first administrator keeps the imported password.`;
  return (
    <>
      <Outcome className="mb-3 min-h-5">{end}</Outcome>
      <ImportReportView report={run} />
    </>
  );
}
