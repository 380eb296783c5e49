import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Task } from '@waybill/api-contract';
import { CircleCheck, Copy } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { AppLink, useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Outcome } from '../../ui/announcement.tsx';
import { SeverityBar } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Stat } from '../../ui/card.tsx';
import { useCopy } from '../../ui/copy-button.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { CoveredFigure } from '../coverage/covered-figure.tsx';
import { AwaitedAnalyzers } from '../task/awaited-analyzers.tsx';
import { outcomeQuery } from './bom.data.ts';
import type { UploadProject } from './upload-project.ts';

interface BomOutcomeProps {
  task: Task;
  project: UploadProject;
  onClose: () => void;
  onAgain: () => void;
}

function countOf(task: Task, key: string): number | undefined {
  const value = task.result?.[key];
  return typeof value === 'number' ? value : undefined;
}

/** The result of an upload: components, findings, blind spots, warnings. */
export function BomOutcome({ task, project, onClose, onAgain }: BomOutcomeProps) {
  const { t } = useLingui();
  const go = useGo();
  const seesFindings = useCapability('VIEW_VULNERABILITY').allowed;
  const unchanged = task.result?.outcome === 'unchanged';
  return (
    <>
      <Outcome className="flex min-h-5 items-center gap-2.5 font-medium">
        <CircleCheck className="size-4 text-success" aria-hidden />
        {unchanged ? t`Same as the last BOM. Nothing changed.` : t`BOM imported.`}
      </Outcome>
      <Changes task={task} />
      <AwaitedAnalyzers task={task} />
      <Figures task={task} project={project} />
      {task.warnings.length > 0 ? <Warnings warnings={task.warnings} /> : null}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button variant="ghost" className="me-auto" onClick={onAgain}>
          {t`Upload another BOM`}
        </Button>
        <Button onClick={onClose}>{t`Close`}</Button>
        {seesFindings ? (
          <Button variant="primary" onClick={() => go(paths.projectTab(project.uuid, 'findings'))}>
            {t`Show findings`}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Changes({ task }: { task: Task }) {
  const format = useFormat();
  if (countOf(task, 'added') === undefined) return null;
  const added = format.number(countOf(task, 'added'));
  const changed = format.number(countOf(task, 'changed'));
  const removed = format.number(countOf(task, 'removed'));
  return (
    <p className="mt-1 text-muted">
      <Trans>
        {added} components added, {changed} changed, {removed} removed
      </Trans>
    </p>
  );
}

/** The project as it is now. */
function Figures({ task, project }: { task: Task; project: UploadProject }) {
  const { t } = useLingui();
  const format = useFormat();
  const { data } = useQuery(outcomeQuery(project.uuid, task.token));
  const { metrics, coverage } = data ?? {};
  const number = (value: number | undefined) =>
    value === undefined ? <Skeleton className="h-8 w-16" /> : format.number(value);
  return (
    <div className="mt-4 grid gap-3 sm:grid-cols-3">
      <Stat label={t`Components`} value={number(coverage?.components)} />
      <Stat
        label={t`Findings`}
        value={
          <CoveredFigure coverage={coverage} found={metrics?.findingsTotal ?? 0}>
            {number(metrics?.findingsTotal)}
          </CoveredFigure>
        }
        note={
          metrics?.findingsTotal ? (
            <SeverityBar
              counts={{
                CRITICAL: metrics.critical,
                HIGH: metrics.high,
                MEDIUM: metrics.medium,
                LOW: metrics.low,
                UNASSIGNED: metrics.unassigned,
              }}
            />
          ) : undefined
        }
      />
      <Stat
        label={t`Not covered`}
        value={number(coverage?.blind)}
        note={
          coverage && coverage.blind > 0 ? (
            <AppLink
              path={paths.project(project.uuid, { dialog: 'coverage' })}
            >{t`Show coverage gaps`}</AppLink>
          ) : undefined
        }
      />
    </div>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <section className="mt-4" aria-label={t`Warnings`}>
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-medium text-warning">
          <Plural value={warnings.length} one="# warning" other="# warnings" />
        </h3>
        <Button
          size="sm"
          icon={<Copy className="size-3.5" aria-hidden />}
          onClick={() => void copy(warnings.join('\n'))}
        >
          {t`Copy warnings`}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul tabIndex={0} className="mt-1.5 max-h-48 list-disc overflow-y-auto ps-5 wrap-anywhere">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  );
}
