import { useLingui } from '@lingui/react/macro';
import type { Project } from '@waybill/api-contract';
import { useCapability } from '../../lib/capability.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import type { ProjectDialog } from './project-search.ts';

/** Says that another project has the same name and version, and how to tell them apart; nothing if none has. */
export function NamesakeNotice({
  project,
  onOpen,
}: {
  project: Project;
  onOpen: (dialog: ProjectDialog) => void;
}) {
  const { t } = useLingui();
  const manage = useCapability('PORTFOLIO_MANAGEMENT');
  const others = (project.versions ?? []).filter(
    ({ uuid, version }) => uuid !== project.uuid && version === project.version,
  );
  if (others.length === 0 && !project.namesake) return null;
  return (
    <section
      aria-label={t`Same name and version`}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-warning px-3 py-2"
    >
      <p className="min-w-0 flex-1 basis-80">
        {project.namesake
          ? t`Another project has this name and version. Uploads by name go to that one. Rename one of them, or compare them and delete the one that you don't need.`
          : t`Another project has this name and version. Uploads by name go to this one. Rename one of them, or compare them and delete the one that you don't need.`}
      </p>
      <span className="flex flex-wrap items-center gap-3">
        {others.map(({ uuid }, n) => (
          <AppLink key={uuid} path={paths.project(uuid)} className="text-accent hover:underline">
            {others.length === 1 ? t`Open the other project` : t`Open the other project (${n + 1})`}
          </AppLink>
        ))}
        <AppLink path={paths.projectTab(project.uuid, 'compare')} className="text-accent hover:underline">
          {t`Compare`}
        </AppLink>
        {manage.allowed ? <Button size="sm" onClick={() => onOpen('details')}>{t`Rename…`}</Button> : null}
      </span>
    </section>
  );
}
