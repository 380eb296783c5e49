import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Upload } from 'lucide-react';
import { useCapability } from '../../lib/capability.ts';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { useSetSearch } from '../../lib/url-flag.ts';
import { Button } from '../../ui/button.tsx';
import { BomUploadDialog } from '../bom/bom-upload-dialog.tsx';
import { coverableOf } from '../coverage/covered-share.ts';
import { projectQuery } from '../project/project.data.ts';
import { type Uploaded, uploadedQuery } from './first-run.data.ts';
import type { FirstRunSearch } from './first-run-search.ts';
import { StepCard } from './step-card.tsx';

const routeApi = getRouteApi('/screen/start');

/** The first BOM, and how much of it the sources can judge. It says what the next step has to enable. */
export function UploadStep({ done, isNext }: { done: boolean; isNext: boolean }) {
  const { t } = useLingui();
  const set = useSetSearch<FirstRunSearch>();
  const upload = useCapability('BOM_UPLOAD');
  const { data: uploaded = [] } = useQuery(uploadedQuery);
  return (
    <StepCard
      number={1}
      title={t`Upload your first BOM`}
      text={t`A CycloneDX document for one of your applications, in JSON or XML.`}
      done={done}
      isNext={isNext}
      actions={
        upload.allowed ? (
          <Button
            {...(isNext ? { variant: 'primary' } : {})}
            icon={<Upload className="size-4" aria-hidden />}
            onClick={() => set({ dialog: 'upload', project: undefined, task: undefined })}
          >
            {t`Upload BOM`}
          </Button>
        ) : undefined
      }
    >
      {uploaded.length === 0 ? null : (
        <ul className="divide-y divide-line">
          {uploaded.map((each) => (
            <ProjectLine key={each.project.uuid} uploaded={each} />
          ))}
        </ul>
      )}
      {upload.allowed ? <FirstUpload /> : null}
    </StepCard>
  );
}

function ProjectLine({ uploaded: { project, coverage } }: { uploaded: Uploaded }) {
  const { t } = useLingui();
  const format = useFormat();
  const components = format.number(coverableOf(coverage));
  const judged = format.number(coverage.judgeable);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-2">
      <AppLink path={paths.project(project.uuid)}>
        {[project.name, project.version].filter(Boolean).join(' ')}
      </AppLink>
      <span className="text-muted tabular-nums">{t`${judged} of ${components} components covered`}</span>
    </li>
  );
}

/** The upload stays on this page: its outcome is part of the steps. */
function FirstUpload() {
  const { dialog, project: uuid, task } = routeApi.useSearch();
  const set = useSetSearch<FirstRunSearch>();
  const { data: project } = useQuery({ ...projectQuery(uuid ?? ''), enabled: uuid !== undefined });
  const known = uuid === undefined ? undefined : project;
  return (
    <BomUploadDialog
      open={dialog === 'upload' && (uuid === undefined || known !== undefined)}
      onClose={() => set({ dialog: undefined, project: undefined, task: undefined })}
      {...(known ? { project: { uuid: known.uuid, name: known.name, version: known.version } } : {})}
      task={task}
      // Another BOM may be of another project.
      onTask={(token) => set({ task: token, ...(token === undefined ? { project: undefined } : {}) })}
      onAccepted={(accepted, token) => set({ project: accepted.uuid, task: token })}
    />
  );
}
