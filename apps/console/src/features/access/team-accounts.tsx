import { useLingui } from '@lingui/react/macro';
import type { ServiceAccount } from '@waybill/api-contract';
import { UserMinus } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { useChangeAccountTeam } from './service-account.data.ts';

/** The service accounts in a team, as items of the list of its members. */
export function TeamAccounts({ team, accounts }: { team: string; accounts: readonly ServiceAccount[] }) {
  const { t } = useLingui();
  const change = useChangeAccountTeam();
  return accounts.map(({ name }) => (
    <li key={`account ${name}`} className="flex items-center gap-2 py-1">
      <span className="flex min-w-0 flex-1 items-center gap-2">
        <span className="truncate">{name}</span>
        <Badge>{t`Service account`}</Badge>
      </span>
      <IconButton
        label={t`Remove ${name} from team`}
        icon={<UserMinus className="size-4" aria-hidden />}
        size="sm"
        busy={change.isPending && change.variables.name === name}
        onClick={() => change.mutate({ name, team, member: false })}
      />
    </li>
  ));
}
