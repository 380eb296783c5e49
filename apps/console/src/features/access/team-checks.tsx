import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { compareTexts } from '../../ui/collator.ts';
import { Checkbox } from '../../ui/inputs.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { teamsQuery } from './access.data.ts';

export interface TeamChecksProps {
  isMember: (team: string) => boolean;
  /** A change is being saved. */
  busy: boolean;
  onChange: (team: string, member: boolean) => void;
}

/** Every team with a box; a change is saved at once. */
export function TeamChecks({ isMember, busy, onChange }: TeamChecksProps) {
  const { t } = useLingui();
  const teams = useQuery(teamsQuery);
  if (teams.isError) {
    return <ErrorState title={t`Couldn't load teams`} onRetry={() => void teams.refetch()} />;
  }
  if (!teams.data) return <Skeleton className="h-24 w-full" />;
  if (teams.data.length === 0) return <p className="text-muted">{t`No teams yet.`}</p>;
  const sorted = [...teams.data].sort((a, b) => compareTexts(a.name, b.name));
  return (
    <ul>
      {sorted.map(({ uuid, name }) => (
        <li key={uuid}>
          <Checkbox
            label={name}
            checked={isMember(uuid)}
            disabled={busy}
            onCheckedChange={(member) => onChange(uuid, member)}
          />
        </li>
      ))}
    </ul>
  );
}
