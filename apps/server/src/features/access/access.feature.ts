import type { Feature } from '../../feature.ts';
import { seedAccess } from './access.seed.ts';
import { apiKeyRoutes } from './api-key/api-key.routes.ts';
import { keyExpiryJob, recurringKeyExpiry } from './api-key/key-expiry.jobs.ts';
import { groupRoutes } from './group/group.routes.ts';
import { permissionRoutes } from './permission/permission.routes.ts';
import { serviceAccountRoutes } from './service-account/service-account.routes.ts';
import { membershipRoutes } from './team/membership.routes.ts';
import { teamRoutes } from './team/team.routes.ts';
import { teamPermissionRoutes } from './team/team-permission.routes.ts';
import { userRoutes } from './user/user.routes.ts';
import { userPermissionRoutes } from './user/user-permission.routes.ts';

/** Users, service accounts, teams, permissions and API keys (contract §2). */
export const accessFeature: Feature = {
  name: 'access',
  seed: seedAccess,
  jobs: () => [keyExpiryJob()],
  recurring: (context) => [recurringKeyExpiry(context)],
  routes(app, context) {
    userRoutes(app, context);
    userPermissionRoutes(app, context);
    teamRoutes(app, context);
    teamPermissionRoutes(app, context);
    membershipRoutes(app, context);
    apiKeyRoutes(app, context);
    permissionRoutes(app, context);
    groupRoutes(app, context);
    serviceAccountRoutes(app, context);
  },
};
