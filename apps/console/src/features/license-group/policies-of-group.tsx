import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { policiesQuery } from '../policy/policy.data.ts';
import type { WholePolicy } from '../policy/whole-policy.ts';

/** The policies with a condition about a license group; undefined as long as they are not known. */
export function usePoliciesOfGroup(group: string): WholePolicy[] | undefined {
  const { data } = useQuery(policiesQuery);
  return data?.filter(({ conditions }) =>
    conditions.some(({ subject, value }) => subject === 'LICENSE_GROUP' && value === group),
  );
}

export function PoliciesOfGroup({ group }: { group: string }) {
  const { t } = useLingui();
  const { isError, refetch } = useQuery(policiesQuery);
  const policies = usePoliciesOfGroup(group);
  if (isError) return <ErrorState title={t`Couldn't load policies`} onRetry={() => void refetch()} />;
  if (!policies) return <Skeleton className="h-6 w-full" />;
  if (policies.length === 0) return <p className="text-muted">{t`No policy uses this group.`}</p>;
  return (
    <ul className="flex flex-col gap-1">
      {policies.map(({ uuid, name }) => (
        <li key={uuid} className="wrap-anywhere">
          <AppLink path={paths.policy(uuid)}>{name}</AppLink>
        </li>
      ))}
    </ul>
  );
}
