import { queryOptions } from '@tanstack/react-query';
import { createContext } from 'react';
import { call } from './api.ts';

/** What the signed-in user may do in a project; for those alone who hold something for the projects of a team only. */
export const projectPermissionsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['project', 'permissions', uuid],
    meta: { shows: ['team'] },
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/project/{uuid}/permission', { path: { uuid }, signal, quiet: true }),
  });

/** What of the permissions that are held for the projects of a team holds here; undefined where it is about no one project. */
export const PermissionsHere = createContext<ReadonlySet<string> | undefined>(undefined);
