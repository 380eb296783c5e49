// Public to other features.
import type { DecideFindingBody } from '@waybill/api-contract';
import type { AnalysisChange } from './analysis-trail.ts';

/** As with `partial` of `PUT /api/v1/analysis`: what is left out stays. */
export function partialChange(body: Omit<DecideFindingBody, 'aliases' | 'components'>): AnalysisChange {
  return {
    state: body.analysisState ?? undefined,
    justification: body.analysisJustification ?? undefined,
    response: body.analysisResponse ?? undefined,
    details: body.clearDetails ? null : (body.analysisDetails ?? undefined),
    suppressed: body.isSuppressed ?? undefined,
    comment: body.comment ?? undefined,
  };
}
