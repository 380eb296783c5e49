import { useLingui } from '@lingui/react/macro';
import type { Team } from '@waybill/api-contract';
import { Unlink } from 'lucide-react';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { requiredText } from '../../lib/validation.ts';
import { IconButton } from '../../ui/button.tsx';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { AddPicker } from './add-picker.tsx';
import type { ExternalKind } from './external-user.data.ts';
import {
  findLdapGroups,
  findOidcGroups,
  groupLabel,
  useCreateOidcGroup,
  useMapLdapGroup,
  useMapOidcGroup,
  useUnmapGroup,
} from './group.data.ts';

/** Groups of the identity provider and of the directory whose members join a team when they sign in. */
export function TeamGroups({ team }: { team: Team }) {
  const { t } = useLingui();
  const unmap = useUnmapGroup();
  const mapped: { kind: ExternalKind; uuid: string; name: string }[] = [
    ...team.mappedOidcGroups.map(({ uuid, group }) => ({
      kind: 'oidc' as const,
      uuid,
      name: group ? groupLabel(group) : '',
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
      <GroupPickers team={team} />
      <NewGroup team={team} />
    </>
  );
}

/** Groups to choose from while one types: of the provider those that are known here, of the directory all that it has. */
function GroupPickers({ team }: { team: Team }) {
  const { t } = useLingui();
  const mapOidc = useMapOidcGroup();
  const mapLdap = useMapLdapGroup();
  return (
    <div className="mt-2 flex flex-col gap-2">
      <AddPicker
        label={t`Add OpenID Connect group`}
        placeholder={t`Add OpenID Connect group…`}
        find={findOidcGroups}
        onPick={(group) => mapOidc.mutate({ team: team.uuid, group })}
      />
      <AddPicker
        label={t`Add LDAP group`}
        placeholder={t`Add LDAP group…`}
        find={findLdapGroups}
        onPick={(dn) => {
          const isMapped = team.mappedLdapGroups.some((mapping) => mapping.dn === dn);
          if (!isMapped) mapLdap.mutate({ team: team.uuid, dn });
        }}
      />
    </div>
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
