import type { Secrets } from '../../../config/secrets.ts';
import type { Context } from '../../../feature.ts';
import { isSettingOn } from '../../config-property/setting.service.ts';
import type { PublisherKind } from '../publisher/publisher-kinds.ts';
import { askDestination, type DestinationAnswer, urlOf } from './ask-destination.ts';
import { subjectForOwner } from './owner-view.service.ts';
import { NotNow, type Publication, type Publish, Undeliverable } from './publish.ts';
import { signatureHeaders } from './signature.ts';

/** Time between two messages to one address, by what the services allow (docs/contract/19-notifications.md); none for others. */
const intervalMs: Partial<Record<PublisherKind, number>> = {
  slack: 1_000,
  msteams: 500,
  msteamsCard: 500,
  webex: 500,
};

/** Posts a message to the address of the rule. */
export const postMessage: Publish = async (context, publication) => {
  const { config, rule, owed, kind } = publication;
  if (config.destination === undefined) throw new Undeliverable('The rule has no destination.');
  const url = urlOf(config.destination);
  const token = config.token === undefined ? {} : { [config.tokenHeader ?? 'X-Api-Key']: config.token };
  const told = rule.owner_id === null ? publication : await forOwner(context, publication, rule.owner_id);
  if (!told) return;
  const body = await told.render();
  const signed =
    kind === 'webhook' && rule.signing_secret !== null
      ? signatureHeaders(secretOf(rule.signing_secret, context.secrets), owed.uuid, context.now(), body)
      : {};
  const answer = await askDestination(context, publication, {
    url,
    method: 'POST',
    headers: {
      ...token,
      ...signed,
      'content-type': rule.mime_type,
      accept: rule.mime_type,
      'idempotency-key': owed.uuid,
    },
    body,
    intervalMs: intervalMs[kind] ?? 0,
    credential: url.href,
    told: wordOf,
  });
  if (kind === 'msteams') refuseToldTrouble(answer, url);
};

/** Narrowed to what the owner of a subscription may see; undefined when that is nothing. @throws Undeliverable */
async function forOwner(context: Context, publication: Publication, ownerId: number) {
  if (!(await isSettingOn(context.db, 'notification', 'subscription.webhooks.allowed')))
    throw new Undeliverable('The administrator does not allow webhooks for subscriptions.');
  const subject = await subjectForOwner(context, ownerId, publication.owed);
  return subject && { ...publication, render: () => publication.render(subject) };
}

function secretOf(stored: string, secrets: Secrets): string {
  try {
    return secrets.decrypt(stored);
  } catch {
    throw new Undeliverable('The signing secret of the rule cannot be decrypted.');
  }
}

/** Connectors of Teams answer 200 and tell the trouble as text. */
function refuseToldTrouble({ text, waitMs: afterMs }: DestinationAnswer, { host }: URL): void {
  const [, told] = /HTTP error (\d{3})/i.exec(text) ?? [];
  if (told === undefined) return;
  if (told === '413') throw new Undeliverable(`${host} rejects the message as too large.`);
  throw new NotNow(`${host} limits the number of requests (${told}).`, { afterMs });
}

/** A word such as `channel_is_archived` says what is wrong; whole sentences may repeat what was sent. */
function wordOf(text: string): string | undefined {
  return /^[a-z][a-z_]{2,60}$/.exec(text.trim())?.[0];
}
