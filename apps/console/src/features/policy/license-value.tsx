import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FieldFrame } from '../../ui/form.tsx';
import { SearchSelect } from '../../ui/search-select-field.tsx';
import type { SearchOption } from '../../ui/use-option-search.ts';
import { findLicenses, licenseOption } from './find-licenses.ts';
import { licenseGroupsQuery, licensesQuery } from './named-licenses.data.ts';
import type { ConditionValues } from './policy-form-values.ts';
import { type ConditionValueProps, useConditionValue } from './use-condition-value.ts';

/** For licenses, “is” and “is not” mean the opposite of what they mean elsewhere. */
function useUseHint(operator: ConditionValues['operator']): string {
  const { t } = useLingui();
  return operator === 'IS'
    ? t`Forbidden: violated if this is the only license offered.`
    : t`Required: violated unless this license is offered.`;
}

/** A license, or the lack of one. */
export function LicenseValue(props: ConditionValueProps) {
  const { t } = useLingui();
  const hint = useUseHint(props.condition.operator);
  const { value, set, error } = useConditionValue(props);
  const client = useQueryClient();
  const { data: licenses } = useQuery(licensesQuery);
  const unresolved = { value: 'unresolved', label: t`Unresolved` };

  function chosen(): SearchOption | null {
    if (value === '') return null;
    if (value === unresolved.value) return unresolved;
    const license = licenses?.find(({ uuid }) => uuid === value);
    return license ? licenseOption(license) : { value, label: licenses ? t`Deleted license` : '…' };
  }

  async function find(text: string): Promise<SearchOption[]> {
    const found = findLicenses(await client.ensureQueryData(licensesQuery), text);
    const fits = unresolved.label.toLowerCase().includes(text.toLowerCase());
    return fits ? [unresolved, ...found] : found;
  }

  return (
    <FieldFrame label={t`Value`} error={error} hint={hint} required>
      {(wiring) => (
        <SearchSelect
          wiring={wiring}
          value={chosen()}
          onChange={(option) => set(option?.value ?? '')}
          find={find}
          placeholder={t`Name or ID`}
        />
      )}
    </FieldFrame>
  );
}

export function LicenseGroupValue(props: ConditionValueProps) {
  const { t } = useLingui();
  const hint = useUseHint(props.condition.operator);
  const { value, set, error } = useConditionValue(props);
  const client = useQueryClient();
  const { data: groups } = useQuery(licenseGroupsQuery);
  const group = groups?.find(({ uuid }) => uuid === value);
  const label = group?.name ?? (groups ? t`Deleted license group` : '…');

  async function find(text: string): Promise<SearchOption[]> {
    const all = await client.ensureQueryData(licenseGroupsQuery);
    return all
      .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
      .map(({ uuid, name }) => ({ value: uuid, label: name }));
  }

  return (
    <FieldFrame label={t`Value`} error={error} hint={hint} required>
      {(wiring) => (
        <SearchSelect
          wiring={wiring}
          value={value === '' ? null : { value, label }}
          onChange={(option) => set(option?.value ?? '')}
          find={find}
          placeholder={t`Name`}
        />
      )}
    </FieldFrame>
  );
}
