import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ManagedUser } from '@waybill/api-contract';
import { Badge } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table/types.ts';

/** The reason why a user cannot sign in, or the duty of the next sign-in. */
function UserStatus({ user }: { user: ManagedUser }) {
  const { t } = useLingui();
  if (user.suspended) return <Badge tone="warning">{t`Suspended`}</Badge>;
  if (user.forcePasswordChange) return <Badge tone="accent">{t`Must change password`}</Badge>;
  return <Badge tone="success">{t`Active`}</Badge>;
}

function statusRank(user: ManagedUser): number {
  if (user.suspended) return 2;
  return user.forcePasswordChange ? 1 : 0;
}

export const userColumns: readonly Column<ManagedUser>[] = [
  {
    id: 'username',
    header: msg`Username`,
    value: (user) => user.username,
    required: true,
    width: 10,
    narrow: { place: 1, width: 10 },
  },
  { id: 'fullname', yields: 2, header: msg`Full name`, value: (user) => user.fullname, width: 10 },
  { id: 'email', yields: 3, header: msg`Email`, value: (user) => user.email, width: 12, grow: 2 },
  {
    id: 'teams',
    yields: 1,
    header: msg`Teams`,
    value: (user) => user.teams?.map((team) => team.name).join(', '),
    groupable: true,
    width: 10,
    grow: 2,
  },
  {
    id: 'status',
    header: msg`Status`,
    csv: (user) => ['ACTIVE', 'MUST_CHANGE_PASSWORD', 'SUSPENDED'][statusRank(user)],
    value: statusRank,
    cell: (user) => <UserStatus user={user} />,
    groupable: true,
    width: 12,
    grow: 0,
    narrow: { place: 2, width: 12 },
  },
];
