// Public to other features.
import type { DecideFindingBody } from '@waybill/api-contract';
import { ValidationError, violation } from '../../http/errors.ts';
import type { AnalysisChange } from './analysis-trail.ts';

/** As with `partial` of `PUT /api/v1/analysis`: what is left out stays. @throws 400 for a last day that is over or does not exist */
export function partialChange(
  body: Omit<DecideFindingBody, 'aliases' | 'components'>,
  now: Date,
): AnalysisChange {
  return {
    state: body.analysisState ?? undefined,
    justification: body.analysisJustification ?? undefined,
    response: body.analysisResponse ?? undefined,
    details: body.clearDetails ? null : (body.analysisDetails ?? undefined),
    suppressed: body.isSuppressed ?? undefined,
    until: body.clearUntil ? null : lastDay(body.analysisUntil ?? undefined, now),
    comment: body.comment ?? undefined,
  };
}

function lastDay(day: string | undefined, now: Date): string | undefined {
  if (day === undefined) return undefined;
  const at = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  if (exists && day >= dayOf(now)) return day;
  const message = exists ? 'must be today or later' : 'must be a day that exists';
  throw new ValidationError([violation('analysisUntil', message, day)]);
}

/** The day of a time in UTC, such as `2027-03-31`. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
