import { fileBelow } from '../../../outgoing/file-below.ts';
import { type Probe, parseAnswer } from '../../../outgoing/probe.ts';
import type { SettingsAtHand } from '../../config-property/settings-at-hand.ts';
import { signedUrl } from './oauth1.ts';

const address = { name: 'vulndb.base.url', standard: 'https://vulndb.flashpoint.io' };

/** Reads the account's number of calls this month. This request is not one of them. */
export async function probeVulnDb(settings: SettingsAtHand, now: Date): Promise<Probe> {
  const url = fileBelow(await settings.address(address.name, address.standard), 'api/v1/account_status');
  const key = await settings.text('vulndb.api.oauth1.consumerKey');
  const secret = await settings.secret('vulndb.api.oath1.consumerSecret', address);
  const isSigned = key !== undefined && secret.account === 'SENT';
  return {
    url: isSigned ? signedUrl(url, { key, secret: secret.value }, now) : url,
    account: key === undefined ? 'MISSING' : secret.account,
    isExpected: (answer) => isAccountStatus(parseAnswer(answer)),
    readRate(answer) {
      const status: Record<string, unknown> = Object(parseAnswer(answer));
      const limit = Number(status.number_of_api_calls_allowed_per_month);
      const made = Number(status.number_of_api_calls_made_this_month);
      if (!Number.isSafeInteger(limit) || !Number.isSafeInteger(made)) return undefined;
      return { limit, remaining: Math.max(0, limit - made) };
    },
  };
}

/** True if an answer tells of the account, as only VulnDB does. */
export function isAccountStatus(value: unknown): boolean {
  return 'number_of_api_calls_allowed_per_month' in Object(value);
}
