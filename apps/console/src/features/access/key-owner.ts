import type { Team } from '@waybill/api-contract';

/** The owner of the shown API keys: a team, or a service account. */
export type KeyOwner =
  | { readonly team: Team; readonly account?: undefined }
  | { readonly account: string; readonly team?: undefined };

/** The owner's name in a dialog about a key. */
export function nameOfOwner(owner: KeyOwner): string {
  return owner.team ? owner.team.name : owner.account;
}
