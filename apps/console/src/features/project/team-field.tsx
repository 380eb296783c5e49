import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCapability, useClaims } from '../../lib/capability.ts';
import { visibleTeamsQuery } from '../../lib/visible-teams.data.ts';
import { SelectField } from '../../ui/form.tsx';
import { accessControlQuery } from './access-control.data.ts';

/** The team that is going to see a new project; nothing where access is not controlled and anybody may create projects for anybody. */
export function TeamField() {
  const { t } = useLingui();
  const { data: isControlled } = useQuery(accessControlQuery);
  const claims = useClaims();
  // They create projects for their teams only.
  const isLimited = claims !== undefined && !claims.permissions.has('PORTFOLIO_MANAGEMENT');
  const isShown = isControlled === true || isLimited;
  const teams = useQuery({ ...visibleTeamsQuery, enabled: isShown });
  // Access managers see every project, whoever owns it.
  const seesAll = useCapability('ACCESS_MANAGEMENT').allowed;
  if (!isShown) return null;
  const hint = seesAll
    ? t`Without a team, only access managers can see this project.`
    : t`Without a team, you won't see the project yourself.`;
  return (
    <SelectField
      name="team"
      label={t`Team`}
      hint={isLimited ? t`Needed if you can create projects for several teams.` : hint}
      placeholder={t`None`}
      options={(teams.data ?? []).map(({ uuid, name }) => ({ value: uuid, label: name }))}
    />
  );
}
