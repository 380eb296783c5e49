import { looksLikeJson, type Probe } from '../../../outgoing/probe.ts';
import type { SettingsAtHand } from '../../config-property/settings-at-hand.ts';
import { paceOf } from './nvd-pace.ts';

const addressSetting = 'nvd.api.url';

/** Asks for the first record. The API does without a key, and says in a header that it does not know one. */
export async function probeNvdApi(settings: SettingsAtHand): Promise<Probe> {
  const url = await settings.address(addressSetting);
  url.searchParams.set('resultsPerPage', '1');
  url.searchParams.set('startIndex', '0');
  const key = await settings.secret('nvd.api.key', { name: addressSetting });
  const requests = Number(await settings.text('nvd.api.requests.per.30.seconds')) || undefined;
  return {
    url,
    headers: key.account === 'SENT' ? { apiKey: key.value } : {},
    pace: paceOf(url, key.account === 'SENT', requests),
    account: key.account === 'MISSING' ? 'NONE' : key.account,
    isExpected: (answer) => looksLikeJson(answer) && answer.text.includes('"NVD_CVE"'),
    findTrouble({ status, header }) {
      if (/invalid apikey/i.test(header('message') ?? '')) {
        return { step: 'ACCOUNT', code: 'CREDENTIALS_REFUSED', facts: { status } };
      }
      // Above its limit the NVD answers so, whatever the key.
      return status === 403 ? { step: 'RATE', code: 'LIMIT_REACHED', facts: { status } } : undefined;
    },
  };
}
