import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Team } from '@waybill/api-contract';
import { Unlink } from 'lucide-react';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredText } from '../../lib/validation.ts';
import { IconButton } from '../../ui/button.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { Select } from '../../ui/inputs.tsx';
import {
  type ExternalKind,
  oidcGroupsQuery,
  useCreateOidcGroup,
  useMapLdapGroup,
  useMapOidcGroup,
  useUnmapGroup,
} from './external-user.data.ts';

/** Groups of the identity provider and of the directory whose members join a team when they sign in. */
export function TeamGroups({ team }: { team: Team }) {
  const { t } = useLingui();
  const unmap = useUnmapGroup();
  const mapped: { kind: ExternalKind; uuid: string; name: string }[] = [
    ...team.mappedOidcGroups.map(({ uuid, group }) => ({
      kind: 'oidc' as const,
      uuid,
      name: group?.name ?? '',
    })),
    ...team.mappedLdapGroups.map(({ uuid, dn }) => ({ kind: 'ldap' as const, uuid, name: dn })),
  ];
  return (
    <>
      {mapped.length === 0 ? <p className="text-muted">{t`No groups yet.`}</p> : null}
      <ul className="divide-y divide-line">
        {mapped.map(({ kind, uuid, name }) => (
          <li key={uuid} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1 truncate" title={name}>
              {name}
            </span>
            <IconButton
              label={t`Remove group ${name}`}
              icon={<Unlink className="size-4" aria-hidden />}
              size="sm"
              busy={unmap.isPending && unmap.variables.uuid === uuid}
              onClick={() => unmap.mutate({ kind, uuid })}
            />
          </li>
        ))}
      </ul>
      <KnownGroups team={team} />
      <NewGroup team={team} />
    </>
  );
}

/** Groups that tokens of the provider have named, or somebody has added. */
function KnownGroups({ team }: { team: Team }) {
  const { t } = useLingui();
  const groups = useQuery(oidcGroupsQuery).data ?? [];
  const map = useMapOidcGroup();
  const mapped = new Set(team.mappedOidcGroups.map(({ group }) => group?.uuid));
  const others = groups.filter(({ uuid }) => !mapped.has(uuid));
  if (others.length === 0) return null;
  return (
    <Select
      aria-label={t`Add OpenID Connect group`}
      placeholder={t`Add OpenID Connect group…`}
      className="mt-2"
      value=""
      options={others.map(({ uuid, name }) => ({ value: uuid, label: name }))}
      onChange={({ target: { value: group } }) => group && map.mutate({ team: team.uuid, group })}
    />
  );
}

const schema = v.object({ group: requiredText() });

/** A distinguished name is a group of the directory, anything else one of the provider. */
function NewGroup({ team }: { team: Team }) {
  const { t } = useLingui();
  const create = useCreateOidcGroup();
  const mapOidc = useMapOidcGroup();
  const mapLdap = useMapLdapGroup();
  const form = useForm({ schema, defaultValues: { group: '' } });

  async function submit({ group }: v.InferOutput<typeof schema>): Promise<void> {
    if (/^[A-Za-z0-9.-]+\s*=/.test(group)) await mapLdap.mutateAsync({ team: team.uuid, dn: group });
    else await mapOidc.mutateAsync({ team: team.uuid, group: (await create.mutateAsync(group)).uuid });
    form.reset();
  }

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`This group is known already.` : refusalText(error);
  }

  return (
    <div className="mt-3">
      <Form form={form} onSubmit={submit} submitLabel={t`Add group`} describeError={describe}>
        <TextField
          name="group"
          label={t`Other group`}
          hint={t`A distinguished name such as cn=auditors,dc=example,dc=com is a group of the directory, any other name one of the identity provider.`}
          required
        />
      </Form>
    </div>
  );
}
