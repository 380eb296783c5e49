import { useLingui } from '@lingui/react/macro';
import { type OwnNotificationGroup, ownNotificationGroups } from '@waybill/api-contract';
import { Controller } from 'react-hook-form';
import { Checkbox } from '../../ui/inputs.tsx';
import { groupWords } from './notification-words.ts';

/** Events that clients of API v1 do not know. */
export function OwnGroupFields() {
  const { i18n } = useLingui();
  return (
    <Controller
      name="ownGroups"
      render={({ field }) => {
        const chosen: readonly OwnNotificationGroup[] = field.value;
        return (
          <div className="grid gap-x-8 md:grid-cols-2">
            {ownNotificationGroups.map((group) => (
              <Checkbox
                key={group}
                label={i18n._(groupWords[group])}
                checked={chosen.includes(group)}
                onCheckedChange={(on) =>
                  field.onChange(on ? [...chosen, group] : chosen.filter((other) => other !== group))
                }
              />
            ))}
          </div>
        );
      }}
    />
  );
}
