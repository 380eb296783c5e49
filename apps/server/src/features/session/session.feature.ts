import type { Feature } from '../../feature.ts';
import { selfRoutes } from './self.routes.ts';
import { sessionRoutes } from './session.routes.ts';

/** Signing in, one's own account (contract §2). The authenticator of all routes is in authenticate.ts. */
export const sessionFeature: Feature = {
  name: 'session',
  routes(app, context) {
    sessionRoutes(app, context);
    selfRoutes(app, context);
  },
};
