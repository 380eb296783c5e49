import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Permission } from '@waybill/api-contract';
import { Badge } from '../../ui/badge.tsx';
import { permissionsQuery } from './permission.data.ts';
import type { InheritedPermissions, RightsHolder } from './permission-draft.ts';
import { usePermissionWords } from './permission-words.ts';

/** All that a user may do, through teams and directly. */
export function EffectiveRights({
  user,
  inherited,
  limited,
}: {
  user: RightsHolder;
  inherited: InheritedPermissions;
  limited: InheritedPermissions;
}) {
  const { t } = useLingui();
  const known = useQuery(permissionsQuery).data ?? [];
  const words: Readonly<Record<string, string>> = usePermissionWords();
  const direct = new Set(user.permissions?.map(({ name }) => name));
  const held = [...new Set([...inherited.keys(), ...direct, ...limited.keys()])].sort();
  const all = known.length;
  /** For all that the user sees where anything gives it for that. */
  function origin(name: Permission): string {
    const limitedNames = limited.get(name)?.join(', ') ?? '';
    if (inherited.has(name)) return inherited.get(name)?.join(', ') ?? '';
    return direct.has(name) ? t`direct` : t`only projects of ${limitedNames}`;
  }
  return (
    <>
      {user.suspended ? (
        <p className="mb-2 text-warning">{t`This user is suspended. These permissions apply again once the suspension is lifted.`}</p>
      ) : null}
      <p className="mb-2 text-muted">
        {held.length === 0 ? (
          t`No permissions. The user can only sign in and view their own profile.`
        ) : (
          <Plural value={held.length} one={`# of ${all} permissions`} other={`# of ${all} permissions`} />
        )}
      </p>
      <ul aria-label={t`Effective permissions`} className="flex flex-wrap gap-1.5">
        {held.map((name) => (
          <li key={name} title={words[name] ?? ''} className="max-w-full">
            <Badge tone={direct.has(name) && !inherited.has(name) ? 'accent' : 'neutral'}>
              <span className="truncate font-mono">{name}</span>
              <span className="font-normal opacity-80">{origin(name)}</span>
            </Badge>
          </li>
        ))}
      </ul>
    </>
  );
}
