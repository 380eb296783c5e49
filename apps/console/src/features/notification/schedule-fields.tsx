import { useLingui } from '@lingui/react/macro';
import type { NotificationRule } from '@waybill/api-contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormat } from '../../lib/format.ts';
import { Facts } from '../../ui/facts.tsx';
import { FieldFrame, TextField } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { Select } from '../../ui/inputs.tsx';
import { nextRuns, usualZone } from './schedule-text.ts';

const shownRuns = 3;

/** When a summary is sent: a usual schedule, or any cron text, with the next times that it names. */
export function ScheduleFields({ alert }: { alert: NotificationRule }) {
  const { t } = useLingui();
  const format = useFormat();
  const { setValue } = useFormContext();
  const cron: string = useWatch({ name: 'scheduleCron' });
  const zone: string = useWatch({ name: 'scheduleZone' });
  const presets = [
    { value: '0 * * * *', label: t`Every hour` },
    { value: '0 8 * * *', label: t`Every day at 08:00` },
    { value: '0 8 * * mon-fri', label: t`Monday to Friday at 08:00` },
    { value: '0 8 * * mon', label: t`Every Monday at 08:00` },
    { value: '0 8 1 * *', label: t`On the first of every month at 08:00` },
  ];
  const runs = nextRuns(cron, zone, shownRuns, new Date());
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <FieldFrame label={t`Repeats`} error={undefined}>
          {(wiring) => (
            <Select
              {...wiring}
              value={presets.some(({ value }) => value === cron) ? cron : ''}
              placeholder={t`At other times`}
              options={presets}
              onChange={({ target }) => {
                if (target.value === '') return;
                setValue('scheduleCron', target.value, { shouldDirty: true, shouldValidate: true });
              }}
            />
          )}
        </FieldFrame>
        <TextField
          name="scheduleCron"
          label={t`Cron expression`}
          spellCheck={false}
          className="font-mono"
          hint={t`Minute, hour, day of the month, month, and day of the week.`}
          required
        />
        <TextField
          name="scheduleZone"
          label={t`Time zone`}
          maxLength={100}
          spellCheck={false}
          placeholder={usualZone}
          hint={t`By the clock of this zone, also when it changes to summer time. Yours is ${own}.`}
        />
      </div>
      <SwitchField name="scheduleSkipUnchanged" label={t`Skip runs that have nothing new`} />
      <Facts
        facts={[
          {
            label: t`Next runs, by your clock`,
            value:
              runs.length === 0 ? null : (
                <ul>
                  {runs.map((run) => (
                    <li key={run.getTime()} className="tabular-nums">
                      {format.dateTime(run)}
                    </li>
                  ))}
                </ul>
              ),
          },
          {
            label: t`Last run`,
            value: alert.scheduleLastTriggeredAt && format.dateTime(alert.scheduleLastTriggeredAt),
          },
        ]}
      />
    </>
  );
}
