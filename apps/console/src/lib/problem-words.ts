import { type I18n, i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HttpError } from './http-error.ts';

interface Words {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

/**
 * Problems by the `code` of their document, in the language of the console. The server's own words are English and stay for all
 * others: those with values that only its sentence has.
 */
const problemWords: Readonly<Record<string, Words>> = {
  'bulk.too_many': {
    title: msg`Too many at once`,
    text: msg`The filter matches too many. Narrow it.`,
  },
  'decision.changed_since': {
    title: msg`Someone has decided since`,
    text: msg`There is a later decision or comment. Nothing was changed.`,
  },
  'finding.nothing_decided': {
    title: msg`Nothing to decide`,
    text: msg`Choose a state, justification, or response, or write details or a comment.`,
  },
  'import.running': { title: msg`An import is running`, text: msg`Wait until it has ended.` },
  'notification.not_dead': {
    title: msg`The notification has not failed for good`,
    text: msg`Only a notification that has failed for good can be sent again.`,
  },
  'notification_rule.tells_nothing_open': {
    title: msg`The alert can't send existing findings`,
    text: msg`It must be enabled, react to events, and cover vulnerabilities or violations.`,
  },
  'passkey.none': {
    title: msg`There is no passkey`,
    text: msg`Recovery codes replace a passkey. Add a passkey first.`,
  },
  'passkey.not_managed': {
    title: msg`Passkeys are for managed users`,
    text: msg`The directory or provider of this account handles its second factor.`,
  },
  'passkey.own': {
    title: msg`These are your own passkeys`,
    text: msg`Remove your own passkeys on your profile, with your password.`,
  },
  'request.too_many': { title: msg`Too many requests`, text: msg`Try again in a moment.` },
  'share_link.findings_hidden': {
    title: msg`Forbidden`,
    text: msg`Sharing the VEX needs the permission VIEW_VULNERABILITY.`,
  },
  'source.offline': {
    title: msg`The server is offline`,
    text: msg`Import a data bundle instead of updating the source.`,
  },
};

/** Title and text of a problem document, in the language of the console where there are words for its code. */
export function wordsOfProblem(error: HttpError, language: I18n = i18n): { title: string; text: string } {
  const words = Object.hasOwn(problemWords, error.code) ? problemWords[error.code] : undefined;
  if (!words) return { title: error.title, text: error.detail };
  return { title: language._(words.title), text: language._(words.text) };
}
