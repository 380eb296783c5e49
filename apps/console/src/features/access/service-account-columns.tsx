import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ServiceAccount } from '@waybill/api-contract';
import { Badge } from '../../ui/badge.tsx';
import { isoTime } from '../../ui/table/csv.ts';
import type { Column } from '../../ui/table/types.ts';
import { LastUsed } from './last-used.tsx';

function AccountStatus({ account }: { account: ServiceAccount }) {
  const { t } = useLingui();
  return account.suspended ? (
    <Badge tone="warning">{t`Suspended`}</Badge>
  ) : (
    <Badge tone="success">{t`Active`}</Badge>
  );
}

export const serviceAccountColumns: readonly Column<ServiceAccount>[] = [
  {
    id: 'name',
    header: msg`Name`,
    value: (account) => account.name,
    required: true,
    width: 10,
    narrow: { place: 1, width: 10 },
  },
  {
    id: 'description',
    yields: 3,
    header: msg`Description`,
    value: (account) => account.description,
    width: 14,
    grow: 3,
  },
  {
    id: 'teams',
    yields: 2,
    header: msg`Teams`,
    value: (account) => account.teams.map((team) => team.name).join(', '),
    groupable: true,
    width: 10,
    grow: 2,
  },
  {
    id: 'apiKeys',
    yields: 4,
    header: msg`API keys`,
    value: (account) => account.apiKeys,
    kind: 'number',
    width: 7,
  },
  {
    id: 'lastUsed',
    yields: 1,
    header: msg`Last used`,
    value: (account) => account.lastUsed,
    csv: (account) => isoTime(account.lastUsed),
    cell: (account) => <LastUsed value={account.lastUsed} />,
    kind: 'date',
    width: 8,
  },
  {
    id: 'status',
    header: msg`Status`,
    csv: (account) => (account.suspended ? 'SUSPENDED' : 'ACTIVE'),
    value: (account) => (account.suspended ? 1 : 0),
    cell: (account) => <AccountStatus account={account} />,
    groupable: true,
    width: 8,
    grow: 0,
    narrow: { place: 2, width: 8 },
  },
];
