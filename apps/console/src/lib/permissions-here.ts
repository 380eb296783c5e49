import { queryOptions } from '@tanstack/react-query';
import { createContext } from 'react';
import { call } from './api.ts';

/** The user's permissions in a project; only loaded for users with permissions for some teams' projects. */
export const projectPermissionsQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['project', 'permissions', uuid],
    meta: { shows: ['team'] },
    queryFn: ({ signal }) =>
      call('GET /api/waybill/v1/project/{uuid}/permission', { path: { uuid }, signal, quiet: true }),
  });

/** The permissions for teams' projects that hold here; undefined outside a single project. */
export const PermissionsHere = createContext<ReadonlySet<string> | undefined>(undefined);
