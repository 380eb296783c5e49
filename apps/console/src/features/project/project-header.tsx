import { useLingui } from '@lingui/react/macro';
import type { Project } from '@waybill/api-contract';
import {
  CopyPlus,
  Download,
  FileCheck2,
  FileText,
  GitCompareArrows,
  Info,
  Link2,
  ListTree,
  ScrollText,
  Share2,
  Trash2,
  Upload,
  UserRound,
} from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { AppLink, useGo } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge, SeverityBar } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { MenuItem, MenuSeparator, MoreMenu } from '../../ui/menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { severityCounts } from '../metrics/severity-counts.ts';
import { OwnerFact } from '../project-owner/owner-fact.tsx';
import { useClassifierLabels } from './classifier.ts';
import { useCollectionLabels } from './collection.ts';
import { CoverageMeter } from './coverage-meter.tsx';
import { downloadNotices } from './project.data.ts';
import { projectLabel } from './project-label.ts';
import type { ProjectDialog } from './project-search.ts';
import { ReferenceMenu } from './reference-menu.tsx';
import { TagList } from './tag-list.tsx';
import { useDownloadReason, useUploadReason, useVexReason } from './use-upload-reason.ts';
import { VersionSwitcher } from './version-switcher.tsx';

interface ProjectHeaderProps {
  project: Project;
  onOpen: (dialog: ProjectDialog) => void;
}

/** The project and its state, above its tabs. */
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
  const upload = useCapability('BOM_UPLOAD');
  const uploadReason = useUploadReason(project);
  return (
    <>
      <ReferenceMenu project={project} />
      <Button icon={<Info className="size-4" aria-hidden />} onClick={() => onOpen('details')}>
        {t`Details`}
      </Button>
      <MoreActions project={project} onOpen={onOpen} />
      {upload.allowed ? (
        <Button
          variant="primary"
          icon={<Upload className="size-4" aria-hidden />}
          disabledReason={uploadReason}
          onClick={() => onOpen('upload')}
        >
          {t`Upload BOM`}
        </Button>
      ) : null}
    </>
  );
}

/** Occasional actions. */
function MoreActions({ project, onOpen }: ProjectHeaderProps) {
  const { t } = useLingui();
  const go = useGo();
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const analyze = useCapability('VULNERABILITY_ANALYSIS');
  const vexReason = useVexReason(project);
  const downloadReason = useDownloadReason(project);
  const item = { className: 'size-4', 'aria-hidden': true } as const;
  return (
    <MoreMenu>
      <MenuItem icon={<FileText {...item} />} onSelect={() => go(paths.projectReport(project.uuid))}>
        {t`Report`}
      </MenuItem>
      <MenuItem
        icon={<GitCompareArrows {...item} />}
        disabledReason={
          project.collectionLogic === 'NONE' ? undefined : t`A collection has no components of its own.`
        }
        onSelect={() => go(paths.projectTab(project.uuid, 'compare'))}
      >
        {t`Compare versions`}
      </MenuItem>
      <MenuItem
        icon={<Download {...item} />}
        disabledReason={downloadReason}
        onSelect={() => onOpen('download')}
      >
        {t`Download BOM…`}
      </MenuItem>
      <MenuItem
        icon={<ScrollText {...item} />}
        disabledReason={downloadReason}
        onSelect={() => void downloadNotices(project).catch(() => {})}
      >
        {t`Download third-party notices`}
      </MenuItem>
      {manage.allowed ? (
        <>
          <MenuItem icon={<CopyPlus {...item} />} onSelect={() => onOpen('clone')}>
            {t`Add version…`}
          </MenuItem>
          <MenuItem
            icon={<Share2 {...item} />}
            disabledReason={downloadReason}
            onSelect={() => onOpen('share')}
          >
            {t`Share with customers…`}
          </MenuItem>
          <MenuItem icon={<UserRound {...item} />} onSelect={() => onOpen('owner')}>
            {t`Set owner…`}
          </MenuItem>
          <MenuItem icon={<ListTree {...item} />} onSelect={() => onOpen('properties')}>
            {t`Properties`}
          </MenuItem>
          <MenuItem icon={<Link2 {...item} />} onSelect={() => onOpen('integrations')}>
            {t`Integrations`}
          </MenuItem>
        </>
      ) : null}
      {analyze.allowed ? (
        <MenuItem
          icon={<FileCheck2 {...item} />}
          disabledReason={vexReason}
          onSelect={() => go(paths.projectTab(project.uuid, 'vex', { dialog: 'vex' }))}
        >
          {t`Upload VEX…`}
        </MenuItem>
      ) : null}
      {manage.allowed ? (
        <>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 {...item} />} onSelect={() => onOpen('delete')}>
            {t`Delete project…`}
          </MenuItem>
        </>
      ) : null}
    </MoreMenu>
  );
}

/** A tooltip describes what the collection sums up, also for screen readers. */
function CollectionBadge({ project }: { project: Project }) {
  const { t } = useLingui();
  const labels = useCollectionLabels();
  const tag = project.collectionTag?.name;
  const logic = labels[project.collectionLogic];
  const text = tag ? `${logic}: ${tag}` : logic;
  return (
    <span title={text} className="inline-flex">
      <Badge tone="accent">
        {t`Collection`}
        <span className="sr-only">{text}</span>
      </Badge>
    </span>
  );
}

function ProjectFacts({ project, onOpen }: ProjectHeaderProps) {
  const { t } = useLingui();
  const labels = useClassifierLabels();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5">
      {project.active ? null : <Badge>{t`Inactive`}</Badge>}
      {project.isLatest ? <Badge tone="accent">{t`Latest`}</Badge> : null}
      {project.collectionLogic === 'NONE' ? null : <CollectionBadge project={project} />}
      {project.classifier ? <span className="text-muted">{labels[project.classifier]}</span> : null}
      <OwnerFact project={project.uuid} />
      {project.tags.length > 0 ? <TagList tags={project.tags} max={6} wrap /> : null}
      {project.metrics?.vulnerabilities ? <SeverityBar counts={severityCounts(project.metrics)} /> : null}
      <CoverageMeter uuid={project.uuid} onOpen={() => onOpen('coverage')} />
    </div>
  );
}
