import { fileBelow } from '../../../outgoing/file-below.ts';
import { type Probe, parseAnswer } from '../../../outgoing/probe.ts';
import type { SettingsAtHand } from '../../config-property/settings-at-hand.ts';
import { examplePurl } from '../example-package.ts';
import { authorizationOf } from './authorization.ts';

const address = { name: 'ossindex.base.url', standard: 'https://ossindex.sonatype.org' };

/** One coordinate in a report (https://ossindex.sonatype.org/rest). */
export async function probeOssIndex(settings: SettingsAtHand): Promise<Probe> {
  const base = await settings.address(address.name, address.standard);
  const token = await settings.secret('ossindex.api.token', address);
  const authorization = authorizationOf(token.value, await settings.text('ossindex.api.username'));
  return {
    url: fileBelow(base, 'api/v3/component-report'),
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(authorization === undefined ? {} : { authorization }),
    },
    body: JSON.stringify({ coordinates: [examplePurl] }),
    account: token.account === 'SENT' && authorization === undefined ? 'MISSING' : token.account,
    isExpected: (answer) => Array.isArray(parseAnswer(answer)),
  };
}
