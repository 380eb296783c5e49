import type { Feature } from '../../feature.ts';
import { shareLinkRoutes } from './share-link.routes.ts';
import { sharedRoutes } from './shared.routes.ts';

/** Links for customers: the BOM and the VEX of a version without an account (docs/adr/0031). */
export const shareLinkFeature: Feature = {
  name: 'share-link',
  routes(app, context) {
    shareLinkRoutes(app, context);
    sharedRoutes(app, context);
  },
};
