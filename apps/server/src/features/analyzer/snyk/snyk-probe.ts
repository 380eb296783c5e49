import { fileBelow } from '../../../outgoing/file-below.ts';
import { laneOf } from '../../../outgoing/lane.ts';
import { type Probe, parseAnswer } from '../../../outgoing/probe.ts';
import type { SettingsAtHand } from '../../config-property/settings-at-hand.ts';
import { examplePurl } from '../example-package.ts';
import { splitTokens } from './snyk-tokens.ts';
import { usualVersion } from './snyk-version.ts';

const address = { name: 'snyk.base.url', standard: 'https://api.snyk.io' };

/**
 * The issues of one package (https://docs.snyk.io/snyk-api/reference/issues): needs a token that its organization lets ask.
 * Each of several tokens is tried.
 */
export async function probeSnyk(settings: SettingsAtHand): Promise<Probe> {
  const base = await settings.address(address.name, address.standard);
  const organization = await settings.text('snyk.org.id');
  const url = fileBelow(
    base,
    `rest/orgs/${encodeURIComponent(organization ?? '-')}/packages/${encodeURIComponent(examplePurl)}/issues`,
  );
  url.searchParams.set('version', (await settings.text('snyk.api.version')) ?? usualVersion);
  url.searchParams.set('limit', '1');
  const tokens = await settings.secret('snyk.api.token', address);
  const texts = splitTokens(tokens.value ?? '');
  const accept = 'application/vnd.api+json';
  const hasNone = tokens.account === 'SENT' && texts.length === 0;
  return {
    url,
    headers: { accept },
    account: organization === undefined || hasNone ? 'MISSING' : tokens.account,
    // A token that is asked to wait says nothing of the others.
    accounts: texts.map((text) => ({
      headers: { accept, authorization: `token ${text}` },
      pace: { lane: laneOf(url, text), intervalMs: 0 },
    })),
    isExpected: (answer) => !answer.isWhole || Array.isArray(Object(parseAnswer(answer)).data),
    findTrouble({ status, isWhole, text }) {
      // The organization is missing, because the package is known to exist.
      const isOwn = isWhole && /"errors"\s*:/.test(text);
      return status === 404 && isOwn
        ? { step: 'ACCOUNT', code: 'ACCESS_DENIED', facts: { status } }
        : undefined;
    },
  };
}
