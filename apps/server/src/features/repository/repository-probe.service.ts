// Public to other features.
import type { TestRepositoryBody } from '@waybill/api-contract';
import type { Secrets } from '../../config/secrets.ts';
import type { Context } from '../../feature.ts';
import { AppError, ValidationError, violation } from '../../http/errors.ts';
import { addressOf, type Probe, type ProbeAccount } from '../../outgoing/probe.ts';
import { hiddenValue } from '../party/contract-shapes.ts';
import { authorizationOf } from './authorization.ts';
import { registryOf } from './registry/registries.ts';
import type { Registry } from './registry/registry.ts';
import { exampleOf } from './registry/registry-example.ts';
import { paceOf } from './registry/registry-pace.ts';
import { findRepository, type RepositoryRow } from './repository.queries.ts';

/**
 * Asks a repository for a package that every public one of its type has.
 * @throws AppError 404 for one that is not stored; ValidationError without a type; AddressProblem
 */
export async function probeRepository(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  asked: TestRepositoryBody,
): Promise<Probe> {
  const stored = asked.uuid ? await findRepository(db, asked.uuid) : undefined;
  if (asked.uuid && !stored) {
    throw new AppError('repository.not_found', { status: 404, title: 'Repository not found' });
  }
  const type = stored?.type ?? asked.type;
  if (!type || type === 'UNSUPPORTED')
    throw new ValidationError([violation('type', 'must not be null', type)]);
  const base = addressOf(asked.url ?? stored?.url);
  const registry = registryOf(type);
  const example = exampleOf(type, registry?.address?.(base) ?? base);
  const { account, authorization } = signIn(asked, { stored, base, registry, secrets });
  return {
    ...example,
    headers: { ...example.headers, ...(authorization === undefined ? {} : { authorization }) },
    account,
    pace: paceOf(example.url, authorization),
  };
}

interface SignIn {
  account: ProbeAccount;
  authorization?: string | undefined;
}

interface SignInMeans {
  stored: RepositoryRow | undefined;
  base: URL;
  registry: Registry | undefined;
  secrets: Secrets;
}

function signIn(asked: TestRepositoryBody, { stored, base, registry, secrets }: SignInMeans): SignIn {
  if (!(asked.authenticationRequired ?? stored?.authentication_required ?? false)) return { account: 'NONE' };
  const username = (asked.username ?? stored?.username) || undefined;
  const isTyped = Boolean(asked.password) && asked.password !== hiddenValue;
  if (isTyped || !stored?.password) {
    const authorization = authorizationOf(registry, username, isTyped ? (asked.password ?? '') : '');
    return authorization === undefined ? { account: 'MISSING' } : { account: 'SENT', authorization };
  }
  // A stored password goes to the host that it was stored for, and to no other.
  if (new URL(stored.url).origin !== base.origin) return { account: 'WITHHELD' };
  try {
    const password = secrets.decrypt(stored.password);
    return { account: 'SENT', authorization: authorizationOf(registry, username, password) };
  } catch {
    return { account: 'UNREADABLE' };
  }
}
