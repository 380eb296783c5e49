import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ConnectionStep, ConnectionTest, ConnectionTestStep, JiraTarget } from '@waybill/api-contract';
import type { TestStep } from '../../ui/test-steps.tsx';
import { problemText } from './problem-text.ts';

const stepNames = {
  NAME: msg`Name lookup`,
  CONNECTION: msg`Connection`,
  TLS: msg`Encryption (TLS)`,
  ANSWER: msg`Response`,
  ACCOUNT: msg`Account`,
  RATE: msg`Rate limit`,
} as const satisfies Record<ConnectionStep, unknown>;

/** Only tokens are several. */
function nameOf({ step, account }: ConnectionTestStep): MessageDescriptor {
  if (account === undefined) return stepNames[step];
  return step === 'RATE' ? msg`Rate limit (token ${account})` : msg`Account (token ${account})`;
}

export interface StepText {
  state?: string | undefined;
  detail?: string | undefined;
  advice?: string | undefined;
}

export const outcomes = { OK: true, FAILED: false, SKIPPED: undefined } as const;

/** Describes the steps that the server tested. */
export function viewSteps({ steps, host = '', targets = [] }: ConnectionTest): TestStep[] {
  return [
    ...steps.map((step) => ({
      name: nameOf(step),
      ok: outcomes[step.outcome],
      ...stepText(step, host),
    })),
    ...targets.map(fieldsStep),
  ];
}

/** True if an alert says all that Jira asks of its issues. */
function fieldsStep({ rule = '', tag, project, issueType, missing, error }: JiraTarget): TestStep {
  const place = [rule, project, issueType, ...(tag === undefined ? [] : [tag])].join(' · ');
  const name = msg`Required fields: ${place}`;
  if (error !== undefined) return { name, ok: false, detail: error };
  if (missing.length === 0) return { name, ok: true };
  const fields = missing.map(({ id, name: field }) => (field === id ? id : `${field} (${id})`)).join(', ');
  return {
    name,
    ok: false,
    detail: t`No value for ${fields}`,
    advice: t`Add it to the alert, under “More fields”.`,
  };
}

/** Describes the result of one step, with advice. */
export function stepText(step: ConnectionTestStep, host: string): StepText {
  if (step.code === undefined) return { detail: passedText(step) };
  return addressText(step, host) ?? answerText(step, host) ?? accountText(step, host) ?? {};
}

function passedText({ step, status, remaining, limit }: ConnectionTestStep): string | undefined {
  if (step === 'ANSWER' && status !== undefined) return t`HTTP ${status}`;
  if (step !== 'RATE' || remaining === undefined) return undefined;
  const left = i18n.number(remaining);
  if (limit === undefined) return t`${left} requests left`;
  const all = i18n.number(limit);
  return t`${left} of ${all} requests left`;
}

/** Everything until the host is reached. */
function addressText({ code, status }: ConnectionTestStep, host: string): StepText | undefined {
  switch (code) {
    case 'NO_ADDRESS':
      return { detail: t`No URL is set.`, advice: t`Enter a URL.` };
    case 'INVALID_ADDRESS':
      return {
        detail: t`The URL isn't valid.`,
        advice: t`Enter a URL that starts with http:// or https://.`,
      };
    case 'LINK_LOCAL':
      return {
        detail: t`The URL leads to a link-local or cloud metadata address, which Waybill never contacts.`,
        advice: t`Enter the URL of another host.`,
      };
    case 'PRIVATE_REDIRECT':
      return {
        detail: t`A public host redirects into a private network, which Waybill doesn't follow.`,
        advice: t`Enter the URL that the redirect leads to.`,
      };
    case 'HOST_NOT_ALLOWED':
      return {
        detail: t`This server may not contact ${host}, or the host that it redirects to.`,
        advice: t`Add the host to WAYBILL_ALLOWED_HOSTS and restart the server.`,
      };
    case 'IP_ADDRESS':
      return { detail: t`Not needed for an IP address` };
    case 'PROXY_REFUSED':
      return {
        detail:
          status === undefined
            ? t`The proxy refuses the connection.`
            : t`The proxy refuses the connection (HTTP ${status}).`,
        advice: t`Check the username and password in HTTPS_PROXY, and what the proxy allows.`,
      };
    case 'PLAIN_HTTP':
      return { detail: t`Not encrypted, because the URL starts with http://` };
    case 'NO_TLS':
      return {
        detail: t`${host} doesn't use encryption on this port.`,
        advice: t`Check the port, or use a URL that starts with http://.`,
      };
    case 'CONNECTION_REFUSED':
      return {
        detail: problemText({ code, host }).title,
        advice: t`Check the port. The service must be running and accept connections from this server.`,
      };
    case 'HOST_NOT_FOUND':
    case 'CONNECTION_LOST':
    case 'TIMED_OUT':
    case 'UNREACHABLE':
    case 'CERTIFICATE': {
      const { title, advice } = problemText({ code, host });
      return { detail: title, advice };
    }
    default:
      return undefined;
  }
}

/** Describes the host's answer. */
function answerText({ code, status = 0 }: ConnectionTestStep, host: string): StepText | undefined {
  switch (code) {
    case 'NO_ANSWER':
      return {
        detail: t`${host} accepted the connection but didn't respond in time.`,
        advice: t`Try again later. If that doesn't help, check the port and the host.`,
      };
    case 'REFUSED':
      return {
        detail: t`${host} refuses the request (HTTP ${status}).`,
        advice: t`It may block this server or limit its requests. Try again later, or use a mirror of your own.`,
      };
    case 'NOT_FOUND':
      return {
        detail: t`There is nothing at this URL (HTTP ${status}).`,
        advice: t`Check the path of the URL.`,
      };
    case 'SERVER_ERROR':
      return { detail: t`${host} reports an error (HTTP ${status}).`, advice: t`Try again later.` };
    case 'UNEXPECTED_STATUS':
      return {
        detail: t`${host} doesn't accept the request (HTTP ${status}).`,
        advice: t`Check the URL and the other values on this page.`,
      };
    case 'WEB_PAGE':
      return {
        detail: t`${host} sent a web page instead of data.`,
        advice: t`Check the URL. A proxy or sign-in page may be in between.`,
      };
    case 'UNEXPECTED_CONTENT':
      return {
        detail: t`${host} sent a response that doesn't come from this service.`,
        advice: t`Check the URL.`,
      };
    case 'REDIRECTED':
      return {
        detail: t`${host} redirects to a URL that can't be followed.`,
        advice: t`Enter the URL that it redirects to.`,
      };
    case 'PACKAGE_NOT_FOUND':
      return {
        state: t`not confirmed`,
        detail: t`Not confirmed. The repository responds but doesn't contain the public package used for the test.`,
        advice: t`That's normal for a repository of your own packages. If it should contain public ones, check the URL.`,
      };
    default:
      return undefined;
  }
}

/** Describes the host's statements about the account and its limit. */
function accountText({ code, resetAt }: ConnectionTestStep, host: string): StepText | undefined {
  switch (code) {
    case 'NO_ACCOUNT':
      return { detail: t`Not needed` };
    case 'CREDENTIALS_MISSING':
      return { detail: t`Credentials are missing.`, advice: t`Enter the credentials on this page.` };
    case 'CREDENTIALS_REFUSED':
      return {
        detail: t`${host} rejects the credentials.`,
        advice: t`They may be wrong or expired. Replace them on this page.`,
      };
    case 'ACCESS_DENIED':
      return {
        detail: t`The account lacks permission for this.`,
        advice: t`Check what the account or token may do, and the organization if there is one.`,
      };
    case 'SECRET_WITHHELD':
      return {
        detail: t`A stored secret is only sent to the host it was saved for.`,
        advice: t`Enter the secret again to test it with this URL.`,
      };
    case 'SECRET_UNREADABLE':
      return {
        detail: t`The stored secret can't be decrypted with this server's key.`,
        advice: t`Enter it again, or restore the key.`,
      };
    case 'LIMIT_REACHED': {
      const time =
        resetAt === undefined
          ? undefined
          : i18n.date(new Date(resetAt), { dateStyle: 'medium', timeStyle: 'medium' });
      return {
        detail: t`${host} is rate-limiting requests.`,
        advice: time === undefined ? t`Try again later.` : t`Try again after ${time}.`,
      };
    }
    case 'NOT_STATED':
      return { detail: t`Not published` };
    default:
      return undefined;
  }
}
