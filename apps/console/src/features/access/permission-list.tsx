import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Permission, PermissionItem } from '@waybill/api-contract';
import { Checkbox } from '../../ui/inputs.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { type Holder, permissionsQuery, useChangePermission } from './access.data.ts';
import { usePermissionWords } from './permission-words.ts';

export interface PermissionListProps {
  holder: Holder;
  held: readonly PermissionItem[];
  /** Those that come from elsewhere, each with the team it comes from. */
  inherited?: ReadonlyMap<Permission, string>;
}

/** Every permission with a box; a change is saved at once. */
export function PermissionList({ holder, held, inherited }: PermissionListProps) {
  const { t } = useLingui();
  const permissions = useQuery(permissionsQuery);
  const change = useChangePermission();
  // A newer server may know some that have no words here yet.
  const words: Readonly<Record<string, string>> = usePermissionWords();
  if (permissions.isError) {
    return (
      <ErrorState title={t`The permissions could not be loaded`} onRetry={() => void permissions.refetch()} />
    );
  }
  if (!permissions.data) return <Skeleton className="h-40 w-full" />;
  const running = change.isPending ? change.variables : undefined;
  const isHeld = (name: Permission) =>
    // The box shows what was chosen at once; the list follows when the server has answered.
    running?.permission === name ? running.granted : held.some((item) => item.name === name);
  return (
    <ul className="flex flex-col gap-2">
      {permissions.data.map(({ name, description }) => {
        const team = inherited?.get(name);
        return (
          <li key={name}>
            <Checkbox
              label={
                <>
                  <span className="block font-mono text-xs">{name}</span>
                  <span className="block text-xs text-muted">
                    {words[name] ?? description}
                    {team ? ` · ${t`by the team ${team}`}` : ''}
                  </span>
                </>
              }
              checked={isHeld(name)}
              disabled={change.isPending}
              onCheckedChange={(granted) => change.mutate({ holder, permission: name, granted })}
            />
          </li>
        );
      })}
    </ul>
  );
}
