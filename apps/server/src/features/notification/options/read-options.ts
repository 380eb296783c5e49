import type { SetNotificationRuleOptionsBody } from '@waybill/api-contract';
import { isTimeZone } from '@waybill/cron';
import { ValidationError, violation } from '../../../http/errors.ts';
import type { HoldingFields } from '../delivery/holding.ts';
import { signingKey } from '../delivery/signature.ts';
import { readExpression } from '../filter/expression.ts';
import { compileFor } from '../publisher/compile.ts';
import type { OptionFields } from './options.queries.ts';

type Body = SetNotificationRuleOptionsBody;
type Problems = ReturnType<typeof violation>[];

/** Reads a body into its stored form. @throws ValidationError with the fault and its place */
export function readOptions(body: Body): Omit<OptionFields, 'signing_secret'> {
  const problems = [
    ...namesProblems(body),
    ...rangeProblems('minEpss', body.minEpss, 0, 1),
    ...expressionProblems(body),
    ...rangeProblems('groupMinutes', body.groupMinutes, 1, 1440),
    ...hoursProblems(body),
    ...zoneProblems(body),
    ...rangeProblems('maxPerMinute', body.maxPerMinute, 1, 6000),
    ...secretProblems(body),
    ...subjectProblems(body),
  ];
  if (problems.length > 0) throw new ValidationError(problems);
  return {
    project_names: [...new Set((body.projectNames ?? []).map((name) => name.trim()))],
    min_severity: body.minSeverity ?? null,
    min_epss: body.minEpss ?? null,
    exploited_only: body.exploitedOnly ?? false,
    direct_only: body.directOnly ?? false,
    latest_only: body.latestOnly ?? false,
    policies: [...new Set(body.policies ?? [])],
    expression: body.expression || null,
    group_minutes: body.groupMinutes ?? null,
    ...hoursFields(body),
    max_per_minute: body.maxPerMinute ?? null,
    mail_subject: body.mailSubject || null,
    own_groups: [...new Set(body.ownGroups ?? [])],
    schedule_zone: body.scheduleZone || null,
  };
}

function namesProblems({ projectNames }: Body): Problems {
  return (projectNames ?? []).flatMap((name, place) =>
    name.trim() !== '' && name.length <= 255 && !/\p{Cc}/u.test(name)
      ? []
      : [
          violation(
            `projectNames[${place}]`,
            'must be 1 to 255 characters, none of them a control character',
            name,
          ),
        ],
  );
}

function rangeProblems(path: string, value: number | null | undefined, min: number, max: number): Problems {
  if (value === undefined || value === null || (value >= min && value <= max)) return [];
  return [violation(path, `must be from ${min} to ${max}`, String(value))];
}

function expressionProblems({ expression }: Body): Problems {
  if (!expression) return [];
  const read = readExpression(expression);
  if (read.ok) return [];
  const { message, line, column } = read.problem;
  return [violation('expression', `line ${line}, column ${column}: ${message}`, expression)];
}

function hoursProblems({ quietHours }: Body): Problems {
  if (!quietHours) return [];
  const { zone, from, until, days } = quietHours;
  const problems: Problems = [];
  if (!isTimeZone(zone))
    problems.push(violation('quietHours.zone', 'must be a time zone, such as Europe/Berlin', zone));
  for (const [name, text] of Object.entries({ from, until }))
    if (minutesOf(text) === undefined)
      problems.push(violation(`quietHours.${name}`, 'must be a time from 00:00 to 23:59', text));
  if (days.length === 0 || days.some((day) => day < 1 || day > 7))
    problems.push(violation('quietHours.days', 'must be days from 1, Monday, to 7, Sunday', days.join()));
  return problems;
}

function zoneProblems({ scheduleZone }: Body): Problems {
  if (!scheduleZone || isTimeZone(scheduleZone)) return [];
  return [violation('scheduleZone', 'must be a time zone, such as Europe/Berlin', scheduleZone)];
}

function secretProblems({ signingSecret }: Body): Problems {
  if (!signingSecret || signingKey(signingSecret)) return [];
  return [violation('signingSecret', 'must be whsec_ and the Base64 of 24 to 64 bytes', null)];
}

function subjectProblems({ mailSubject }: Body): Problems {
  if (!mailSubject) return [];
  const compiled = compileFor('email', mailSubject);
  return compiled.ok ? [] : [violation('mailSubject', compiled.error.message, mailSubject)];
}

function hoursFields({ quietHours }: Body): Omit<HoldingFields, 'group_minutes'> {
  if (!quietHours) return { quiet_zone: null, quiet_from: null, quiet_until: null, quiet_days: null };
  return {
    quiet_zone: quietHours.zone,
    quiet_from: minutesOf(quietHours.from) ?? 0,
    quiet_until: minutesOf(quietHours.until) ?? 0,
    quiet_days: [...new Set(quietHours.days)].sort((one, other) => one - other),
  };
}

function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
