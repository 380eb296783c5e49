import { t } from '@lingui/core/macro';
import {
  type NotificationRuleOptions,
  ownNotificationGroups,
  type SetNotificationRuleOptionsBody,
  severities,
} from '@waybill/api-contract';
import * as v from 'valibot';
import { optionalText } from '../../lib/validation.ts';

/** A number typed as text, within bounds, or nothing. */
const optionalNumber = (min: number, max: number) =>
  v.pipe(
    optionalText(),
    v.check(
      (text) => text === '' || (Number(text) >= min && Number(text) <= max),
      () => t`Enter a number from ${min} to ${max}.`,
    ),
  );

const timeOfDay = v.pipe(
  optionalText(),
  v.check(
    (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
    () => t`Enter a time such as 22:00.`,
  ),
);

const policyOption = v.object({ value: v.string(), label: v.string() });

export const optionsSchema = v.object({
  minSeverity: v.picklist(['', ...severities]),
  /** In percent. */
  minEpss: optionalNumber(0, 100),
  exploitedOnly: v.boolean(),
  directOnly: v.boolean(),
  latestOnly: v.boolean(),
  projectNames: v.array(v.string()),
  policies: v.array(policyOption),
  expression: optionalText(),
  ownGroups: v.array(v.picklist(ownNotificationGroups)),
  groupMinutes: optionalNumber(1, 1440),
  maxPerMinute: optionalNumber(1, 6000),
  isQuiet: v.boolean(),
  quietHours: v.object({
    zone: optionalText(),
    from: timeOfDay,
    until: timeOfDay,
    days: v.pipe(
      v.array(v.number()),
      v.minLength(1, () => t`Choose at least one day.`),
    ),
  }),
  mailSubject: optionalText(),
  isSigned: v.boolean(),
  signingSecret: v.string(),
});
export type OptionsValues = v.InferOutput<typeof optionsSchema>;

const allDays = [1, 2, 3, 4, 5, 6, 7];

export function optionsValuesOf(options: NotificationRuleOptions): OptionsValues {
  const { quietHours } = options;
  return {
    minSeverity: options.minSeverity ?? '',
    minEpss: options.minEpss === undefined ? '' : String(Number((options.minEpss * 100).toFixed(4))),
    exploitedOnly: options.exploitedOnly,
    directOnly: options.directOnly,
    latestOnly: options.latestOnly,
    projectNames: options.projectNames,
    policies: policiesOf(options),
    expression: options.expression ?? '',
    ownGroups: options.ownGroups,
    groupMinutes: options.groupMinutes?.toString() ?? '',
    maxPerMinute: options.maxPerMinute?.toString() ?? '',
    isQuiet: quietHours !== undefined,
    quietHours: quietHours ?? {
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      from: '22:00',
      until: '07:00',
      days: allDays,
    },
    mailSubject: options.mailSubject ?? '',
    isSigned: options.isSigned,
    signingSecret: '',
  };
}

/** The chosen policies by their names, those that are gone last. */
function policiesOf({ policies, policyNames }: NotificationRuleOptions): OptionsValues['policies'] {
  const known = new Set(policyNames.map(({ uuid }) => uuid));
  return [
    ...policyNames.map(({ uuid, name }) => ({ value: uuid, label: name })),
    ...policies
      .filter((uuid) => !known.has(uuid))
      .map((uuid) => ({ value: uuid, label: t`Deleted policy ${uuid.slice(0, 8)}` })),
  ];
}

/** The options as they are, with another time zone for the schedule. */
export function zoneBody(
  options: NotificationRuleOptions,
  scheduleZone: string,
): SetNotificationRuleOptionsBody {
  return { ...optionsBody(options, optionsValuesOf(options)), scheduleZone };
}

/** The new options of an alert. Options that the form does not show stay unchanged. */
export function optionsBody(
  options: NotificationRuleOptions,
  values: OptionsValues,
): SetNotificationRuleOptionsBody {
  const { minSeverity, minEpss, groupMinutes, maxPerMinute, signingSecret } = values;
  return {
    policies: values.policies.map(({ value }) => value),
    projectNames: values.projectNames,
    exploitedOnly: values.exploitedOnly,
    directOnly: values.directOnly,
    latestOnly: values.latestOnly,
    ownGroups: values.ownGroups,
    expression: values.expression,
    mailSubject: values.mailSubject,
    ...(minSeverity === '' ? {} : { minSeverity }),
    ...(minEpss === '' ? {} : { minEpss: Number(minEpss) / 100 }),
    ...(groupMinutes === '' ? {} : { groupMinutes: Number(groupMinutes) }),
    ...(maxPerMinute === '' ? {} : { maxPerMinute: Number(maxPerMinute) }),
    ...(values.isQuiet ? { quietHours: values.quietHours } : {}),
    ...signingOf(values.isSigned, signingSecret),
    ...(options.scheduleZone === undefined ? {} : { scheduleZone: options.scheduleZone }),
  };
}

/** A secret that is left out stays, null takes it away. */
function signingOf(isSigned: boolean, signingSecret: string) {
  if (!isSigned) return { signingSecret: null };
  return signingSecret === '' ? {} : { signingSecret };
}
