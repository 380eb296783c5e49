import { createLazyRoute, getRouteApi } from '@tanstack/react-router';
import { ExternalUserList } from './external-user-list.tsx';

const id = '/screen/admin/accessManagement/ldapUsers';
export const route = createLazyRoute(id)({ component: LdapUserListScreen });
const routeApi = getRouteApi(id);

function LdapUserListScreen() {
  return <ExternalUserList kind="ldap" search={routeApi.useSearch()} />;
}
