import { fileBelow } from '../../../outgoing/file-below.ts';
import { type Probe, parseAnswer } from '../../../outgoing/probe.ts';
import type { SettingsAtHand } from '../../config-property/settings-at-hand.ts';
import { examplePurl } from '../example-package.ts';
import { splitTokens } from './snyk-tokens.ts';
import { usualVersion } from './snyk-version.ts';

const address = { name: 'snyk.base.url', standard: 'https://api.snyk.io' };

/**
 * The issues of one package (https://docs.snyk.io/snyk-api/reference/issues): needs a token that its organization lets ask.
 * Of several tokens the first one is tried.
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
  const [token] = splitTokens(tokens.value ?? '');
  return {
    url,
    headers: {
      accept: 'application/vnd.api+json',
      ...(token === undefined ? {} : { authorization: `token ${token}` }),
    },
    account: organization === undefined || (tokens.account === 'SENT' && !token) ? 'MISSING' : tokens.account,
    isExpected: (answer) => !answer.isWhole || Array.isArray(Object(parseAnswer(answer)).data),
    findTrouble({ status, isWhole, text }) {
      // What is not there is the organization: the package is known to be.
      const isOwn = isWhole && /"errors"\s*:/.test(text);
      return status === 404 && isOwn
        ? { step: 'ACCOUNT', code: 'ACCESS_DENIED', facts: { status } }
        : undefined;
    },
  };
}
