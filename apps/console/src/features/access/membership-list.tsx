import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../../ui/inputs.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { teamsQuery, useChangeMembership } from './access.data.ts';
import type { RightsHolder } from './permission-draft.ts';

/** Every team with a box; a change is saved at once. */
export function MembershipList({ user }: { user: RightsHolder }) {
  const { t } = useLingui();
  const teams = useQuery(teamsQuery);
  const change = useChangeMembership();
  if (teams.isError) {
    return <ErrorState title={t`Couldn't load teams`} onRetry={() => void teams.refetch()} />;
  }
  if (!teams.data) return <Skeleton className="h-24 w-full" />;
  if (teams.data.length === 0) return <p className="text-muted">{t`No teams yet.`}</p>;
  const running = change.isPending ? change.variables : undefined;
  const isMember = (uuid: string) =>
    running?.team === uuid ? running.member : (user.teams ?? []).some((team) => team.uuid === uuid);
  const sorted = [...teams.data].sort((a, b) => a.name.localeCompare(b.name));
  return (
    <ul>
      {sorted.map(({ uuid, name }) => (
        <li key={uuid}>
          <Checkbox
            label={name}
            checked={isMember(uuid)}
            disabled={change.isPending}
            onCheckedChange={(member) => change.mutate({ username: user.username, team: uuid, member })}
          />
        </li>
      ))}
    </ul>
  );
}
