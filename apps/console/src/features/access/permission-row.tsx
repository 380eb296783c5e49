import { useLingui } from '@lingui/react/macro';
import type { Permission } from '@waybill/api-contract';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from '../../ui/inputs.tsx';
import { usePermissionWords } from './permission-words.ts';

export interface PermissionRowProps {
  name: Permission;
  description?: string | undefined;
  /** Through which it is held whatever the box says. */
  teams: readonly string[];
  isHeld: boolean;
  isChecked: boolean;
  isBusy: boolean;
  onChange: (granted: boolean) => void;
}

/** A permission with its box, or with a locked tick where teams bring it. */
export function PermissionRow(props: PermissionRowProps) {
  const { t } = useLingui();
  const { name, description, teams } = props;
  const box = { checked: props.isChecked, disabled: props.isBusy, onCheckedChange: props.onChange };
  const teamNames = teams.join(', ');
  if (teams.length === 0) {
    return (
      <li>
        <Checkbox {...box} label={<Label name={name} description={description} />} />
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
        onCheckedChange={props.onChange}
      />
      {/* One that was ticked before a team brought it would be saved all the same. */}
      {props.isHeld || props.isChecked ? (
        <div className="ps-6">
          <Checkbox {...box} label={<span className="text-xs">{t`Also grant ${name} directly`}</span>} />
        </div>
      ) : null}
    </li>
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
