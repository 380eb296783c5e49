import type { SendingRule } from './delivery.queries.ts';
import { isQuiet, type QuietHours } from './quiet-hours.ts';

/** How a rule holds messages, as its row has it. */
export interface HoldingFields {
  group_minutes: number | null;
  quiet_zone: string | null;
  quiet_from: number | null;
  quiet_until: number | null;
  quiet_days: number[] | null;
}

export function quietHoursOf(row: HoldingFields): QuietHours | undefined {
  const { quiet_zone: zone, quiet_from: from, quiet_until: until, quiet_days: days } = row;
  if (zone === null || from === null || until === null || days === null) return undefined;
  return { zone, from, until, days };
}

/** True if nothing of a rule may be sent now. */
export function isSilent(row: HoldingFields, now: Date): boolean {
  const hours = quietHoursOf(row);
  return hours !== undefined && isQuiet(hours, now);
}

/** True if messages of a rule are held at all: then they wait in one line, and are composed before they are sent. */
export function isHolding({ group_minutes, quiet_zone }: HoldingFields): boolean {
  return group_minutes !== null || quiet_zone !== null;
}

/** True if a message that was written at a time may go into one with others. */
export function isGrouped(rule: SendingRule, writtenAt: Date): boolean {
  return rule.group_minutes !== null || isSilent(rule, writtenAt);
}
