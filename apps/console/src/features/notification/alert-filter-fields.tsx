import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type NotificationRuleOptions, severities } from '@waybill/api-contract';
import { useWatch } from 'react-hook-form';
import { useCapability } from '../../lib/capability.ts';
import { useSeverityLabels } from '../../ui/badge.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { SearchManyField } from '../../ui/search-many-field.tsx';
import { WordsField } from '../../ui/words-field.tsx';
import { findPolicies } from '../policy/policy.data.ts';
import type { OptionsValues } from './alert-options-values.ts';

/** The same in every language. */
const samples = {
  names: 'shop-*',
  expression: 'vulnerability.severity == "CRITICAL" && vulnerability.epss > 0.5',
};

/** Which vulnerabilities, components and projects an alert tells of. */
export function FilterFields({ options }: { options: NotificationRuleOptions }) {
  const { t } = useLingui();
  const labels = useSeverityLabels();
  return (
    <div className="flex flex-col gap-3.5">
      <div className="grid gap-3.5 sm:grid-cols-2">
        <SelectField
          name="minSeverity"
          label={t`Severity at least`}
          options={[
            { value: '', label: t`Any severity` },
            ...severities.map((value) => ({ value, label: labels[value] })),
          ]}
        />
        <TextField
          name="minEpss"
          label={t`EPSS at least (%)`}
          inputMode="decimal"
          hint={t`Vulnerabilities without a score are left out then.`}
        />
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <SwitchField name="exploitedOnly" label={t`Known exploited only`} />
        <SwitchField name="directOnly" label={t`Direct dependencies only`} />
        <SwitchField name="latestOnly" label={t`Latest versions only`} />
      </div>
      <WordsField
        name="projectNames"
        label={t`Project names`}
        hint={t`All versions of projects with one of these names, besides those chosen in the settings. Use * as a wildcard, as in ${samples.names}.`}
        form="as typed"
      />
      <PolicyFields options={options} />
      <TextAreaField
        name="expression"
        label={t`Expression`}
        rows={3}
        maxLength={2000}
        spellCheck={false}
        className="font-mono"
        placeholder={samples.expression}
        hint={t`In the Common Expression Language (CEL). Only what it is true of is sent.`}
      />
      {options.expressionError === undefined ? null : (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-warning">
          {t`This expression failed, so what it was asked about was sent: ${options.expressionError}`}
        </p>
      )}
    </div>
  );
}

/** The policies whose violations are sent, including deleted ones. */
function PolicyFields({ options }: { options: NotificationRuleOptions }) {
  const { t } = useLingui();
  const view = useCapability({ anyOf: ['POLICY_MANAGEMENT', 'VIEW_POLICY_VIOLATION'] });
  const chosen: OptionsValues['policies'] = useWatch({ name: 'policies' });
  const known = new Set(options.policyNames.map(({ uuid }) => uuid));
  const gone = options.policies.filter(
    (uuid) => !known.has(uuid) && chosen.some(({ value }) => value === uuid),
  ).length;
  return (
    <>
      <SearchManyField
        name="policies"
        label={t`Policies`}
        hint={
          view.reason ?? t`Only violations of these policies are sent. Other events are not filtered by them.`
        }
        find={findPolicies}
        placeholder={t`All policies`}
        disabled={!view.allowed}
      />
      {gone === 0 ? null : (
        <p className="rounded-md bg-warning-soft px-3 py-2 text-warning">
          {t`${plural(gone, { one: '# chosen policy was deleted.', other: '# chosen policies were deleted.' })}`}{' '}
          {gone === chosen.length ? t`No violations are sent until you choose another one or none.` : null}
        </p>
      )}
    </>
  );
}
