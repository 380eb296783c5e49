import type { Registry } from './registry/registry.ts';

/**
 * With a user name basic, with a password alone bearer or bare, as the registry takes it (contract §26.10); undefined when there
 * is neither.
 */
export function authorizationOf(
  registry: Pick<Registry, 'takesBareToken'> | undefined,
  username: string | undefined,
  password: string,
): string | undefined {
  if (username !== undefined) return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  if (password === '') return undefined;
  return registry?.takesBareToken ? password : `Bearer ${password}`;
}
