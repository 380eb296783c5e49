import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** The message before the sign-in, as HTML. */
export const welcomeQuery = queryOptions({
  queryKey: ['configProperty', 'welcome'],
  queryFn: async ({ signal }) => {
    const { propertyValue = '' } = await call(
      'GET /api/v1/configProperty/public/{groupName}/{propertyName}',
      {
        path: { groupName: 'general', propertyName: 'welcome.message.html' },
        anonymous: true,
        quiet: true,
        signal,
      },
    );
    return decodeURIComponent(propertyValue);
  },
  staleTime: 60_000,
  retry: false,
});
