// Public to other features.
import type { Database } from '../../../db/database.ts';
import { readNumber } from '../../config-property/setting.service.ts';
import { isCommonPassword } from './common-passwords.ts';

const defaultMinLength = 8;
/** Names that say nothing about an account but are guessed for every one. */
const productNames = ['waybill', 'dependency-track', 'dependencytrack'];
/** Shorter names are part of too many words. */
const shortestName = 3;

/**
 * Says why a password cannot be taken as a new one; undefined when it can. Its length is counted in characters, without
 * the names of the user and the product in it, so that `waybill1` does not pass for eight characters.
 * @param username of the account, whose name must not be its password
 */
export async function findPasswordFault(
  db: Database,
  password: string,
  username: string,
): Promise<string | undefined> {
  const minLength = (await readNumber(db, 'password', 'min.length')) ?? defaultMinLength;
  if (lengthOf(password) < minLength) {
    return `The password is too short. At least ${minLength} characters are required.`;
  }
  if (lengthOf(withoutNames(password, [username, ...productNames])) < minLength) {
    return `The password contains the user name or the product name. Without them, it must still have at least ${minLength} characters.`;
  }
  if (await isCommonPassword(password)) {
    return 'The password is among the most common ones. Choose one that is harder to guess.';
  }
  return undefined;
}

function withoutNames(password: string, names: readonly string[]): string {
  return names
    .map((name) => name.toLowerCase())
    .filter((name) => lengthOf(name) >= shortestName)
    .reduce((rest, name) => rest.replaceAll(name, ''), password.toLowerCase());
}

const lengthOf = (text: string): number => [...text].length;
