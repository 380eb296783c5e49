/** A bytea in text form, from hexadecimal digits. */
export const bytea = (hex: string): string => `\\x${hex}`;
