import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Team } from '@waybill/api-contract';
import { UserMinus } from 'lucide-react';
import { IconButton } from '../../ui/button.tsx';
import { Select } from '../../ui/inputs.tsx';
import { useChangeMembership, usersQuery } from './access.data.ts';
import { externalUsersQuery } from './external-user.data.ts';
import { serviceAccountsQuery } from './service-account.data.ts';
import { TeamAccounts } from './team-accounts.tsx';

/** The members of a team, with a choice of users to add. */
export function TeamMembers({ team }: { team: Team }) {
  const { t } = useLingui();
  const managed = useQuery(usersQuery).data ?? [];
  const ldap = useQuery(externalUsersQuery('ldap')).data ?? [];
  const oidc = useQuery(externalUsersQuery('oidc')).data ?? [];
  const change = useChangeMembership();
  const members = [...team.managedUsers, ...team.ldapUsers, ...team.oidcUsers];
  const names = new Set(members.map((member) => member.username));
  // Membership goes by name, and the first of a name gets it.
  const others = new Map(
    [...oidc, ...ldap, ...managed].flatMap((user) =>
      names.has(user.username) ? [] : [[user.username, user]],
    ),
  );
  const accounts = (useQuery(serviceAccountsQuery).data ?? []).filter(({ teams }) =>
    teams.some(({ uuid }) => uuid === team.uuid),
  );
  const set = (username: string, member: boolean) => change.mutate({ username, team: team.uuid, member });
  return (
    <>
      {members.length + accounts.length === 0 ? <p className="text-muted">{t`No members yet.`}</p> : null}
      <ul className="divide-y divide-line">
        {members.map(({ username, email }) => (
          <li key={username} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1 truncate">
              {username}
              {email ? <span className="text-muted"> · {email}</span> : null}
            </span>
            <IconButton
              label={t`Remove ${username} from team`}
              icon={<UserMinus className="size-4" aria-hidden />}
              size="sm"
              busy={change.isPending && change.variables.username === username}
              onClick={() => set(username, false)}
            />
          </li>
        ))}
        <TeamAccounts team={team.uuid} accounts={accounts} />
      </ul>
      {others.size === 0 ? null : (
        <Select
          aria-label={t`Add member`}
          placeholder={t`Add member…`}
          className="mt-2"
          value=""
          options={[...others.values()].map((user) => ({ value: user.username, label: memberLabel(user) }))}
          onChange={(event) => event.target.value && set(event.target.value, true)}
        />
      )}
    </>
  );
}

function memberLabel({ username, ...user }: { username: string; fullname?: string | undefined }): string {
  return user.fullname ? `${username} (${user.fullname})` : username;
}
