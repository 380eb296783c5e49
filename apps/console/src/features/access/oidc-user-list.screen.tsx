import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { ExternalUserList } from './external-user-list.tsx';

const id = '/screen/admin/accessManagement/oidcUsers';
export const route = createLazyRoute(id)({ component: OidcUserListScreen });
const routeApi = getRouteApi(id);

function OidcUserListScreen() {
  return <ExternalUserList kind="oidc" search={routeApi.useSearch()} />;
}
