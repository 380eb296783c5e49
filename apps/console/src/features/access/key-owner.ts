import type { Team } from '@waybill/api-contract';

/** Whose API keys are shown. */
export interface KeyOwner {
  readonly team: Team;
}

/** What a dialog about a key of theirs calls them. */
export function nameOfOwner({ team }: KeyOwner): string {
  return team.name;
}
