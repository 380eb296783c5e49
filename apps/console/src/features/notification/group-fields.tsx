import { useLingui } from '@lingui/react/macro';
import type { NotificationGroup, NotificationRule } from '@waybill/api-contract';
import { Controller, useWatch } from 'react-hook-form';
import { Checkbox } from '../../ui/inputs.tsx';
import { type GroupArea, offeredAreas } from './notification-groups.ts';
import { groupHelp, groupWords } from './notification-words.ts';

/** The events of an alert, by area. */
export function GroupFields({ alert }: { alert: NotificationRule }) {
  const { t } = useLingui();
  const chosen: readonly NotificationGroup[] = useWatch({ name: 'notifyOn' });
  const areas = offeredAreas(alert.triggerType, alert.scope, alert.notifyOn);
  return (
    <>
      {chosen.length === 0 ? (
        <p className="text-warning">{t`Nothing is chosen, so this alert sends nothing.`}</p>
      ) : null}
      <Controller
        name="notifyOn"
        render={({ field }) => (
          <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
            {areas.map((area) => (
              <AreaFields key={area.groups[0]} area={area} chosen={field.value} onChange={field.onChange} />
            ))}
          </div>
        )}
      />
    </>
  );
}

interface AreaFieldsProps {
  area: GroupArea;
  chosen: readonly NotificationGroup[];
  onChange: (chosen: NotificationGroup[]) => void;
}

function AreaFields({ area, chosen, onChange }: AreaFieldsProps) {
  const { i18n } = useLingui();
  const set = (group: NotificationGroup, on: boolean) =>
    onChange(on ? [...chosen, group] : chosen.filter((other) => other !== group));
  return (
    <fieldset>
      <legend className="mb-0.5 text-xs font-medium text-muted">{i18n._(area.title)}</legend>
      {area.groups.map((group) => {
        const help = groupHelp[group];
        return (
          <div key={group}>
            <Checkbox
              label={i18n._(groupWords[group])}
              checked={chosen.includes(group)}
              onCheckedChange={(on) => set(group, on)}
              aria-describedby={help ? `group-${group}` : undefined}
            />
            {help ? (
              <p id={`group-${group}`} className="-mt-1 mb-1 ms-6 text-xs text-muted">
                {i18n._(help)}
              </p>
            ) : null}
          </div>
        );
      })}
    </fieldset>
  );
}
