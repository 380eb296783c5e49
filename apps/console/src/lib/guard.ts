import { i18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { toast } from '../ui/toast.tsx';
import { meets, type Requirement } from './capability.ts';
import { basePath } from './config.ts';
import { currentUserQuery } from './current-user.ts';
import { errorTexts } from './error-texts.ts';
import { HttpError } from './http-error.ts';
import { paths } from './paths.ts';
import { projectPermissionsQuery } from './permissions-here.ts';
import { safeRedirect } from './redirect.ts';
import { dropSession, getClaims, getToken } from './session.ts';

/** Thrown where even the dashboard is closed to the user: there is nowhere to send them. */
export class ForbiddenError extends Error {
  override name = 'ForbiddenError';
}

/** Without a session: to the sign-in page, which leads back to the wanted place. */
export function requireSession(location: ParsedLocation): void {
  if (getToken() && getClaims()) return;
  throw redirect({ href: paths.login({ redirect: location.href }), replace: true });
}

/** With a session there is nothing to sign in to: on to the wanted place. */
export function requireNoSession(wanted: string | undefined): void {
  if (!getToken() || !getClaims()) return;
  const href = safeRedirect(wanted, { origin: location.origin, basePath: basePath() });
  throw redirect({ href, replace: true });
}

function isRejection(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500;
}

/** A redirect from page to page is one visit. */
const sameVisitMs = 1000;

/**
 * Asks the server whether it still accepts the session. The first page waits for the answer; later ones are
 * shown at once, and left when the answer is no. Only an answer ends the session, not an ill network.
 */
export async function checkSession(queryClient: QueryClient, location: ParsedLocation): Promise<void> {
  const known = queryClient.getQueryData(currentUserQuery.queryKey) !== undefined;
  const check = queryClient.fetchQuery({ ...currentUserQuery, staleTime: sameVisitMs });
  if (known) {
    // Dropping the session makes the router run `requireSession` again.
    check.catch((error) => isRejection(error) && dropSession());
    return;
  }
  try {
    await check;
  } catch (error) {
    if (!isRejection(error)) throw error;
    dropSession();
    throw redirect({ href: paths.login({ redirect: location.href }), replace: true });
  }
}

/** A page on the way to the wanted one, from the outermost, and what a user must hold to open it. */
interface GuardedPage {
  pathname: string;
  params: Record<string, string>;
  staticData: { permission?: Requirement; projectOf?: ProjectOf };
}

/** The project that a page is about, by the parameters in its address. */
export type ProjectOf = (
  queryClient: QueryClient,
  params: Record<string, string>,
) => string | undefined | Promise<string | undefined>;

/** What the user may do in the project that the wanted page is about, asked of those alone for whom it differs by project. */
async function permissionsHere(
  queryClient: QueryClient,
  pages: readonly GuardedPage[],
): Promise<ReadonlySet<string> | undefined> {
  if (!getClaims()?.teamPermissions.size) return;
  const page = pages.find(({ staticData }) => staticData.projectOf);
  if (!page?.staticData.projectOf) return;
  try {
    const uuid = await page.staticData.projectOf(queryClient, page.params);
    return uuid === undefined
      ? undefined
      : new Set(await queryClient.fetchQuery(projectPermissionsQuery(uuid)));
  } catch {
    // The page itself asks for the same and shows what is wrong.
    return;
  }
}

/**
 * Without the permission: a notice, and the page that the wanted one is a part of, such as the project of a tab. Where that is
 * closed too, the dashboard, or else a page that says so.
 */
export async function requirePermission(
  queryClient: QueryClient,
  { pathname }: ParsedLocation,
  pages: readonly GuardedPage[],
): Promise<void> {
  const claims = getClaims();
  const here = await permissionsHere(queryClient, pages);
  const guarded = pages.filter((page) => page.staticData.permission);
  const closed = guarded.findIndex((page) => !meets(claims, page.staticData.permission, here));
  if (closed < 0) return;
  if (pathname === paths.dashboard()) throw new ForbiddenError('VIEW_PORTFOLIO');
  toast({ kind: 'error', title: i18n._(errorTexts.forbidden), text: i18n._(errorTexts.forbiddenPage) });
  throw redirect({ href: guarded[closed - 1]?.pathname ?? paths.dashboard(), replace: true });
}
