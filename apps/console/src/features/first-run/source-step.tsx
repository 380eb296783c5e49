import { useLingui } from '@lingui/react/macro';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { Form, useForm } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { SettingsFaultError } from '../../ui/settings/setting-draft.ts';
import type { SettingEdit } from '../../ui/settings/setting-types.ts';
import { toast } from '../../ui/toast.tsx';
import { settingsQuery, settingValue, useSaveSettings } from '../setting/setting.data.ts';
import { EcosystemField } from '../source/ecosystem-field.tsx';
import { listOf } from '../source/ecosystems.ts';
import { ecosystemsSetting } from '../source/source-switches.ts';
import { uploadedQuery } from './first-run.data.ts';
import { StepCard } from './step-card.tsx';
import { listUnspokenTypes, neededSources } from './unspoken-types.ts';
import { UnspokenWarning } from './unspoken-warning.tsx';

const schema = v.object({
  nvd: v.boolean(),
  epss: v.boolean(),
  kev: v.boolean(),
  ecosystems: v.array(v.string()),
});
type Choice = v.InferOutput<typeof schema>;

function changesOf({ nvd, epss, kev, ecosystems }: Choice): SettingEdit[] {
  return [
    { id: 'vuln-source/nvd.enabled', value: String(nvd) },
    { id: 'vuln-source/epss.enabled', value: String(epss) },
    { id: 'vuln-source/kev.enabled', value: String(kev) },
    { id: ecosystemsSetting, value: ecosystems.join(';') },
  ];
}

/** Where vulnerabilities come from. */
export function SourceStep({ done, isNext }: { done: boolean; isNext: boolean }) {
  const { t } = useLingui();
  const stored = useSuspenseQuery(settingsQuery).data;
  const isOn = (id: string) => settingValue(stored, id) === 'true';
  const { data: uploaded = [] } = useQuery(uploadedQuery);
  const missing = listUnspokenTypes(uploaded.map(({ coverage }) => coverage));
  const needed = neededSources(missing);
  const isOffered = needed.nvd || needed.ecosystems.length > 0;
  const ecosystems = listOf(settingValue(stored, ecosystemsSetting));
  const chosen: Choice = {
    nvd: isOn('vuln-source/nvd.enabled'),
    epss: isOn('vuln-source/epss.enabled'),
    kev: isOn('vuln-source/kev.enabled'),
    ecosystems,
  };
  return (
    <StepCard
      number={2}
      title={t`Choose vulnerability sources`}
      text={t`Choose the package ecosystems you use. The NVD covers components with a CPE.`}
      done={done}
      isNext={isNext}
    >
      {missing.length > 0 ? <UnspokenWarning types={missing} isNext={isNext} /> : null}
      {/* Enabling something elsewhere on this page resets the form. */}
      <SourceChoice key={JSON.stringify(chosen)} chosen={chosen} isNext={isNext && !isOffered} />
    </StepCard>
  );
}

function SourceChoice({ chosen, isNext }: { chosen: Choice; isNext: boolean }) {
  const { t } = useLingui();
  const save = useSaveSettings();
  const form = useForm({ schema, defaultValues: chosen });
  const { isDirty, isSubmitting } = form.formState;

  async function submit(values: Choice): Promise<void> {
    await save.mutateAsync(changesOf(values));
    toast({ kind: 'success', title: t`Sources saved` });
  }

  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        submitLabel={t`Save`}
        describeError={messageOf}
        isSecondary={!isNext}
      >
        <EcosystemField name="ecosystems" label={t`OSV ecosystems`} />
        <div className="flex flex-wrap gap-x-8">
          <SwitchField name="nvd" label={t`NVD: CVEs matched by product (CPE)`} />
          <SwitchField name="epss" label={t`EPSS: likelihood of exploitation`} />
          <SwitchField name="kev" label={t`CISA KEV: exploited in the wild`} />
        </div>
      </Form>
      <UnsavedChanges isUnsaved={isDirty && !isSubmitting} shownBy="dialog">
        {t`You have unsaved changes to the sources.`}
      </UnsavedChanges>
    </>
  );
}

function messageOf(error: unknown): string | undefined {
  return error instanceof SettingsFaultError ? error.message : undefined;
}
