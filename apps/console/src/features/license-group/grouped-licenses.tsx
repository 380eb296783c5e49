import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { LicenseGroup } from '@waybill/api-contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { SearchManyField } from '../../ui/search-many-field.tsx';
import { toast } from '../../ui/toast.tsx';
import type { SearchOption } from '../../ui/use-option-search.ts';
import { findLicenses } from '../policy/find-licenses.ts';
import { licensesQuery } from '../policy/named-licenses.data.ts';
import { useAddLicenses, useRemoveLicenses } from './license-group.data.ts';

/** Where a list is long enough to be searched. */
const searchable = 8;

/** The licenses of a group, with a way to add many and to take each out. */
export function GroupedLicenses({ group }: { group: LicenseGroup }) {
  const { t } = useLingui();
  return (
    <>
      <AddLicenses group={group} />
      {group.licenses.length === 0 ? (
        <p className="mt-3 text-muted">{t`No licenses yet.`}</p>
      ) : (
        <LicenseList group={group} />
      )}
    </>
  );
}

const schema = v.object({ licenses: v.array(v.object({ value: v.string(), label: v.string() })) });

function AddLicenses({ group }: { group: LicenseGroup }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const add = useAddLicenses();
  const form = useForm({ schema, defaultValues: { licenses: [] } });
  const inGroup = new Set(group.licenses.map(({ uuid }) => uuid));

  async function find(text: string): Promise<SearchOption[]> {
    const all = await client.ensureQueryData(licensesQuery);
    return findLicenses(
      all.filter(({ uuid }) => !inGroup.has(uuid)),
      text,
    );
  }

  async function submit({ licenses }: v.InferOutput<typeof schema>): Promise<void> {
    await add.mutateAsync({ group: group.uuid, licenses: licenses.map(({ value }) => value) });
    form.reset({ licenses: [] });
    const count = licenses.length;
    toast({
      kind: 'success',
      title: t`${plural(count, { one: 'License added', other: '# licenses added' })}`,
    });
  }

  const isEmpty = form.watch('licenses').length === 0;
  return (
    <Form
      form={form}
      onSubmit={submit}
      submitLabel={t`Add`}
      disabledReason={isEmpty ? t`Choose a license first.` : undefined}
      describeError={refusalText}
    >
      <SearchManyField name="licenses" label={t`Add licenses`} find={find} placeholder={t`Name or ID`} />
    </Form>
  );
}

function LicenseList({ group }: { group: LicenseGroup }) {
  const { t } = useLingui();
  const remove = useRemoveLicenses();
  const [text, setText] = useState('');
  const { licenses } = group;
  const shown = findLicenses(licenses, text, licenses.length);
  const idOf = new Map(licenses.map(({ uuid, licenseId }) => [uuid, licenseId]));
  return (
    <div className="mt-3">
      {licenses.length < searchable ? null : (
        <SearchInput label={t`Find in this group`} value={text} onChange={setText} />
      )}
      <ul
        className="mt-2 max-h-112 divide-y divide-line overflow-y-auto"
        aria-label={t`Licenses of the group`}
      >
        {shown.map(({ value, label }) => {
          const licenseId = idOf.get(value) ?? '';
          return (
            <li key={value} className="flex min-h-9 items-center gap-2 py-1">
              <AppLink
                path={paths.license(licenseId)}
                className="min-w-0 flex-1 wrap-anywhere hover:underline"
              >
                {label}
              </AppLink>
              <IconButton
                label={t`Remove ${licenseId} from the group`}
                icon={<X className="size-4" aria-hidden />}
                size="sm"
                busy={remove.isPending && remove.variables.licenses.includes(value)}
                onClick={() => remove.mutate({ group: group.uuid, licenses: [value] })}
              />
            </li>
          );
        })}
      </ul>
      {shown.length === 0 ? <p className="text-muted">{t`No results`}</p> : null}
    </div>
  );
}
