import { useLingui } from '@lingui/react/macro';
import { componentScopes } from '@waybill/api-contract';
import { useWatch } from 'react-hook-form';
import { queryClient } from '../../lib/query.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/form.tsx';
import { FormTabs } from '../../ui/form-tabs.tsx';
import { SearchSelectField } from '../../ui/search-select-field.tsx';
import type { SearchOption } from '../../ui/use-option-search.ts';
import { useClassifierOptions } from '../project/classifier.ts';
import { ContactFields, OrganizationFields } from '../project/contact-fields.tsx';
import { ReferenceFields } from '../project/reference-fields.tsx';
import { licensesQuery } from './component.data.ts';
import { hashFields } from './component-body.ts';
import type { ComponentValues } from './component-form-values.ts';
import { useScopeLabels } from './scope.ts';

const maxLicenses = 50;
const exampleExpression = 'Apache-2.0 OR MIT';

async function findLicenses(text: string): Promise<SearchOption[]> {
  const licenses = await queryClient.ensureQueryData(licensesQuery);
  const wanted = text.toLowerCase();
  return licenses
    .filter(({ name, licenseId }) => `${licenseId} ${name}`.toLowerCase().includes(wanted))
    .slice(0, maxLicenses)
    .map(({ name, licenseId }) => ({ value: licenseId, label: `${licenseId} – ${name}` }));
}

const pair = 'grid gap-3.5 sm:grid-cols-2';

interface ComponentFieldsProps {
  readOnly?: boolean;
  /** It may not be left without a version. */
  hasVersion?: boolean;
}

/** The fields of a component, for a new one and for one that is there. */
export function ComponentFields({ readOnly = false, hasVersion = true }: ComponentFieldsProps) {
  const { t } = useLingui();
  return (
    <FormTabs
      label={t`Component`}
      readOnly={readOnly}
      tabs={[
        {
          id: 'identity',
          title: t`Identity`,
          fields: [
            'name',
            'version',
            'group',
            'classifier',
            'scope',
            'purl',
            'cpe',
            'swidTagId',
            'description',
          ],
          content: <IdentityFields hasVersion={hasVersion} />,
        },
        {
          id: 'license',
          title: t`License`,
          fields: ['license', 'copyright'],
          content: <LicenseFields readOnly={readOnly} />,
        },
        {
          id: 'hashes',
          title: t`Hashes`,
          fields: ['filename', ...hashFields.map(([name]) => name)],
          content: <HashFields />,
        },
        {
          id: 'parties',
          title: t`People and organizations`,
          fields: ['publisher', 'authors', 'supplier'],
          content: (
            <>
              <TextField name="publisher" label={t`Publisher`} />
              <ContactFields name="authors" label={t`Authors`} readOnly={readOnly} />
              <OrganizationFields name="supplier" label={t`Supplier`} readOnly={readOnly} />
            </>
          ),
        },
        {
          id: 'references',
          title: t`References`,
          fields: ['externalReferences'],
          content: <ReferenceFields readOnly={readOnly} />,
        },
        {
          id: 'notes',
          title: t`Notes`,
          fields: ['notes'],
          content: <TextAreaField name="notes" label={t`Notes`} rows={6} />,
        },
      ]}
    />
  );
}

function IdentityFields({ hasVersion }: { hasVersion: boolean }) {
  const { t } = useLingui();
  const classifiers = useClassifierOptions();
  const scopes = useScopeLabels();
  return (
    <>
      <div className={pair}>
        <TextField name="name" label={t`Name`} required />
        <TextField name="version" label={t`Version`} required={hasVersion} />
        <TextField name="group" label={t`Group`} hint={t`Namespace or vendor.`} />
        <div className="grid grid-cols-2 gap-3.5">
          <SelectField name="classifier" label={t`Classifier`} options={classifiers} required />
          <SelectField
            name="scope"
            label={t`Scope`}
            placeholder={t`None`}
            options={componentScopes.map((scope) => ({ value: scope, label: scopes[scope] }))}
          />
        </div>
      </div>
      <TextField
        name="purl"
        label={t`Package URL`}
        hint={t`Required for libraries and frameworks, as pkg:type/namespace/name@version`}
        spellCheck={false}
      />
      <div className={pair}>
        <TextField
          name="cpe"
          label={t`CPE`}
          hint={t`Required for operating systems, applications, and devices.`}
          spellCheck={false}
        />
        <TextField name="swidTagId" label={t`SWID tag ID`} spellCheck={false} />
      </div>
      <TextAreaField name="description" label={t`Description`} rows={2} />
    </>
  );
}

function LicenseFields({ readOnly }: { readOnly: boolean }) {
  const { t } = useLingui();
  const kind: ComponentValues['licenseKind'] = useWatch({ name: 'licenseKind' });
  return (
    <>
      <div className={pair}>
        <SelectField
          name="licenseKind"
          label={t`License given as`}
          options={[
            { value: 'known', label: t`SPDX or custom license` },
            { value: 'expression', label: t`License expression` },
            { value: 'name', label: t`Name` },
          ]}
        />
        {kind === 'known' ? (
          <SearchSelectField
            name="license"
            label={t`License`}
            find={findLicenses}
            placeholder={t`None`}
            disabled={readOnly}
          />
        ) : null}
        {kind === 'expression' ? (
          <TextField
            name="licenseExpression"
            label={t`License expression`}
            hint={t`Use an expression when one license isn't enough.`}
            placeholder={exampleExpression}
            spellCheck={false}
          />
        ) : null}
        {kind === 'name' ? (
          <TextField
            name="licenseName"
            label={t`License name`}
            hint={t`For a license that is not in the list.`}
          />
        ) : null}
      </div>
      <TextField name="licenseUrl" label={t`License URL`} type="url" />
      <TextAreaField name="copyright" label={t`Copyright`} rows={2} />
    </>
  );
}

function HashFields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="filename" label={t`File name`} />
      <div className={pair}>
        {hashFields.map(([name, label]) => (
          <TextField key={name} name={name} label={label} spellCheck={false} className="font-mono text-xs!" />
        ))}
      </div>
    </>
  );
}
