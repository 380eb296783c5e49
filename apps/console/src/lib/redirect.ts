import { type AppPath, paths, trustPath } from './paths.ts';

/** The places that a redirect after sign-in may lead to. */
const rootPaths = [
  '/dashboard',
  '/projects',
  '/components',
  '/services',
  '/vulnerabilities',
  '/licenses',
  '/tags',
  '/policy',
  '/policyViolationAudit',
  '/admin',
  '/project',
  '/component',
  '/vulnerability',
  '/license',
  '/vulnerabilityAudit',
  '/start',
  '/profile',
  '/login',
  '/change-password',
  '/forgot-password',
  '/oidc-callback',
  '/shared',
];

function isKnown(pathname: string): boolean {
  return rootPaths.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}

/**
 * Where to go after sign-in. Accepted: same origin, http or https, and a path that starts, optionally
 * after the base path, with a known root. Anything else leads to the dashboard.
 */
export function safeRedirect(
  wanted: string | undefined,
  place: { origin: string; basePath: string },
): AppPath {
  if (!wanted) return paths.dashboard();
  let url: URL;
  try {
    url = new URL(wanted, place.origin);
  } catch {
    return paths.dashboard();
  }
  if (url.origin !== place.origin || !['http:', 'https:'].includes(url.protocol)) return paths.dashboard();
  const base = place.basePath.replace(/\/$/, '');
  const inside =
    base !== '' && url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname;
  if (!isKnown(inside)) return paths.dashboard();
  return trustPath(inside + url.search + url.hash);
}
