/** A bytea in text form, from hexadecimal digits. */
export const bytea = (hex: string): string => `\\x${hex}`;

/** The same as a field of COPY's text format, where the backslash is doubled. */
export const copyBytea = (hex: string): string => `\\\\x${hex}`;
