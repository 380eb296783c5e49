import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { useCapability } from '../../lib/capability.ts';
import { optionalText, requiredText } from '../../lib/validation.ts';
import { Form, TextField, useForm } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { WordsField } from '../../ui/words-field.tsx';
import type { UploadTarget } from './bom.data.ts';
import { type BomFile, inspectFile } from './bom-file.ts';
import { FilePicker } from './file-picker.tsx';
import type { UploadProject } from './upload-project.ts';

const schema = v.object({
  name: requiredText(),
  version: optionalText(),
  tags: v.array(v.string()),
  isLatest: v.boolean(),
});

interface BomUploadFormProps {
  project: UploadProject | undefined;
  /** A file that was chosen before the dialog opened. */
  dropped: File | undefined;
  onSend: (target: UploadTarget, file: File) => Promise<void>;
  onCancel: () => void;
}

/** Which file, and for which project. */
export function BomUploadForm({ project, dropped, onSend, onCancel }: BomUploadFormProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<BomFile>();
  const mayCreate = useCapability({ anyOf: ['PORTFOLIO_MANAGEMENT', 'PROJECT_CREATION_UPLOAD'] }).allowed;
  const form = useForm({
    schema,
    defaultValues: { name: project?.name ?? '', version: project?.version ?? '', tags: [], isLatest: false },
  });

  async function choose(file: File): Promise<void> {
    const inspected = await inspectFile(file);
    setChosen(inspected);
    if (project || !inspected.name || form.getFieldState('name').isDirty) return;
    form.setValue('name', inspected.name);
    form.setValue('version', inspected.version ?? '');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another file is a reason to look again
  useEffect(() => {
    if (dropped) void choose(dropped);
  }, [dropped]);

  const blocked = !chosen
    ? t`Choose a file first.`
    : chosen.fault
      ? t`This file can't be uploaded.`
      : undefined;
  const words = {
    formats: ['CycloneDX', 'SPDX'],
    prompt: t`Drop a CycloneDX file (JSON or XML) here, or choose one.`,
    tooLarge: t`A BOM can be up to 100 MiB.`,
    picture: t`This is an image or a PDF, not a BOM.`,
    unknown: t`This doesn't look like a BOM. You can still try to upload it.`,
  };
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        if (!chosen) return;
        await onSend(project ? { project: project.uuid } : values, chosen.file);
      }}
      submitLabel={t`Upload`}
      onCancel={onCancel}
      disabledReason={blocked}
    >
      <FilePicker words={words} chosen={chosen} onChoose={(file) => void choose(file)} />
      {project ? null : (
        <>
          <div className="grid gap-3.5 sm:grid-cols-2">
            <TextField
              name="name"
              label={t`Project name`}
              required
              hint={
                mayCreate
                  ? t`The project is created if it doesn't exist.`
                  : t`Enter an existing project. Your account can't create new ones.`
              }
            />
            <TextField name="version" label={t`Version`} />
          </div>
          {mayCreate ? (
            <>
              <WordsField
                name="tags"
                label={t`Tags`}
                hint={t`Separate tags with Enter, a space, or a comma.`}
              />
              <SwitchField name="isLatest" label={t`Mark as latest version`} />
            </>
          ) : null}
        </>
      )}
    </Form>
  );
}
