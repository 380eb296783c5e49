import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ComponentDeletionPreview } from '@waybill/api-contract';
import { Skeleton } from '../../ui/states.tsx';
import { projectLabel } from '../project/project-label.ts';
import type { BulkSelection } from '../task/bulk.data.ts';
import { type AskedSearch, deletionPreviewQuery } from './component.data.ts';

/** The projects of the selected components. */
export function DeletionProjects({ selection, search }: { selection: BulkSelection; search: AskedSearch }) {
  const { t } = useLingui();
  const { data, isError } = useQuery(deletionPreviewQuery(selection, search));
  if (data) return <Projects preview={data} />;
  return isError ? <p>{t`Couldn't load the projects.`}</p> : <Skeleton className="h-4 w-1/2" />;
}

function Projects({ preview: { projects, most } }: { preview: ComponentDeletionPreview }) {
  const { t } = useLingui();
  const others = projects - most.length;
  return (
    <ul aria-label={t`Projects`} className="flex flex-col gap-0.5">
      {most.map((project) => {
        const name = projectLabel(project);
        return (
          <li key={project.uuid} className="flex justify-between gap-3">
            <span className="min-w-0 font-medium wrap-anywhere text-fg">{name}</span>
            <span className="shrink-0 tabular-nums">
              <Plural value={project.components} one="# component" other="# components" />
            </span>
          </li>
        );
      })}
      {others > 0 ? (
        <li>
          <Plural value={others} one="and # more project" other="and # more projects" />
        </li>
      ) : null}
    </ul>
  );
}
