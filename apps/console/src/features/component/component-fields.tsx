import { useLingui } from '@lingui/react/macro';
import { queryClient } from '../../lib/query.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/form.tsx';
import { type SearchOption, SearchSelectField } from '../../ui/search-select-field.tsx';
import { useClassifierOptions } from '../project/classifier.ts';
import { licensesQuery } from './component.data.ts';
import { hashFields } from './component-body.ts';

const maxLicenses = 50;

async function findLicenses(text: string): Promise<SearchOption[]> {
  const licenses = await queryClient.ensureQueryData(licensesQuery);
  const wanted = text.toLowerCase();
  return licenses
    .filter(({ name, licenseId }) => `${licenseId} ${name}`.toLowerCase().includes(wanted))
    .slice(0, maxLicenses)
    .map(({ name, licenseId }) => ({ value: licenseId, label: `${licenseId} – ${name}` }));
}

const group = 'grid gap-3.5 sm:grid-cols-2';
const nextGroup = `${group} border-t border-line pt-3.5`;

/** The fields of a component, for a new one and for one that is there. */
export function ComponentFields({ readOnly = false }: { readOnly?: boolean }) {
  const { t } = useLingui();
  const classifiers = useClassifierOptions();
  return (
    <fieldset disabled={readOnly} className="flex flex-col gap-3.5">
      <div className={group}>
        <TextField name="name" label={t`Name`} required />
        <TextField name="version" label={t`Version`} required />
        <TextField name="group" label={t`Group`} hint={t`Namespace or vendor.`} />
        <SelectField name="classifier" label={t`Classifier`} options={classifiers} required />
      </div>
      <TextField
        name="purl"
        label={t`Package URL`}
        hint={t`Required for libraries and frameworks, as pkg:type/namespace/name@version`}
      />
      <div className={group}>
        <TextField
          name="cpe"
          label={t`CPE`}
          hint={t`Required for operating systems, applications, and devices.`}
        />
        <TextField name="swidTagId" label={t`SWID tag ID`} />
      </div>
      <TextAreaField name="description" label={t`Description`} rows={2} />
      <div className={nextGroup}>
        <SearchSelectField
          name="license"
          label={t`License`}
          find={findLicenses}
          placeholder={t`None`}
          disabled={readOnly}
        />
        <TextField
          name="licenseExpression"
          label={t`License expression`}
          hint={t`Use an expression when one license isn't enough.`}
        />
        <TextField name="licenseUrl" label={t`License URL`} type="url" />
        <TextField name="copyright" label={t`Copyright`} />
      </div>
      <div className={nextGroup}>
        <TextField name="filename" label={t`File name`} />
        {hashFields.map(([name, label]) => (
          <TextField key={name} name={name} label={label} spellCheck={false} className="font-mono" />
        ))}
      </div>
      <TextAreaField name="notes" label={t`Notes`} rows={2} />
    </fieldset>
  );
}
