import { fileBelow } from '../../../outgoing/file-below.ts';
import { type Probe, parseAnswer } from '../../../outgoing/probe.ts';
import type { SettingsAtHand } from '../../config-property/settings-at-hand.ts';

const address = { name: 'defectdojo.url' };

/** Lists one product type, which everybody may who may import. */
export async function probeDefectDojo(settings: SettingsAtHand): Promise<Probe> {
  const url = fileBelow(await settings.address(address.name), 'api/v2/product_types/');
  url.searchParams.set('limit', '1');
  const key = await settings.secret('defectdojo.apiKey', address);
  return {
    url,
    headers: key.account === 'SENT' ? { authorization: `Token ${key.value}` } : {},
    account: key.account,
    isExpected: (answer) => Array.isArray(Object(parseAnswer(answer)).results),
  };
}
