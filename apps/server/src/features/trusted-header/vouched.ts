import type { HeaderNames } from './trusted-header-config.ts';

/** Somebody for whom the headers of a request speak. */
export interface Vouched {
  readonly username: string;
  /** The proxy's subject of the person, whatever the name. */
  readonly subject: string;
  readonly email: string | undefined;
  readonly groups: readonly string[];
}

/** `nobody` has no header of the user name; `twice` has a header more than once; `unusable` has one that no name can be. */
export type NoVouched = 'nobody' | 'twice' | 'unusable';

const maxLength = 255;
/** Tells what a proxy calls somebody from what a provider calls somebody, which is another matter. */
const subjectPrefix = 'proxy:';

/**
 * Reads who the headers of a request speak for. A header that is there twice may be one of the client beside one of the proxy, so
 * nobody is believed then.
 * @param rawHeaders names and values by turns, as Node has them before it joins any
 */
export function readVouched(rawHeaders: readonly string[], names: HeaderNames): Vouched | NoVouched {
  const found = new Map<string, string[]>();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    found.set(name, [...(found.get(name) ?? []), rawHeaders[index + 1] ?? '']);
  }
  const ours = [names.username, names.subject, names.email, names.groups].filter(
    (name) => name !== undefined,
  );
  if (ours.some((name) => (found.get(name)?.length ?? 0) > 1)) return 'twice';
  const textOf = (name: string | undefined) =>
    name === undefined ? '' : decoded(found.get(name)?.[0] ?? '').trim();
  const name = textOf(names.username);
  if (name === '') return ours.some((other) => textOf(other) !== '') ? 'unusable' : 'nobody';
  const subject = `${subjectPrefix}${textOf(names.subject) || name}`;
  const email = textOf(names.email);
  if (!isName(name) || !isName(subject)) return 'unusable';
  return {
    username: name,
    subject,
    email: isName(email) ? email : undefined,
    groups: groupsOf(textOf(names.groups), names.groupSeparator),
  };
}

function groupsOf(value: string, separator: string): string[] {
  const groups = value.split(separator).map((group) => group.trim());
  return [...new Set(groups.filter(isName))];
}

/** A text that can be kept as a name: without control characters, and not too long. */
function isName(text: string): boolean {
  return text !== '' && text.length <= maxLength && !/\p{Cc}/u.test(text);
}

/** Proxies send UTF-8 (RFC 9110 §5.5 leaves it open), and Node reads bytes as ISO 8859-1. */
function decoded(value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}
