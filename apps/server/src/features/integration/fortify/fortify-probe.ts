import { fileBelow } from '../../../outgoing/file-below.ts';
import { type Probe, parseAnswer } from '../../../outgoing/probe.ts';
import type { SettingsAtHand } from '../../config-property/settings-at-hand.ts';
import { fortifyAuthorization } from './fortify-authorization.ts';

const address = { name: 'fortify.ssc.url' };

/** Asks for a token for one upload, which goes unused: nothing else tells whether uploads are allowed. */
export async function probeFortify(settings: SettingsAtHand): Promise<Probe> {
  const url = fileBelow(await settings.address(address.name), 'api/v1/fileTokens');
  const token = await settings.secret('fortify.ssc.token', address);
  return {
    url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token.account === 'SENT' ? { authorization: fortifyAuthorization(token.value) } : {}),
    },
    body: JSON.stringify({ fileTokenType: 'UPLOAD' }),
    account: token.account,
    isExpected: (answer) => typeof Object(Object(parseAnswer(answer)).data).token === 'string',
  };
}
