import { t as tNow } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { HttpError } from '../../lib/http-error.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { UnsavedChanges } from '../../lib/unsaved-changes.tsx';
import { optionalText, requiredText } from '../../lib/validation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { compareTexts } from '../../ui/collator.ts';
import { Form, restartForm, SelectField, TextField, useFieldError, useForm } from '../../ui/form.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Template } from './publisher-kind.ts';
import { defaultTextsQuery, templateQuery, useSaveTemplate } from './template.data.ts';
import { TemplateText } from './template-text.tsx';
import { useKindLabel } from './use-kind-label.ts';

const usualMimeType = 'application/json';

const schema = v.object({
  name: v.pipe(
    requiredText(),
    v.maxLength(255, () => tNow`Enter at most ${255} characters.`),
  ),
  description: v.pipe(
    optionalText(),
    v.maxLength(1024, () => tNow`Enter at most ${1024} characters.`),
  ),
  publisherClass: v.string(),
  templateMimeType: requiredText(),
  template: v.string(),
});
type TemplateValues = v.InferOutput<typeof schema>;

/** A template of the installation's own: what it is called, how it is sent, and its text with a preview. */
export function TemplateForm({ template }: { template: Template }) {
  const { t } = useLingui();
  const save = useSaveTemplate();
  const client = useQueryClient();
  const { uuid } = template;
  const form = useForm({ schema, defaultValues: valuesOf(template) });
  const { isDirty, isSubmitting } = form.formState;

  async function submit(values: TemplateValues): Promise<void> {
    await save.mutateAsync({ uuid, ...values });
    const saved = client.getQueryData(templateQuery(uuid).queryKey);
    restartForm(form, { sent: values, saved: saved ? valuesOf(saved) : values });
    toast({ kind: 'success', title: t`Template saved` });
  }

  function describe(error: unknown): string | undefined {
    const taken = error instanceof HttpError && error.status === 409;
    return taken ? t`A template with this name already exists.` : refusalText(error);
  }

  return (
    <>
      <Form
        form={form}
        onSubmit={submit}
        submitLabel={t`Save`}
        describeError={describe}
        disabledReason={isDirty || isSubmitting ? undefined : t`Nothing has been changed.`}
      >
        <Card>
          <TemplateFields template={template} />
        </Card>
        <Card title={t`Text`} actions={<UseDefaultText ownKind={template.ownKind} />}>
          <TextFields ownKind={template.ownKind} />
        </Card>
      </Form>
      <UnsavedChanges isUnsaved={isDirty && !isSubmitting}>
        {t`You have unsaved changes to this template.`}
      </UnsavedChanges>
    </>
  );
}

function valuesOf(template: Template): TemplateValues {
  const { name, description = '', publisherClass, templateMimeType, template: text = '' } = template;
  return { name, description, publisherClass, templateMimeType, template: text };
}

function TemplateFields({ template: { publisherClass, ownKind } }: { template: Template }) {
  const { t } = useLingui();
  const kindLabel = useKindLabel();
  const { data: kinds = [] } = useQuery(defaultTextsQuery);
  const chosen: string = useWatch({ name: 'publisherClass' });
  const others = kinds.filter((kind) => kind.ownKind === undefined).map((kind) => kind.publisherClass);
  // A kind that is ours stays: API v1 cannot say it.
  const options = ownKind
    ? [{ value: publisherClass, label: kindLabel({ publisherClass, ownKind }) }]
    : [...new Set([chosen, ...others])]
        .map((value) => ({ value, label: kindLabel({ publisherClass: value }) }))
        .sort((a, b) => compareTexts(a.label, b.label));
  return (
    <div className="flex flex-col gap-3.5">
      <div className="grid gap-3.5 sm:grid-cols-2">
        <TextField name="name" label={t`Name`} required />
        <TextField name="description" label={t`Description`} />
      </div>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <SelectField name="publisherClass" label={t`Sends by`} options={options} />
        <TextField
          name="templateMimeType"
          label={t`MIME type`}
          placeholder={usualMimeType}
          spellCheck={false}
          required
        />
      </div>
    </div>
  );
}

interface OwnKindProps {
  ownKind: Template['ownKind'];
}

function TextFields({ ownKind }: OwnKindProps) {
  const publisherClass: string = useWatch({ name: 'publisherClass' });
  const refusal = useFieldError('template');
  return (
    <Controller
      name="template"
      render={({ field }) => (
        <TemplateText
          kind={{ publisherClass, ownKind }}
          text={field.value}
          onChange={field.onChange}
          refusal={refusal}
        />
      )}
    />
  );
}

/** Replaces the text by the one that comes with the product. */
function UseDefaultText({ ownKind }: OwnKindProps) {
  const { t } = useLingui();
  const { setValue, getValues } = useFormContext<TemplateValues>();
  const publisherClass = useWatch<TemplateValues, 'publisherClass'>({ name: 'publisherClass' });
  const { data: kinds } = useQuery(defaultTextsQuery);
  const standard = kinds?.find((kind) => kind.publisherClass === publisherClass && kind.ownKind === ownKind);
  if (!standard) return null;

  function replace(): void {
    if (!standard) return;
    const { template, templateMimeType } = getValues();
    const write = (text: string, mimeType: string) => {
      setValue('template', text, { shouldDirty: true });
      setValue('templateMimeType', mimeType, { shouldDirty: true });
    };
    write(standard.template, standard.templateMimeType);
    toast({
      kind: 'success',
      title: t`Default text inserted`,
      action: { label: t`Undo`, run: () => write(template, templateMimeType) },
    });
  }

  return (
    <Button size="sm" onClick={replace}>
      {t`Use default text`}
    </Button>
  );
}
