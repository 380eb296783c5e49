/**
 * The hash of an API key's secret: SHA3-256 of the secret part, as stored in hexadecimal.
 * @returns undefined for what is no such hash
 *
 * @example
 * readKeyHash('zz') // undefined
 */
export function readKeyHash(stored: string): Uint8Array | undefined {
  return /^[0-9a-f]{64}$/i.test(stored) ? Buffer.from(stored, 'hex') : undefined;
}

/**
 * True if a stored password can be verified. It must be bcrypt over the lower-case hexadecimal SHA-512 of the
 * password. Its cost is configurable there (14 by default).
 *
 * @example
 * isPasswordHash('$2a$14$ggPvE2DJ5C04OVflpWSgwOOcoVrSH8x9Fl24l8IVPn.zidJ0urjom') // true
 */
export function isPasswordHash(stored: string): boolean {
  return /^\$2[abxy]?\$(0[4-9]|[12]\d|3[01])\$[./A-Za-z0-9]{53}$/.test(stored);
}

/** The value of LDAPUSER.DN until the first synchronization. */
const placeholder = 'Syncing...';

/**
 * The name of a directory's entry; null while it is not known.
 *
 * @example
 * readUserDn('Syncing...') // null
 */
export function readUserDn(stored: string | null): string | null {
  return stored === null || stored.trim() === '' || stored === placeholder ? null : stored;
}
