import { fileBelow } from '../../../outgoing/file-below.ts';
import { type Probe, parseAnswer } from '../../../outgoing/probe.ts';
import type { SettingsAtHand } from '../../config-property/settings-at-hand.ts';
import { standardAddress } from './kenna-address.ts';

const address = { name: 'kenna.api.url', standard: standardAddress };

/** Reads the connector, which needs the token and the right number. */
export async function probeKenna(settings: SettingsAtHand): Promise<Probe> {
  const connector = await settings.text('kenna.connector.id');
  const base = await settings.address(address.name, address.standard);
  const token = await settings.secret('kenna.token', address);
  return {
    url: fileBelow(base, `connectors/${encodeURIComponent(connector ?? '-')}`),
    headers: token.account === 'SENT' ? { 'x-risk-token': token.value } : {},
    account: connector === undefined ? 'MISSING' : token.account,
    isExpected: (answer) => 'connector' in Object(parseAnswer(answer)),
  };
}
