import { emailText, requiredText } from '../../lib/validation.ts';

/** What every account has. */
export const profileEntries = { fullname: requiredText(), email: emailText() };
