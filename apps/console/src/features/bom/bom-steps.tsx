import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Circle, CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** The steps from a file to its findings, in their order. */
export const bomSteps = [
  'sending',
  'checking',
  'queued',
  'reading',
  'storing',
  'matching',
  'counting',
] as const;
export type BomStep = (typeof bomSteps)[number];

type StepState = 'done' | 'current' | 'failed' | 'coming';

const looks = {
  done: { icon: CircleCheck, className: 'text-success' },
  current: { icon: LoaderCircle, className: 'animate-spin text-accent' },
  failed: { icon: CircleAlert, className: 'text-danger' },
  coming: { icon: Circle, className: 'text-line-strong' },
};

interface BomStepsProps {
  /** The step that is being done; `done` when all are. */
  current: BomStep | 'done';
  /** It ended badly at this step. */
  failed?: boolean;
  /** 0–100 over all steps; absent while nobody can tell. */
  percent?: number | undefined;
}

/** The progress from a BOM to findings. */
export function BomSteps({ current, failed = false, percent }: BomStepsProps) {
  const { t } = useLingui();
  const labels: Record<BomStep, string> = {
    sending: t`Uploading the file`,
    checking: t`Validating against the schema`,
    queued: t`Queued`,
    reading: t`Reading components, services, and dependencies`,
    storing: t`Updating the project`,
    matching: t`Matching vulnerabilities`,
    counting: t`Updating metrics`,
  };
  const at = current === 'done' ? bomSteps.length : bomSteps.indexOf(current);
  const stateOf = (index: number): StepState => {
    if (index < at) return 'done';
    if (index > at) return 'coming';
    return failed ? 'failed' : 'current';
  };
  const tone = failed ? 'danger' : current === 'done' ? 'success' : 'accent';
  return (
    <>
      <ProgressBar label={t`Upload progress`} tone={tone} {...(percent === undefined ? {} : { percent })} />
      <ol className="mt-4 flex flex-col gap-2">
        {bomSteps.map((step, index) => {
          const state = stateOf(index);
          const { icon: Icon, className } = looks[state];
          return (
            <li
              key={step}
              aria-current={state === 'current' ? 'step' : undefined}
              className={clsx('flex items-center gap-2', state === 'coming' && 'text-muted')}
            >
              <Icon className={clsx('size-4 shrink-0 motion-reduce:animate-none', className)} aria-hidden />
              {labels[step]}
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {current === 'done' ? t`Done` : labels[current]}
      </p>
    </>
  );
}
