// Public to other features.
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** True if teams see only their own projects. */
export const accessControlQuery = queryOptions({
  queryKey: ['configProperty', 'access control'],
  queryFn: ({ signal }) =>
    call('GET /api/v1/configProperty/public/{groupName}/{propertyName}', {
      path: { groupName: 'access-management', propertyName: 'acl.enabled' },
      signal,
      quiet: true,
    }),
  select: ({ propertyValue }) => propertyValue === 'true',
});
