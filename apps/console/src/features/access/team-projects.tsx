import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { AccessOrigin, Team, TeamProject } from '@waybill/api-contract';
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import { useCapability } from '../../lib/capability.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import type { FindOptions } from '../../ui/use-option-search.ts';
import { findTags } from '../policy/policy.data.ts';
import { accessControlQuery } from '../project/access-control.data.ts';
import { findProjects } from '../project/find-projects.ts';
import { projectLabel } from '../project/project-label.ts';
import { AddPicker } from './add-picker.tsx';
import { limitedPermissionsQuery } from './permission.data.ts';
import {
  teamProjectsQuery,
  teamTagsQuery,
  useChangeTeamTag,
  useMapProject,
  useUnmapProject,
} from './team-access.data.ts';

const findAllProjects: FindOptions = (text, signal) => findProjects(text, signal, { inactive: true });

/** Which projects a team sees while portfolio access control is on, and what gives it these. They are its own projects. */
export function TeamProjects({ team: { uuid: team, permissions } }: { team: Team }) {
  const { t } = useLingui();
  const { data: isControlled } = useQuery(accessControlQuery);
  const limited = useQuery(limitedPermissionsQuery).data ?? [];
  const isLimited = limited.some((one) => one.team === team);
  const seesAll = permissions.some(({ name }) => name === 'ACCESS_MANAGEMENT');
  const seesAllText = t`The team sees all projects, because it has ACCESS_MANAGEMENT.`;
  if (seesAll && !isLimited) return <p className="text-muted">{seesAllText}</p>;
  return (
    <>
      {seesAll ? <p className="mb-2 text-muted">{seesAllText}</p> : null}
      {isControlled === false ? (
        <p className="mb-2 text-muted">
          {isLimited
            ? t`Portfolio access control is disabled, so everyone sees all projects. These count for permissions on own projects only.`
            : t`Portfolio access control is disabled, so everyone sees all projects. These count once it is enabled.`}
        </p>
      ) : null}
      <h4 className="mb-1 font-medium">{t`Projects with these tags`}</h4>
      <TeamTags team={team} />
      <h4 className="mt-4 mb-1 font-medium">{t`Visible projects`}</h4>
      <SeenProjects team={team} />
    </>
  );
}

function TeamTags({ team }: { team: string }) {
  const { t } = useLingui();
  const tags = useQuery(teamTagsQuery(team));
  const change = useChangeTeamTag();
  const view = useCapability('VIEW_PORTFOLIO');
  if (tags.isError) return <ErrorState title={t`Couldn't load tags`} onRetry={() => void tags.refetch()} />;
  if (!tags.data) return <Skeleton className="h-8 w-full" />;
  return (
    <>
      {tags.data.length === 0 ? <p className="text-muted">{t`No tags yet.`}</p> : null}
      <ul className="mb-2 divide-y divide-line">
        {tags.data.map(({ name, projects }) => (
          <li key={name} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1 truncate">
              {view.allowed ? <AppLink path={paths.tag(name)}>{name}</AppLink> : name}
              <span className="text-muted">
                {' · '}
                <Plural value={projects} one="# project" other="# projects" />
              </span>
            </span>
            <IconButton
              label={t`Remove tag ${name}`}
              icon={<Unlink className="size-4" aria-hidden />}
              size="sm"
              busy={change.isPending && change.variables.tag === name}
              onClick={() => change.mutate({ team, tag: name, given: false })}
            />
          </li>
        ))}
      </ul>
      {view.allowed ? (
        <AddPicker
          label={t`Add tag`}
          placeholder={t`Add tag…`}
          find={findTags}
          onPick={(tag) => change.mutate({ team, tag, given: true })}
        />
      ) : null}
    </>
  );
}

function SeenProjects({ team }: { team: string }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const projects = useQuery(teamProjectsQuery(team, text));
  const map = useMapProject();
  const view = useCapability('VIEW_PORTFOLIO');
  if (projects.isError)
    return <ErrorState title={t`Couldn't load projects`} onRetry={() => void projects.refetch()} />;
  if (!projects.data) return <Skeleton className="h-12 w-full" />;
  const { rows, total } = projects.data;
  const more = total - rows.length;
  return (
    <>
      {more > 0 || text !== '' ? (
        <SearchInput label={t`Find projects`} value={text} onChange={setText} className="mb-2 w-full" />
      ) : null}
      {total === 0 ? (
        <p className="text-muted">{text === '' ? t`No projects yet.` : t`No matching projects.`}</p>
      ) : null}
      <ul aria-label={t`Visible projects`} className="mb-2 divide-y divide-line">
        {rows.map((project) => (
          <SeenProject key={project.uuid} team={team} project={project} />
        ))}
      </ul>
      {more > 0 ? (
        <p className="mb-2 text-muted">
          <Plural value={more} one="# more project" other="# more projects" />
        </p>
      ) : null}
      {view.allowed ? (
        <AddPicker
          label={t`Add project`}
          placeholder={t`Add project…`}
          find={findAllProjects}
          onPick={(project) => {
            const isMapped = rows.some(({ uuid, origin }) => uuid === project && origin === 'MAPPED');
            if (!isMapped) map.mutate({ team, project });
          }}
        />
      ) : null}
    </>
  );
}

/** Access by a tag or a parent ends with that reason, so only mappings can be removed here. */
function SeenProject({ team, project }: { team: string; project: TeamProject }) {
  const { t } = useLingui();
  const unmap = useUnmapProject();
  const view = useCapability('VIEW_PORTFOLIO');
  const { uuid, origin } = project;
  const label = projectLabel(project);
  const reasons: Partial<Record<AccessOrigin, string>> = { TAG: t`By tag`, PARENT: t`Inherited` };
  const reason = reasons[origin];
  return (
    <li className="flex min-h-9 items-center gap-2 py-1">
      <span className="min-w-0 flex-1 truncate">
        {view.allowed ? <AppLink path={paths.project(uuid)}>{label}</AppLink> : label}
      </span>
      {project.active ? null : <Badge>{t`Inactive`}</Badge>}
      {reason ? <Badge>{reason}</Badge> : null}
      {origin === 'MAPPED' ? (
        <IconButton
          label={t`Remove project ${label}`}
          icon={<Unlink className="size-4" aria-hidden />}
          size="sm"
          busy={unmap.isPending}
          onClick={() => unmap.mutate({ team, project: uuid })}
        />
      ) : null}
    </li>
  );
}
