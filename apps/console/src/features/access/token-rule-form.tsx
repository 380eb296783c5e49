import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { TokenRule } from '@waybill/api-contract';
import { useFormContext } from 'react-hook-form';
import { HttpError } from '../../lib/http-error.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SelectField, TextField, useFieldError, useForm } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { RowsField } from '../../ui/rows-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { ProjectLimit } from './project-limit.tsx';
import { serviceAccountsQuery } from './service-account.data.ts';
import { useSaveRule } from './token-rule.data.ts';
import {
  type PresetName,
  presetNames,
  presetOf,
  type TokenRuleValues,
  tokenRuleBody,
  tokenRuleSchema,
  tokenRuleValues,
} from './token-rule-values.ts';

export interface TokenRuleFormProps {
  /** Absent: a new one. */
  rule?: TokenRule | undefined;
  onClose: () => void;
}

/** Which tokens become which service account. */
export function TokenRuleForm({ rule, onClose }: TokenRuleFormProps) {
  const { t } = useLingui();
  const save = useSaveRule();
  const accounts = useQuery(serviceAccountsQuery);
  const form = useForm({ schema: tokenRuleSchema, defaultValues: tokenRuleValues(rule) });

  async function submit(values: TokenRuleValues): Promise<void> {
    await save.mutateAsync({ uuid: rule?.uuid, body: tokenRuleBody(values) });
    toast({ kind: 'success', title: rule ? t`Rule saved` : t`Rule created` });
    onClose();
  }

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`This name is taken.` : refusalText(error);
  }

  // The chosen account is in the list before the others are loaded.
  const names = new Set([...(rule ? [rule.account] : []), ...(accounts.data ?? []).map(({ name }) => name)]);
  return (
    <Form
      form={form}
      onSubmit={submit}
      submitLabel={rule ? t`Save` : t`Create`}
      onCancel={onClose}
      describeError={describe}
    >
      {rule ? null : <Presets />}
      <div className="grid gap-3.5 sm:grid-cols-2">
        <TextField name="name" label={t`Name`} required />
        <SelectField
          name="account"
          label={t`Service account`}
          placeholder={t`Choose…`}
          options={[...names].map((name) => ({ value: name, label: name }))}
          hint={
            accounts.data && names.size === 0
              ? t`No service accounts yet. Create one first, on the page Service accounts.`
              : undefined
          }
          required
        />
      </div>
      <TextField
        name="issuer"
        label={t`Issuer`}
        hint={t`As the claim iss of its tokens has it. Its keys are found by OpenID Connect Discovery.`}
        spellCheck={false}
        required
      />
      <TextField
        name="audience"
        label={t`Audience`}
        hint={t`What the pipeline asks its token for. It must be in the claim aud.`}
        spellCheck={false}
        required
      />
      <Claims />
      <ProjectLimit>
        {t`The tokens see and change only these projects, and have no permission that goes beyond projects. They can create projects only below one that they have with everything below it.`}
      </ProjectLimit>
      <SwitchField name="enabled" label={t`Enabled`} />
    </Form>
  );
}

function Presets() {
  const { t } = useLingui();
  const { setValue } = useFormContext<TokenRuleValues>();
  const labels: Record<PresetName, string> = {
    github: t`GitHub Actions`,
    gitlab: t`GitLab CI/CD`,
    kubernetes: t`Kubernetes`,
  };

  function take(name: PresetName): void {
    const { issuer, audience, claims } = presetOf(name, window.location.origin);
    const options = { shouldDirty: true, shouldValidate: false };
    setValue('issuer', issuer, options);
    setValue('audience', audience, options);
    setValue('claims', claims, options);
  }

  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t`Start with`}</legend>
      <div className="flex flex-wrap gap-2">
        {presetNames.map((name) => (
          <Button key={name} size="sm" onClick={() => take(name)}>
            {labels[name]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function Claims() {
  const { t } = useLingui();
  // A fault of all rows together is reported at the root of the existing ones.
  const ofRows = useFieldError('claims.root');
  const error = useFieldError('claims') ?? ofRows;
  return (
    <div>
      <RowsField
        name="claims"
        label={t`Claims`}
        addLabel={t`Add claim`}
        rowLabel={(number) => t`Claim ${number}`}
        empty={{ claim: '', match: 'exact', value: '' }}
      >
        {(row) => (
          <>
            <TextField name={`${row}.claim`} label={t`Claim`} spellCheck={false} required />
            <SelectField
              name={`${row}.match`}
              label={t`Comparison`}
              options={[
                { value: 'exact', label: t`is` },
                { value: 'pattern', label: t`is like` },
              ]}
            />
            <TextField name={`${row}.value`} label={t`Value`} spellCheck={false} required />
          </>
        )}
      </RowsField>
      <p className="mt-1 text-xs text-muted">
        {t`All claims must fit. In a value that a claim is like, * stands for any characters. Public issuers serve everybody: name your own organization, group, or namespace.`}
      </p>
      {error ? <p className="mt-1 text-xs text-danger">{error}</p> : null}
    </div>
  );
}
