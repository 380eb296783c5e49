import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useSetSearch } from '../../lib/url-flag.ts';
import { useUrlTable } from '../../lib/use-url-table.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/types.ts';
import type { UserListSearch } from './access-search.ts';
import { type ExternalKind, type ExternalUser, externalUsersQuery } from './external-user.data.ts';
import { ExternalUserForm } from './external-user-form.tsx';
import { ExternalUserPanel } from './external-user-panel.tsx';
import { SubjectQuestions } from './subject-questions.tsx';
import { ExternalUserStatus } from './suspend-user.tsx';

const words: Readonly<Record<ExternalKind, { title: MessageDescriptor; text: MessageDescriptor }>> = {
  ldap: { title: msg`LDAP users`, text: msg`Users who sign in with their password of the directory.` },
  oidc: { title: msg`OpenID Connect users`, text: msg`Users who sign in through the identity provider.` },
};

/** The name by which the directory or provider knows somebody. */
const identities: Readonly<Record<ExternalKind, Column<ExternalUser>>> = {
  ldap: {
    id: 'dn',
    header: msg`Distinguished name`,
    value: (user) => user.dn,
    width: 16,
    grow: 3,
    yields: 2,
  },
  oidc: {
    id: 'subject',
    header: msg`Subject identifier`,
    value: (user) => user.subjectIdentifier,
    width: 16,
    grow: 3,
    yields: 2,
  },
};

const columnsOf = (kind: ExternalKind): readonly Column<ExternalUser>[] => [
  {
    id: 'username',
    header: msg`Username`,
    value: (user) => user.username,
    required: true,
    width: 10,
    narrow: { place: 1, width: 10 },
  },
  {
    id: 'status',
    header: msg`Status`,
    value: (user) => (user.suspended ? 1 : 0),
    csv: (user) => (user.suspended ? 'SUSPENDED' : 'ACTIVE'),
    cell: (user) => <ExternalUserStatus user={user} />,
    width: 7,
    narrow: { place: 2, width: 7 },
  },
  identities[kind],
  { id: 'email', yields: 3, header: msg`Email`, value: (user) => user.email, width: 12, grow: 2 },
  {
    id: 'teams',
    yields: 1,
    header: msg`Teams`,
    value: (user) => user.teams?.map((team) => team.name).join(', '),
    groupable: true,
    width: 10,
    grow: 2,
  },
];
const columns = { ldap: columnsOf('ldap'), oidc: columnsOf('oidc') };

/** Users of a directory or provider, with the panel of one beside them. */
export function ExternalUserList({ kind, search }: { kind: ExternalKind; search: UserListSearch }) {
  const { t } = useLingui();
  const set = useSetSearch<UserListSearch>();
  const table = useUrlTable(search, {
    sort: { id: 'username', descending: false },
    columns: columns[kind],
    mode: 'client',
  });
  const users = useQuery(externalUsersQuery(kind));
  const show = (patch: Partial<UserListSearch>) => set({ page: search.page, ...patch });
  const close = () => show({ dialog: undefined });
  return (
    <>
      <PageHeader
        title={t(words[kind].title)}
        description={t(words[kind].text)}
        actions={
          <Button
            variant="primary"
            icon={<UserPlus className="size-4" aria-hidden />}
            onClick={() => show({ dialog: 'create' })}
          >
            {t`Create user`}
          </Button>
        }
      />
      {kind === 'oidc' ? <SubjectQuestions /> : null}
      <DataTable
        label={t(words[kind].title)}
        columns={columns[kind]}
        rowId={(user) => user.username}
        rows={{ mode: 'client', rows: users.data }}
        controller={table}
        searchLabel={t`Find users`}
        onOpen={(user) => show({ user: user.username })}
        currentId={search.user}
        error={users.error}
        onRetry={() => void users.refetch()}
        refreshing={users.isFetching && !users.isPending}
      />
      <Dialog
        open={search.dialog === 'create'}
        onOpenChange={(open) => !open && close()}
        title={t`Create user`}
      >
        <ExternalUserForm
          kind={kind}
          onCancel={close}
          onCreated={(user) => show({ dialog: undefined, user })}
        />
      </Dialog>
      <ExternalUserPanel
        kind={kind}
        user={users.data?.find((user) => user.username === search.user)}
        onClose={() => show({ user: undefined })}
      />
    </>
  );
}
