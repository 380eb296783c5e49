import { useLingui } from '@lingui/react/macro';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../ui/form.tsx';
import { SearchSelectField } from '../../ui/search-select-field.tsx';
import { WordsField } from '../../ui/words-field.tsx';
import { useClassifierOptions } from './classifier.ts';
import { findParents } from './project.data.ts';

/** The fields of a project, for a new one and for one that is there (`uuid`). */
export function ProjectFields({ uuid, readOnly = false }: { uuid?: string; readOnly?: boolean }) {
  const { t } = useLingui();
  const classifiers = useClassifierOptions();
  return (
    <fieldset disabled={readOnly} className="flex flex-col gap-3.5">
      <div className="grid gap-3.5 sm:grid-cols-2">
        <TextField name="name" label={t`Name`} required />
        <TextField name="version" label={t`Version`} />
        <SelectField name="classifier" label={t`Classifier`} options={classifiers} required />
        <SearchSelectField
          name="parent"
          label={t`Parent`}
          find={(text, signal) => findParents(uuid, text, signal)}
          placeholder={t`None`}
          disabled={readOnly}
        />
      </div>
      <TextAreaField name="description" label={t`Description`} rows={3} />
      <WordsField
        name="tags"
        label={t`Tags`}
        hint={t`Separate tags with Enter, a space, or a comma.`}
        disabled={readOnly}
      />
      <SwitchField name="isLatest" label={t`Mark as latest version`} />
      <div className="grid gap-3.5 border-t border-line pt-3.5 sm:grid-cols-2">
        <TextField name="group" label={t`Group`} hint={t`Namespace or vendor.`} />
        <TextField
          name="purl"
          label={t`Package URL`}
          hint={t`Required for libraries and frameworks, as pkg:type/namespace/name@version`}
        />
        <TextField
          name="cpe"
          label={t`CPE`}
          hint={t`Required for operating systems, applications, and devices.`}
        />
        <TextField name="swidTagId" label={t`SWID tag ID`} />
      </div>
    </fieldset>
  );
}
