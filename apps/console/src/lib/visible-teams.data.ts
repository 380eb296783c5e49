import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

/** One's own teams, or all for those who manage access. */
export const visibleTeamsQuery = queryOptions({
  queryKey: ['team', 'visible'],
  queryFn: ({ signal }) => call('GET /api/v1/team/visible', { signal, quiet: true }),
});
