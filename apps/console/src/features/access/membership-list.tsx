import { useChangeMembership } from './access.data.ts';
import type { RightsHolder } from './permission-draft.ts';
import { TeamChecks } from './team-checks.tsx';

/** The teams of a user. */
export function MembershipList({ user }: { user: RightsHolder }) {
  const change = useChangeMembership();
  const running = change.isPending ? change.variables : undefined;
  return (
    <TeamChecks
      isMember={(uuid) =>
        running?.team === uuid ? running.member : (user.teams ?? []).some((team) => team.uuid === uuid)
      }
      busy={change.isPending}
      onChange={(team, member) => change.mutate({ username: user.username, team, member })}
    />
  );
}
