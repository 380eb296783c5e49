import { useLingui } from '@lingui/react/macro';
import { Controller, useWatch } from 'react-hook-form';
import { FieldFrame, TextField, useFieldError } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { Checkbox } from '../../ui/inputs.tsx';

/** True if messages are gathered or held, and how many go out. */
export function TimingFields() {
  const { t } = useLingui();
  const isQuiet: boolean = useWatch({ name: 'isQuiet' });
  return (
    <div className="flex flex-col gap-3.5">
      <div className="grid gap-3.5 sm:grid-cols-2">
        <TextField
          name="groupMinutes"
          label={t`Gather for (minutes)`}
          inputMode="numeric"
          hint={t`What comes within this time is one message. Empty: each is sent at once.`}
        />
        <TextField
          name="maxPerMinute"
          label={t`Messages per minute at most`}
          inputMode="numeric"
          hint={t`The others wait. The lowest limit of all alerts of a destination counts.`}
        />
      </div>
      <div>
        <SwitchField name="isQuiet" label={t`Quiet hours`} />
      </div>
      {isQuiet ? <QuietFields /> : null}
    </div>
  );
}

function QuietFields() {
  const { t } = useLingui();
  return (
    <>
      <div className="grid gap-3.5 sm:grid-cols-3">
        <TextField name="quietHours.from" label={t`Begin at`} maxLength={5} required />
        <TextField
          name="quietHours.until"
          label={t`End at`}
          maxLength={5}
          hint={t`On the next day if it isn't later.`}
          required
        />
        <TextField name="quietHours.zone" label={t`Time zone`} maxLength={100} spellCheck={false} required />
      </div>
      <DayFields />
    </>
  );
}

/** A Monday; only its name is shown. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;
const days = [1, 2, 3, 4, 5, 6, 7];

function DayFields() {
  const { t, i18n } = useLingui();
  const names = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' });
  return (
    <FieldFrame label={t`Begin on`} error={useFieldError('quietHours.days')}>
      {(wiring) => (
        <Controller
          name="quietHours.days"
          render={({ field }) => {
            const chosen: readonly number[] = field.value;
            return (
              // biome-ignore lint/a11y/useSemanticElements: the frame has the legend
              <div role="group" {...wiring} className="flex flex-wrap gap-x-5">
                {days.map((day) => (
                  <Checkbox
                    key={day}
                    label={names.format(monday + (day - 1) * dayMs)}
                    checked={chosen.includes(day)}
                    onCheckedChange={(on) =>
                      field.onChange(on ? [...chosen, day] : chosen.filter((other) => other !== day))
                    }
                  />
                ))}
              </div>
            );
          }}
        />
      )}
    </FieldFrame>
  );
}

interface MessageFieldsProps {
  kind: 'SendMailPublisher' | 'WebhookPublisher';
  /** True if a secret is stored. */
  wasSigned: boolean;
}

/** The subject line of a mail, or the signature of what is posted to a webhook. */
export function MessageFields({ kind, wasSigned }: MessageFieldsProps) {
  const { t } = useLingui();
  const isSigned: boolean = useWatch({ name: 'isSigned' });
  if (kind === 'SendMailPublisher') {
    return (
      <TextField
        name="mailSubject"
        label={t`Subject line`}
        maxLength={500}
        spellCheck={false}
        className="font-mono"
        hint={t`A template, which sees severity and project, too. Empty: the title of the notification.`}
      />
    );
  }
  return (
    <div className="flex flex-col gap-3.5">
      <div>
        <SwitchField name="isSigned" label={t`Sign messages`} />
      </div>
      {isSigned ? (
        <TextField
          name="signingSecret"
          label={t`Signing secret`}
          type="password"
          autoComplete="new-password"
          required={!wasSigned}
          hint={
            wasSigned
              ? t`Leave it empty to keep the stored one.`
              : t`It begins with whsec_, followed by 24 to 64 bytes in Base64 (Standard Webhooks).`
          }
        />
      ) : null}
    </div>
  );
}
