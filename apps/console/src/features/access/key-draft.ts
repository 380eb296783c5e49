import type { ManagedApiKey } from '@waybill/api-contract';
import type { SearchOption } from '../../ui/use-option-search.ts';
import type { KeyRules } from './api-key.data.ts';
import { type LimitValues, limitBody, limitValues } from './project-limit-values.ts';

/** The values of a key's form. */
export interface KeyValues extends LimitValues {
  comment: string;
  grantsCreation: boolean;
  /** The last day on which the key works, such as `2026-05-31`; empty for a key that does not expire. */
  lastDay: string;
  accessTeams: SearchOption[];
}

/** The form values of a key, or of a new one. */
export function keyValues(key: ManagedApiKey | undefined): KeyValues {
  return {
    ...limitValues(key?.projects),
    comment: key?.comment ?? '',
    grantsCreation: false,
    lastDay: key?.expires === undefined ? '' : dayOf(key.expires),
    accessTeams: (key?.accessTeams ?? []).map(({ uuid, name }) => ({ value: uuid, label: name })),
  };
}

/** The body to send. */
export function keyRules(values: KeyValues, key: ManagedApiKey | undefined): KeyRules {
  const { comment, accessTeams } = values;
  const expires = expiryOf(values.lastDay, key);
  return {
    comment,
    ...(expires === undefined ? {} : { expires }),
    ...limitBody(values),
    accessTeams: accessTeams.map(({ value }) => ({ uuid: value })),
  };
}

/** A day that was not touched stays the moment that is stored, which may be in the past. */
function expiryOf(lastDay: string, key: ManagedApiKey | undefined): number | undefined {
  if (lastDay === '') return undefined;
  if (key?.expires !== undefined && dayOf(key.expires) === lastDay) return key.expires;
  return new Date(`${lastDay}T23:59:59.999`).getTime();
}

/** The day of a moment where the user is. */
export function dayOf(ms: number): string {
  const date = new Date(ms);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
