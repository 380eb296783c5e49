import { Type } from 'typebox';
import { nullableText, untrimmed } from '../../http/schema.ts';

/** Longer passwords are refused before they are hashed. */
const text = Type.Optional(nullableText({ maxLength: 1024, ...untrimmed }));

/** Form of `POST /user/login`; what is missing counts as empty. */
export const loginForm = Type.Object({ username: text, password: text });

export const changePasswordForm = Type.Object({
  username: text,
  password: text,
  newPassword,
  confirmPassword: newPassword,
});
