import { useLingui } from '@lingui/react/macro';
import { isTeamPermission, type Permission, type PermissionReach } from '@waybill/api-contract';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox, Select } from '../../ui/inputs.tsx';
import { usePermissionWords } from './permission-words.ts';

export interface PermissionRowProps {
  name: Permission;
  description?: string | undefined;
  /** Through which it is held whatever the box says. */
  teams: readonly string[];
  /** Through which it is held for their projects. */
  limitedTeams: readonly string[];
  isHeld: boolean;
  /** The state of the checkbox and its choice; undefined: not held. */
  reach: PermissionReach | undefined;
  /** True if it can be limited to the holder's own projects. Teams have such projects, users do not. */
  canLimit: boolean;
  isBusy: boolean;
  onChange: (reach: PermissionReach | undefined) => void;
}

/** A permission with its box, or with a locked tick where teams bring it. */
export function PermissionRow(props: PermissionRowProps) {
  const { t } = useLingui();
  const { name, description, teams, reach, canLimit, isBusy, onChange } = props;
  const box = {
    checked: reach !== undefined,
    disabled: isBusy,
    onCheckedChange: (granted: boolean) => onChange(granted ? 'ALL' : undefined),
  };
  const teamNames = teams.join(', ');
  const limitedNames = props.limitedTeams.join(', ');
  if (teams.length === 0) {
    return (
      <li>
        <Checkbox
          {...box}
          label={
            <Label name={name} description={description}>
              {limitedNames === '' ? null : (
                <span className="block text-xs">{t`Via ${limitedNames}, for own projects only`}</span>
              )}
            </Label>
          }
        />
        {canLimit && reach !== undefined && isTeamPermission(name) ? (
          <ReachSelect name={name} reach={reach} isBusy={isBusy} onChange={onChange} />
        ) : null}
      </li>
    );
  }
  return (
    <li>
      <Checkbox
        label={
          <Label name={name} description={description}>
            <span className="flex items-center gap-1 text-xs">
              <Lock className="size-3 shrink-0" aria-hidden />
              {teams.length === 1 ? t`Via team ${teamNames}` : t`Via teams ${teamNames}`}
            </span>
          </Label>
        }
        checked
        disabled
        onCheckedChange={box.onCheckedChange}
      />
      {/* One that was ticked before a team brought it would be saved all the same. */}
      {props.isHeld || reach !== undefined ? (
        <div className="ps-6">
          <Checkbox {...box} label={<span className="text-xs">{t`Also grant ${name} directly`}</span>} />
        </div>
      ) : null}
    </li>
  );
}

interface ReachSelectProps extends Pick<PermissionRowProps, 'name' | 'isBusy' | 'onChange'> {
  reach: PermissionReach;
}

function ReachSelect({ name, reach, isBusy, onChange }: ReachSelectProps) {
  const { t } = useLingui();
  const labels: Readonly<Record<PermissionReach, string>> = {
    ALL: t`All projects`,
    TEAM: t`Own projects only`,
  };
  return (
    <Select
      aria-label={t`Projects for ${name}`}
      className="ms-6 mt-1 w-48"
      value={reach}
      disabled={isBusy}
      options={[
        { value: 'ALL', label: labels.ALL },
        { value: 'TEAM', label: labels.TEAM },
      ]}
      onChange={(event) => onChange(event.target.value === 'TEAM' ? 'TEAM' : 'ALL')}
    />
  );
}

interface LabelProps {
  name: Permission;
  description: string | undefined;
  children?: ReactNode;
}

function Label({ name, description, children }: LabelProps) {
  // A newer server may know some that have no words here yet.
  const words: Readonly<Record<string, string>> = usePermissionWords();
  return (
    <>
      <span className="block font-mono text-xs">{name}</span>
      <span className="block text-xs text-muted">{words[name] ?? description}</span>
      {children}
    </>
  );
}
