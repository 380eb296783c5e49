/** With a user name basic, with a password alone bearer (contract §26.10); undefined when there is neither. */
export function authorizationOf(username: string | undefined, password: string): string | undefined {
  if (username !== undefined) return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  return password === '' ? undefined : `Bearer ${password}`;
}
