import { useLingui } from '@lingui/react/macro';
import { createLazyRoute } from '@tanstack/react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { AllDone } from './all-done.tsx';
import { nextStep } from './first-run.data.ts';
import { MirrorStep } from './mirror-step.tsx';
import { SourceStep } from './source-step.tsx';
import { UploadStep } from './upload-step.tsx';
import { useFirstSteps } from './use-first-steps.ts';

export const route = createLazyRoute('/screen/start')({ component: FirstRunScreen });

function FirstRunScreen() {
  const { t } = useLingui();
  const steps = useFirstSteps();
  const next = nextStep(steps);
  return (
    <div className="mx-auto max-w-240">
      <PageHeader
        title={t`First steps`}
        description={t`Three steps to your first findings. You can change everything later under Administration.`}
      />
      <ol className="flex flex-col gap-4">
        <UploadStep done={steps.uploaded} isNext={next === 'uploaded'} />
        <SourceStep done={steps.chosen} isNext={next === 'chosen'} />
        <MirrorStep done={steps.mirrored} isNext={next === 'mirrored'} isChosen={steps.chosen} />
      </ol>
      {next === undefined ? <AllDone /> : null}
    </div>
  );
}
