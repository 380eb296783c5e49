// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ProjectOwnership } from '@waybill/api-contract';
import { UserRound, UsersRound } from 'lucide-react';
import { ownerText } from './owner-name.ts';
import { projectOwnerQuery } from './project-owner.data.ts';

/** Where an owner comes from, in words; undefined if it is set on the project itself. */
function useOriginText(): (ownership: ProjectOwnership) => string | undefined {
  const { t } = useLingui();
  return ({ from, project }) => {
    const name = project && [project.name, project.version].filter(Boolean).join(' ');
    if (from === 'VERSION')
      return name ? t`Inherited from version ${name}` : t`Inherited from another version`;
    if (from === 'PARENT') return name ? t`Inherited from ${name}` : t`Inherited from a project above`;
    return undefined;
  };
}

/** The owner of a project, else the teams with access. */
export function OwnerFact({ project }: { project: string }) {
  const { t } = useLingui();
  const originOf = useOriginText();
  const { data } = useQuery(projectOwnerQuery(project));
  if (!data) return null;
  const { owner, teams = [] } = data;
  if (!owner && teams.length === 0) return null;
  const Icon = owner?.kind === 'USER' ? UserRound : UsersRound;
  return (
    <span
      title={owner ? originOf(data) : t`No owner. These teams have access.`}
      className="inline-flex max-w-64 min-w-0 items-center gap-1.5 text-muted"
    >
      <Icon className="size-4 shrink-0" aria-hidden />
      <span className="sr-only">{t`Owner:`} </span>
      <span className="truncate">{owner ? ownerText(owner) : teams.join(', ')}</span>
    </span>
  );
}
