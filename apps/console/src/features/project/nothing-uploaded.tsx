// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { Project } from '@waybill/api-contract';
import { PackageOpen, Upload } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { ProjectSearch } from './project-search.ts';
import { useUploadReason } from './use-upload-reason.ts';

/** Neither a BOM nor a component ever came in: whatever is counted in it would be nought. */
export function isUntouched(project: Project): boolean {
  if (project.collectionLogic !== 'NONE' || project.lastBomImport !== undefined) return false;
  return (project.metrics?.components ?? 0) === 0;
}

/** Shown on the pages of a project without any upload. */
export function NothingUploaded({ project }: { project: Project }) {
  const { t } = useLingui();
  const set = useSetSearch<ProjectSearch>();
  const upload = useCapability('BOM_UPLOAD');
  const uploadReason = useUploadReason(project);
  return (
    <EmptyState
      title={t`No components yet`}
      icon={<PackageOpen className="size-6" />}
      action={
        upload.allowed ? (
          <Button
            variant="primary"
            icon={<Upload className="size-4" aria-hidden />}
            disabledReason={uploadReason}
            onClick={() => set({ dialog: 'upload', task: undefined })}
          >
            {t`Upload BOM`}
          </Button>
        ) : undefined
      }
    >
      {t`Nothing has been uploaded to this project yet. Upload a BOM to see its components and vulnerabilities here.`}
    </EmptyState>
  );
}
