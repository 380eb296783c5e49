import { Type } from 'typebox';
import { nullableText, untrimmed } from '../../http/schema.ts';
import { maxPasswordLength } from '../access/password.ts';

/** Of any length: what is too long for a name or password is wrong credentials like any others. */
const text = Type.Optional(nullableText(untrimmed));
const newPassword = Type.Optional(nullableText({ maxLength: maxPasswordLength, ...untrimmed }));

/** Form of `POST /user/login`; what is missing counts as empty. */
export const loginForm = Type.Object({ username: text, password: text });

export const changePasswordForm = Type.Object({
  username: text,
  password: text,
  newPassword,
  confirmPassword: newPassword,
});
