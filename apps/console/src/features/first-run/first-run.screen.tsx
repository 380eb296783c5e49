import { useLingui } from '@lingui/react/macro';
import { createLazyRoute } from '@tanstack/react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { MirrorStep } from './mirror-step.tsx';
import { SourceStep } from './source-step.tsx';
import { UploadStep } from './upload-step.tsx';

export const route = createLazyRoute('/screen/start')({ component: FirstRunScreen });

function FirstRunScreen() {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-240">
      <PageHeader
        title={t`First steps`}
        description={t`Three steps to the first findings. Everything can be changed later in the administration.`}
      />
      <ol className="flex flex-col gap-4">
        <SourceStep />
        <MirrorStep />
        <UploadStep />
      </ol>
    </div>
  );
}
