import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useAccessChange } from './access-change.ts';

export const serviceAccountsQuery = queryOptions({
  queryKey: ['service-account', 'list'],
  meta: { shows: ['team'] },
  queryFn: ({ signal }) => call('GET /api/waybill/v1/service-account', { signal }),
});

export const useCreateAccount = () =>
  useAccessChange((body: { name: string; description: string }) =>
    call('PUT /api/waybill/v1/service-account', { body, quiet: [400, 409] }),
  );

export const useChangeAccount = () =>
  useAccessChange(({ name, ...body }: { name: string; description: string; suspended: boolean }) =>
    call('POST /api/waybill/v1/service-account/{name}', { path: { name }, body, quiet: [400] }),
  );

export const useDeleteAccount = () =>
  useAccessChange((name: string) =>
    call('DELETE /api/waybill/v1/service-account/{name}', { path: { name } }),
  );

/** Puts an account into a team, or takes it out. */
export const useChangeAccountTeam = () =>
  useAccessChange(({ name, team, member }: { name: string; team: string; member: boolean }) =>
    call(
      member
        ? 'PUT /api/waybill/v1/service-account/{name}/team/{uuid}'
        : 'DELETE /api/waybill/v1/service-account/{name}/team/{uuid}',
      { path: { name, uuid: team } },
    ),
  );
