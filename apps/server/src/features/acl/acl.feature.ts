import { settingGroup } from '../../config/setting.ts';
import type { Feature } from '../../feature.ts';
import { refreshAllAccess } from '../project-access/project-access.service.ts';
import { aclRoutes } from './acl.routes.ts';

/** Which team sees which project (contract §3). */
export const aclFeature: Feature = {
  name: 'acl',
  settings: settingGroup(
    'access-management',
    [['acl.inherited', 'BOOLEAN', 'false', 'Teams that see a project see everything below it']],
    { 'acl.inherited': { followedBy: refreshAllAccess } },
  ),
  routes: aclRoutes,
};
