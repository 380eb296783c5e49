/** The claims of the session token that the console reads. The server checks the signature, we only look. */
export interface SessionClaims {
  username: string;
  permissions: ReadonlySet<string>;
  /** Held for the projects of some teams only. */
  teamPermissions: ReadonlySet<string>;
  /** The identity provider of the user. Only `LOCAL` users have a password here. */
  identityProvider: string;
}

const tokenKey = 'token';
const listeners = new Set<() => void>();

function decodePayload(token: string): Record<string, unknown> | undefined {
  const part = token.split('.')[1];
  if (!part) return undefined;
  try {
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return payload !== null && typeof payload === 'object' ? { ...payload } : undefined;
  } catch {
    return undefined;
  }
}

function readNames(claim: unknown): ReadonlySet<string> {
  const names = typeof claim === 'string' ? claim.split(',') : [];
  return new Set(names.map((name) => name.trim()).filter((name) => name !== ''));
}

/** Reads a token's claims; undefined when it is no token at all. */
export function readClaims(token: string): SessionClaims | undefined {
  const payload = decodePayload(token);
  if (!payload) return undefined;
  return {
    username: typeof payload.sub === 'string' ? payload.sub : '',
    permissions: readNames(payload.permissions),
    teamPermissions: readNames(payload.teamPermissions),
    identityProvider: typeof payload.idp === 'string' ? payload.idp : '',
  };
}

export function getToken(): string | undefined {
  return sessionStorage.getItem(tokenKey) ?? undefined;
}

let cached: { token: string; claims: SessionClaims | undefined } | undefined;

/** The signed-in user's claims, or undefined without a session. */
export function getClaims(): SessionClaims | undefined {
  const token = getToken();
  if (!token) return undefined;
  if (cached?.token !== token) cached = { token, claims: readClaims(token) };
  return cached.claims;
}

function notify(): void {
  for (const listener of listeners) listener();
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let expired = false;

/** True if the server has ended the last session, rather than the user. */
export function hasSessionExpired(): boolean {
  return expired;
}

export function startSession(token: string): void {
  expired = false;
  sessionStorage.removeItem(signedOutKey);
  sessionStorage.setItem(tokenKey, token);
  notify();
}

/** Forgets the session of this tab only: the server no longer accepts it. */
export function dropSession(): void {
  if (!getToken()) return;
  sessionStorage.removeItem(tokenKey);
  notify();
}

/** Forgets a session that the server has ended; the sign-in page says so. */
export function expireSession(): void {
  expired = true;
  dropSession();
}

const signedOutKey = 'signedOut';

/** True if the user has signed out in this tab and not signed in since: then nothing signs them in by itself. */
export function hasSignedOut(): boolean {
  return sessionStorage.getItem(signedOutKey) !== null;
}

/** Signs out here and in every other tab. */
export function endSession(): void {
  sessionStorage.setItem(signedOutKey, 'true');
  localStorage.setItem('sessionInvalidate', String(Date.now()));
  localStorage.removeItem('sessionInvalidate');
  dropSession();
}

const answerTimeoutMs = 150;

function adoptSession(raw: string): boolean {
  let data: unknown;
  try {
    data = JSON.parse(raw);
  } catch {
    return false;
  }
  const token = data !== null && typeof data === 'object' ? Reflect.get(data, tokenKey) : undefined;
  if (typeof token !== 'string' || token === '') return false;
  startSession(token);
  return true;
}

/**
 * Shares the session between tabs by storage events: `getSessionStorage` asks, `sessionStorage` answers,
 * `sessionInvalidate` ends it everywhere. Resolves when a session is there or no other tab answered.
 */
export function shareSessionAcrossTabs(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let hasStarted = false;
  promise.then(() => {
    hasStarted = true;
  });
  addEventListener('storage', (event) => {
    if (event.storageArea !== localStorage) return;
    if (event.key === 'getSessionStorage' && event.newValue && getToken()) {
      localStorage.setItem('sessionStorage', JSON.stringify(sessionStorage));
      localStorage.removeItem('sessionStorage');
    }
    if (event.key === 'sessionStorage' && event.newValue && !getToken() && adoptSession(event.newValue)) {
      // A busy tab answers late: by then this one shows the sign-in page, which leads on when there is a session.
      if (hasStarted) location.reload();
      resolve();
    }
    if (event.key === 'sessionInvalidate' && event.newValue && getToken()) {
      sessionStorage.clear();
      sessionStorage.setItem(signedOutKey, 'true');
      location.reload();
    }
  });
  if (getToken()) return Promise.resolve();
  localStorage.setItem('getSessionStorage', String(Date.now()));
  localStorage.removeItem('getSessionStorage');
  setTimeout(resolve, answerTimeoutMs);
  return promise;
}
