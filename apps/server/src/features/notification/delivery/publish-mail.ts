import { isIP } from 'node:net';
import { rootCertificates } from 'node:tls';
import { decodeEntities } from '@waybill/template';
import nodemailer from 'nodemailer';
import type { Database } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import { createAddressPolicy } from '../../../outgoing/address/address-policy.ts';
import {
  isSettingOn,
  readNumber,
  readSecretSetting,
  readSetting,
} from '../../config-property/setting.service.ts';
import type { Subject } from '../event/subject.ts';
import { isMailAddress, mailAddresses } from '../rule/publisher-config.ts';
import { findOwnerAddress } from '../subscription/subscription.queries.ts';
import type { OwedRow } from './delivery.queries.ts';
import { forgetMailTokens, readMailToken } from './mail-token.ts';
import { narrowSubject, projectUuidsOf } from './narrow-subject.ts';
import { subjectForOwner } from './owner-view.service.ts';
import { NotNow, type Publish, Undeliverable } from './publish.ts';
import { listRecipients, listSeenByTeams } from './recipient.queries.ts';

const silenceMs = 30_000;

interface Mail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly body: string;
  readonly mimeType: string;
  /** The same for every try, so that a mailbox can tell a repetition. */
  readonly key: string;
}

/** Sends a mail to the addresses of the rule and to the members of its teams, to these only what they may see. */
export const mailMessage: Publish = async (context, { rule, config, owed, render, renderTitle }) => {
  if (rule.owner_id !== null) {
    const own = await subjectForOwner(context, rule.owner_id, owed);
    const address = await findOwnerAddress(context.db, rule.owner_id);
    if (own === undefined || address === undefined || !isMailAddress(address)) return;
    const subject = await renderTitle(own);
    const body = await render(own);
    await sendMail(context, { to: [address], subject, body, mimeType: rule.mime_type, key: owed.uuid });
    return;
  }
  const written = mailAddresses(config.destination ?? '').filter(isMailAddress);
  const groups = await groupsOf(context.db, rule.rule_id, owed, written);
  if (written.length > 0) groups.unshift({ to: written, subject: owed.subject });
  if (groups.length === 0) {
    // Nobody may see it, or nobody has an address: there is nothing left to do.
    if ((await listRecipients(context.db, rule.rule_id)).length > 0) return;
    throw new Undeliverable('The rule has no recipient with an email address.');
  }
  for (const [index, group] of groups.entries()) {
    const key = index === 0 ? owed.uuid : `${index}.${owed.uuid}`;
    const body = await render(group.subject);
    const title = await renderTitle(group.subject);
    await sendMail(context, { to: group.to, subject: title, body, mimeType: rule.mime_type, key });
  }
};

interface Group {
  readonly to: string[];
  readonly subject: Subject | null;
}

/** Members of teams by what they may see of a subject; those who may see none of it get nothing. */
async function groupsOf(
  db: Database,
  ruleId: number,
  { subject, is_test }: OwedRow,
  written: readonly string[],
): Promise<Group[]> {
  const known = new Set(written.map((address) => address.toLowerCase()));
  const recipients = (await listRecipients(db, ruleId)).filter(
    ({ email }) => isMailAddress(email) && !known.has(email),
  );
  const isControlled = await isSettingOn(db, 'access-management', 'acl.enabled');
  if (recipients.length === 0) return [];
  // A sample is about nothing that anybody could see.
  if (!isControlled || is_test || subject === null || subject.kind === 'user')
    return [{ to: recipients.map(({ email }) => email), subject }];
  const teamIds = [...new Set(recipients.flatMap((one) => one.team_ids))];
  const seen = Map.groupBy(await listSeenByTeams(db, teamIds, projectUuidsOf(subject)), (row) => row.team_id);
  const groups = new Map<string, Group>();
  for (const { email, team_ids } of recipients) {
    const visible = new Set(team_ids.flatMap((id) => (seen.get(id) ?? []).map((row) => row.uuid)));
    const narrowed = narrowSubject(subject, visible);
    if (!narrowed) continue;
    const key = [...visible].sort().join();
    const group = groups.get(key) ?? { to: [], subject: narrowed };
    group.to.push(email);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** @throws NotNow while mail is off or the server cannot be reached, Undeliverable when the message is refused for good */
export async function sendMail(context: Context, mail: Mail): Promise<void> {
  const { db, secrets, config } = context;
  if (!(await isSettingOn(db, 'email', 'smtp.enabled'))) throw new NotNow('Sending email is disabled.');
  const host = await readSetting(db, 'email', 'smtp.server.hostname');
  const port = await readNumber(db, 'email', 'smtp.server.port');
  const from = await readSetting(db, 'email', 'smtp.from.address');
  if (host === undefined || port === undefined || from === undefined)
    throw new NotNow('The mail server, its port or the sender is not set.');
  const isEncrypted = await isSettingOn(db, 'email', 'smtp.ssltls');
  const trustsAny = await isSettingOn(db, 'email', 'smtp.trustcert');
  const user = await readSetting(db, 'email', 'smtp.username');
  const pass = await readSecretSetting(db, secrets, 'email', 'smtp.password');
  const accessToken = user === undefined ? undefined : await readMailToken(context);
  const prefix = await readSetting(db, 'email', 'subject.prefix');
  const isImplicit = isEncrypted && port === 465;
  const transport = nodemailer.createTransport({
    // The name is looked up here: what it stands for must be an address that may be asked.
    host: await addressOf(context, host),
    port,
    secure: isImplicit,
    requireTLS: isEncrypted && !isImplicit,
    ignoreTLS: !isEncrypted,
    ...authOf(user, pass, accessToken),
    tls: {
      ...(isIP(host) ? {} : { servername: host }),
      rejectUnauthorized: !trustsAny,
      ...(config.outgoing.ca === undefined ? {} : { ca: [...rootCertificates, config.outgoing.ca] }),
    },
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const isHtml = /^text\/html\b/i.test(mail.mimeType);
  try {
    await transport.sendMail({
      from,
      to: [...mail.to],
      subject: oneLine(`${prefix === undefined ? '' : `${prefix} `}${mail.subject}`),
      messageId: `<${mail.key}@waybill>`,
      ...(isHtml ? { html: mail.body } : { text: decodeEntities(mail.body) }),
    });
  } catch (error) {
    if (accessToken !== undefined && (error as MailError).code === 'EAUTH') forgetMailTokens();
    throw troubleOf(error, `${host}:${port}`);
  } finally {
    transport.close();
  }
}

/** A token goes before a password. */
function authOf(user: string | undefined, pass: string | undefined, accessToken: string | undefined) {
  if (user === undefined) return {};
  if (accessToken !== undefined) return { auth: { type: 'OAuth2' as const, user, accessToken } };
  return pass === undefined ? {} : { auth: { user, pass } };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** @throws Undeliverable for a host that may not be asked */
async function addressOf({ config }: Context, host: string): Promise<string> {
  const policy = createAddressPolicy(config.outgoing.allowedHosts);
  try {
    policy.check(host, false);
  } catch (error) {
    throw new Undeliverable(error instanceof Error ? error.message : String(error));
  }
  if (isIP(host)) return host;
  return new Promise((resolve, reject) => {
    policy.lookup(false)(host, {}, (error, address) => {
      if (error) {
        const isRefused = error.name === 'RefusedAddressError';
        reject(isRefused ? new Undeliverable(error.message) : new NotNow(`"${host}" cannot be looked up.`));
      } else resolve(String(address));
    });
  });
}

interface MailError {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Answers of a mail server may repeat addresses, never the password; the code says enough. */
function troubleOf(error: unknown, server: string): Error {
  const { code, responseCode, command } = error as MailError;
  const what = error instanceof Error ? error.message.slice(0, 300) : String(error);
  const step = command === undefined ? '' : ` at ${command}`;
  if (code === 'EAUTH') return new NotNow(`The mail server ${server} refuses the user name or password.`);
  // A recipient or a message that is refused for good; 5xx at other steps is about us, and may be mended.
  const isLasting = responseCode !== undefined && responseCode >= 550 && responseCode < 560;
  if (isLasting) return new Undeliverable(`The mail server ${server} refused the mail${step}: ${what}`);
  return new NotNow(`The mail server ${server} did not accept the mail${step}: ${what}`);
}
