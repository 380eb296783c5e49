import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Coverage } from '@waybill/api-contract';
import { EyeOff, PackageOpen, ShieldCheck } from 'lucide-react';
import { useGo } from '../../lib/link.tsx';
import { type AppPath, paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { portfolioCoverageQuery } from '../coverage/coverage.data.ts';
import { DataAge } from '../coverage/data-age.tsx';
import { isUntouched, NothingUploaded } from '../project/nothing-uploaded.tsx';
import { coverageQuery, projectQuery } from '../project/project.data.ts';

/** Why a project has no findings. */
export function NothingInProject({ uuid }: { uuid: string }) {
  const { t } = useLingui();
  const { data: project } = useQuery(projectQuery(uuid));
  const { data: coverage } = useQuery(coverageQuery(uuid));
  if (project && isUntouched(project)) return <NothingUploaded project={project} />;
  if (coverage && coverage.blind > 0) {
    return <NotCovered coverage={coverage} path={paths.coverage({ project: uuid })} />;
  }
  return (
    <EmptyState title={t`No findings`} icon={<ShieldCheck className="size-6" />}>
      {t`No enabled source lists a vulnerability for this project's components. Suppressed findings are hidden.`}
      <DataAge />
    </EmptyState>
  );
}

/** Why the projects of the user have no findings. */
export function NothingInPortfolio() {
  const { t } = useLingui();
  const { data: coverage } = useQuery(portfolioCoverageQuery);
  if (coverage && coverage.components === 0 && coverage.pending === 0) {
    return (
      <EmptyState title={t`No findings yet`} icon={<PackageOpen className="size-6" />}>
        {t`They appear after the first BOM upload.`}
      </EmptyState>
    );
  }
  if (coverage && coverage.blind > 0) return <NotCovered coverage={coverage} path={paths.coverage()} />;
  return (
    <EmptyState title={t`No findings`} icon={<ShieldCheck className="size-6" />}>
      {t`No enabled source lists a vulnerability for the components of your projects. Suppressed findings and inactive projects are hidden.`}
      <DataAge />
    </EmptyState>
  );
}

/** Nothing was found, and there was something that nothing could be found in: no reason to feel safe. */
function NotCovered({ coverage, path }: { coverage: Pick<Coverage, 'blind'>; path: AppPath }) {
  const { t } = useLingui();
  const go = useGo();
  return (
    <EmptyState
      title={t`No findings`}
      icon={<EyeOff className="size-6 text-warning" />}
      action={<Button onClick={() => go(path)}>{t`Show coverage gaps`}</Button>}
    >
      <Plural
        value={coverage.blind}
        one="No source checks # component, so its vulnerabilities can't be found. Suppressed findings are hidden."
        other="No source checks # components, so their vulnerabilities can't be found. Suppressed findings are hidden."
      />
    </EmptyState>
  );
}
