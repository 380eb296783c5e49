import { useLingui } from '@lingui/react/macro';
import type { Project } from '@waybill/api-contract';
import { Info, Upload } from 'lucide-react';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge, SeverityBar } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { severityCounts } from '../metrics/severity-counts.ts';
import { useClassifierLabels } from './classifier.ts';
import { CoverageMeter } from './coverage-meter.tsx';
import { projectLabel } from './project-label.ts';
import type { ProjectDialog } from './project-search.ts';
import { TagList } from './tag-list.tsx';
import { useUploadReason } from './use-upload-reason.ts';
import { VersionSwitcher } from './version-switcher.tsx';

interface ProjectHeaderProps {
  project: Project;
  onOpen: (dialog: ProjectDialog) => void;
}

/** What the project is and how it stands, above its tabs. */
export function ProjectHeader({ project, onOpen }: ProjectHeaderProps) {
  const { t } = useLingui();
  const { parent } = project;
  return (
    <PageHeader
      crumbs={[
        <AppLink key="projects" path={paths.projects()}>{t`Projects`}</AppLink>,
        ...(parent
          ? [
              <AppLink key="parent" path={paths.project(parent.uuid)}>
                {projectLabel(parent)}
              </AppLink>,
            ]
          : []),
      ]}
      title={
        <span className="inline-flex max-w-full flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0">{project.name}</span>
          <VersionSwitcher project={project} />
        </span>
      }
      facts={<ProjectFacts project={project} onOpen={onOpen} />}
      actions={<ProjectActions project={project} onOpen={onOpen} />}
    />
  );
}

function ProjectActions({ project, onOpen }: ProjectHeaderProps) {
  const { t } = useLingui();
  const uploadReason = useUploadReason(project);
  return (
    <>
      <Button icon={<Info className="size-4" aria-hidden />} onClick={() => onOpen('details')}>
        {t`Details`}
      </Button>
      <Button
        variant="primary"
        icon={<Upload className="size-4" aria-hidden />}
        disabledReason={uploadReason}
        onClick={() => onOpen('upload')}
      >
        {t`Upload BOM`}
      </Button>
    </>
  );
}

function ProjectFacts({ project, onOpen }: ProjectHeaderProps) {
  const { t } = useLingui();
  const labels = useClassifierLabels();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5">
      {project.active ? null : <Badge>{t`Inactive`}</Badge>}
      {project.isLatest ? <Badge tone="accent">{t`Latest`}</Badge> : null}
      {project.collectionLogic === 'NONE' ? null : <Badge tone="accent">{t`Collection`}</Badge>}
      {project.classifier ? <span className="text-muted">{labels[project.classifier]}</span> : null}
      {project.tags.length > 0 ? <TagList tags={project.tags} max={6} wrap /> : null}
      {project.metrics?.vulnerabilities ? <SeverityBar counts={severityCounts(project.metrics)} /> : null}
      {project.collectionLogic === 'NONE' ? (
        <CoverageMeter uuid={project.uuid} onOpen={() => onOpen('coverage')} />
      ) : null}
    </div>
  );
}
