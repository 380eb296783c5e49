import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import { HttpError } from '../../lib/http-error.ts';
import { rootRoute, screen } from '../../lib/routing.ts';
import { sharedQuery } from './share-link.data.ts';

/** Open to everybody: the secret stands in the address. */
const sharedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/shared/$token',
  staticData: { title: msg`Shared documents` },
  loader: async ({ context: { queryClient }, params }) => {
    try {
      return await queryClient.fetchQuery(sharedQuery(params.token));
    } catch (error) {
      // A link that has ended is told by the page.
      if (error instanceof HttpError && error.status === 404) return undefined;
      throw error;
    }
  },
}).lazy(screen(['share-link', 'session'], () => import('./shared.screen.tsx').then((m) => m.route)));

export const shareLinkRoutes = [sharedRoute];
