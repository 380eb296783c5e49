import type { StatedFact } from '@waybill/api-contract';
import type { RawBuilder } from 'kysely';
import { sql } from '../../db/database.ts';

/** As `service.facts` has them, where those of trust boundaries count three times as much. */
const stored: Readonly<Record<StatedFact, number>> = { UNKNOWN: 0, NO: 1, YES: 2 };
const everyFact: readonly StatedFact[] = ['YES', 'NO', 'UNKNOWN'];

/** Filters by the stated facts of services, including missing ones. An empty list allows all. */
export interface StatedFilter {
  readonly authentication: readonly StatedFact[];
  readonly trustBoundary: readonly StatedFact[];
}

/** The conditions for services `s` with these facts; none if all are allowed. */
export function statedConditions({ authentication, trustBoundary }: StatedFilter): RawBuilder<unknown>[] {
  if (authentication.length === 0 && trustBoundary.length === 0) return [];
  const boundaries = trustBoundary.length > 0 ? trustBoundary : everyFact;
  const facts = (authentication.length > 0 ? authentication : everyFact).flatMap((authenticated) =>
    boundaries.map((crosses) => stored[authenticated] + 3 * stored[crosses]),
  );
  return [sql`s.facts = any(${facts}::smallint[])`];
}
