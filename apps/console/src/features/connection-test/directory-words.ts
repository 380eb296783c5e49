import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { IdentityStep, IdentityTest, IdentityTestStep } from '@waybill/api-contract';
import type { TestStep } from '../../ui/test-steps.tsx';
import { outcomes, type StepText } from './connection-words.ts';
import { problemText } from './problem-text.ts';

const stepNames: Partial<Record<IdentityStep, MessageDescriptor>> = {
  CONNECTION: msg`Connection`,
  TLS: msg`Encryption (TLS)`,
  ACCOUNT: msg`Bind user`,
  BASE: msg`Base DN`,
  USER: msg`Found user`,
  PASSWORD: msg`Password`,
  GROUPS: msg`Groups`,
  ADMISSION: msg`Account`,
  TEAMS: msg`Teams`,
};

/** Describes the steps that the server tested at a directory. */
export function viewDirectorySteps({ steps, host = '' }: IdentityTest): TestStep[] {
  return steps.map((step) => ({
    name: stepNames[step.step] ?? msg`Response`,
    ok: outcomes[step.outcome],
    ...directoryStepText(step, host),
  }));
}

/** Describes the result of one step, with advice. */
export function directoryStepText(step: IdentityTestStep, host: string): StepText {
  if (step.code === undefined) return { detail: foundText(step) };
  return addressText(step, host) ?? accountText(step) ?? searchText(step) ?? admissionText(step) ?? {};
}

const shownValues = 20;

/** Names that were found, as many as one reads. */
function foundText({ values, total = values?.length ?? 0 }: IdentityTestStep): string | undefined {
  if (values === undefined || values.length === 0) return undefined;
  // Distinguished names have commas.
  const list = values.slice(0, shownValues).join(' · ');
  const more = i18n.number(total - Math.min(values.length, shownValues));
  return more === '0' ? list : t`${list} and ${more} more`;
}

/** Everything until the directory listens. */
function addressText({ code }: IdentityTestStep, host: string): StepText | undefined {
  switch (code) {
    case 'NO_ADDRESS':
      return { detail: t`No server address is set.`, advice: t`Enter the server address.` };
    case 'INVALID_ADDRESS':
      return {
        detail: t`The server address isn't valid.`,
        advice: t`Enter an address that starts with ldaps:// or ldap://.`,
      };
    case 'LINK_LOCAL':
    case 'PRIVATE_REDIRECT':
    case 'HOST_NOT_ALLOWED':
      return {
        detail: t`This server may not contact ${host}.`,
        advice: t`Add the host to WAYBILL_ALLOWED_HOSTS and restart the server.`,
      };
    case 'HOST_NOT_FOUND':
    case 'CONNECTION_REFUSED':
    case 'CONNECTION_LOST':
    case 'TIMED_OUT':
    case 'UNREACHABLE':
      return {
        detail: problemText({ code, host }).title,
        advice: t`Check the host and the port, and whether a firewall is in between.`,
      };
    case 'CERTIFICATE':
      return {
        detail: problemText({ code, host }).title,
        advice: t`Set WAYBILL_CA_FILE to the file with its certificate authority and restart the server. The certificate must name the host of the server address.`,
      };
    case 'NO_TLS':
      return {
        detail: t`${host} doesn't use encryption on this port.`,
        advice: t`Check the port. It is usually 636 for ldaps://, and 389 for ldap:// with StartTLS.`,
      };
    case 'NOT_ENCRYPTED':
      return {
        detail: t`Not encrypted. Passwords can be read on their way.`,
        advice: t`Use an ldaps:// address or turn on StartTLS.`,
      };
    case 'ENCRYPTION_REFUSED':
      return { detail: t`The directory refuses StartTLS.`, advice: t`Use an ldaps:// address.` };
    case 'NO_ANSWER':
      return {
        detail: t`${host} accepted the connection but didn't respond in time.`,
        advice: t`Try again later, or set a longer time limit.`,
      };
    case 'DIRECTORY_ERROR':
      return { detail: t`The directory reports an error.`, advice: t`The log of this server says more.` };
    default:
      return undefined;
  }
}

/** Describes the directory's answer about the bind user, or the user's password. */
function accountText({ step, code }: IdentityTestStep): StepText | undefined {
  switch (code) {
    case 'NO_ACCOUNT':
      return { detail: t`None is set. The directory is searched anonymously.` };
    case 'CREDENTIALS_MISSING':
      return { detail: t`The bind user has no password.`, advice: t`Enter the bind password.` };
    case 'CREDENTIALS_REFUSED':
      return step === 'PASSWORD'
        ? { detail: t`The directory rejects the password.` }
        : {
            detail: t`The directory rejects the bind user.`,
            advice: t`Check the name and the password. Most directories want a distinguished name.`,
          };
    case 'ENCRYPTION_REQUIRED':
      return {
        detail: t`The directory only accepts encrypted connections.`,
        advice: t`Use an ldaps:// address or turn on StartTLS.`,
      };
    case 'SECRET_WITHHELD':
      return {
        detail: t`A stored password is only sent to the server it was saved for.`,
        advice: t`Enter the bind password again to test it with this server address.`,
      };
    case 'SECRET_UNREADABLE':
      return {
        detail: t`The stored secret can't be decrypted with this server's key.`,
        advice: t`Enter it again, or restore the key.`,
      };
    case 'NO_PASSWORD':
      return { detail: t`Not tried, because none was entered.` };
    default:
      return undefined;
  }
}

/** Describes the result of a search. */
function searchText(step: IdentityTestStep): StepText | undefined {
  switch (step.code) {
    case 'NO_BASE':
      return { detail: t`No base DN is set.`, advice: t`Enter the base DN.` };
    case 'BASE_NOT_FOUND':
      return {
        detail: t`The directory has no such base DN, or the bind user can't see it.`,
        advice: t`Check the base DN, and what the bind user is allowed to see.`,
      };
    case 'INVALID_BASE':
      return {
        detail: t`The base DN isn't a valid distinguished name.`,
        advice: t`Enter a name such as dc=example,dc=com.`,
      };
    case 'ACCESS_DENIED':
      return {
        detail: t`The directory doesn't allow the search.`,
        advice: t`Set a bind user that may search below the base DN.`,
      };
    case 'INVALID_FILTER':
      return {
        detail: t`The filter can't be read.`,
        advice: t`Check its parentheses and the names of its attributes.`,
      };
    case 'INVALID_ATTRIBUTE':
      return {
        detail: t`The user name attribute isn't a valid name.`,
        advice: t`Enter the name of an attribute, such as uid.`,
      };
    case 'NONE_FOUND':
      return noneText(step);
    case 'SEVERAL_FOUND':
      return {
        detail: t`Several entries have this name, so nobody can sign in with it: ${foundText(step) ?? ''}`,
        advice: t`Use an attribute that is unique, or a narrower base DN.`,
      };
    default:
      return undefined;
  }
}

function noneText({ step, outcome }: IdentityTestStep): StepText {
  if (step === 'USER') {
    return {
      detail: t`No entry has this name.`,
      advice: t`Check the base DN, the user name attribute and the user name format.`,
    };
  }
  if (step === 'TEAMS') return { detail: t`None found.` };
  return outcome === 'SKIPPED'
    ? { state: t`none found`, detail: t`None found.`, advice: t`Check the filter for groups.` }
    : { detail: t`None found.` };
}

/** Describes the result of a sign-in. */
function admissionText({ code }: IdentityTestStep): StepText | undefined {
  switch (code) {
    case 'NOT_SYNCHRONIZED':
      return { detail: t`Not asked for, because teams don't follow from groups.` };
    case 'KNOWN_ACCOUNT':
      return { detail: t`The user has an account.` };
    case 'NEW_ACCOUNT':
      return { detail: t`An account would be created.` };
    case 'UNMAPPED_ACCOUNT':
      return {
        detail: t`The user has no account, and none is created at the sign-in.`,
        advice: t`Create the user, or turn on “Add users at their first sign-in”.`,
      };
    default:
      return undefined;
  }
}
