import type { Team } from '@waybill/api-contract';

/** Whose API keys are shown: a team's, or a service account's. */
export type KeyOwner =
  | { readonly team: Team; readonly account?: undefined }
  | { readonly account: string; readonly team?: undefined };

/** What a dialog about a key of theirs calls them. */
export function nameOfOwner(owner: KeyOwner): string {
  return owner.team ? owner.team.name : owner.account;
}
