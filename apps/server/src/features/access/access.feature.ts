import type { Feature } from '../../feature.ts';
import { seedAccess } from './access.seed.ts';
import { aclRoutes } from './acl.routes.ts';
import { apiKeyRoutes } from './api-key.routes.ts';
import { permissionRoutes } from './permission.routes.ts';
import { teamRoutes } from './team.routes.ts';
import { userRoutes } from './user.routes.ts';

/** Users, teams, permissions, API keys, and which team sees which project (contract §2, §3). */
export const accessFeature: Feature = {
  name: 'access',
  seed: seedAccess,
  routes(app, context) {
    userRoutes(app, context);
    teamRoutes(app, context);
    apiKeyRoutes(app, context);
    permissionRoutes(app, context);
    aclRoutes(app, context);
  },
};
