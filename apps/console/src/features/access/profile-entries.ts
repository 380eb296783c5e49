import { emailText, requiredText } from '../../lib/validation.ts';

/** The fields that every account has. */
export const profileEntries = { fullname: requiredText(), email: emailText() };
