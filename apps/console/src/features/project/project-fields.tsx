import { useLingui } from '@lingui/react/macro';
import { collectionLogics } from '@waybill/api-contract';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { SelectField, TextAreaField, TextField } from '../../ui/form.tsx';
import { SwitchField } from '../../ui/form-choices.tsx';
import { FormTabs } from '../../ui/form-tabs.tsx';
import { SearchSelectField } from '../../ui/search-select-field.tsx';
import { WordsField } from '../../ui/words-field.tsx';
import { useClassifierOptions } from './classifier.ts';
import { useCollectionLabels } from './collection.ts';
import { ContactFields, OrganizationFields } from './contact-fields.tsx';
import { findParents } from './find-projects.ts';
import { ReferenceFields } from './reference-fields.tsx';

interface ProjectFieldsProps {
  /** The UUID of an existing project. */
  uuid?: string | undefined;
  readOnly?: boolean;
  /** Why it can be no collection; undefined when it can. */
  noCollection?: string | undefined;
  /** More fields about the project as a whole. */
  more?: ReactNode;
}

/** The fields of a project, for a new one and for one that is there. */
export function ProjectFields({ uuid, readOnly = false, noCollection, more }: ProjectFieldsProps) {
  const { t } = useLingui();
  const tabs = [
    {
      id: 'general',
      title: t`General`,
      fields: ['name', 'version', 'classifier', 'description', 'tags', 'collectionTag', 'team'],
      content: <General uuid={uuid} readOnly={readOnly} noCollection={noCollection} more={more} />,
    },
    {
      id: 'identity',
      title: t`Identity`,
      fields: ['group', 'purl', 'cpe', 'swidTagId'],
      content: <Identity />,
    },
    {
      id: 'parties',
      title: t`People and organizations`,
      fields: ['publisher', 'authors', 'manufacturer', 'supplier'],
      content: <Parties readOnly={readOnly} />,
    },
    {
      id: 'references',
      title: t`References`,
      fields: ['externalReferences'],
      content: <ReferenceFields readOnly={readOnly} />,
    },
  ];
  return <FormTabs label={t`Project`} tabs={tabs} readOnly={readOnly} />;
}

function General({ uuid, readOnly, noCollection, more }: ProjectFieldsProps) {
  const { t } = useLingui();
  const classifiers = useClassifierOptions();
  return (
    <>
      <div className="grid gap-3.5 sm:grid-cols-2">
        <TextField name="name" label={t`Name`} required />
        <TextField name="version" label={t`Version`} />
        <SelectField name="classifier" label={t`Classifier`} options={classifiers} required />
        <SearchSelectField
          name="parent"
          label={t`Parent`}
          find={(text, signal) => findParents(uuid, text, signal)}
          placeholder={t`None`}
          disabled={readOnly ?? false}
        />
      </div>
      <TextAreaField name="description" label={t`Description`} rows={3} />
      <WordsField
        name="tags"
        label={t`Tags`}
        hint={t`Separate tags with Enter, a space, or a comma.`}
        disabled={readOnly ?? false}
      />
      <Collection reason={noCollection} />
      <SwitchField name="isLatest" label={t`Mark as latest version`} />
      {more}
    </>
  );
}

function Collection({ reason }: { reason: string | undefined }) {
  const { t } = useLingui();
  const labels = useCollectionLabels();
  const { watch } = useFormContext();
  const byTag = watch('collectionLogic') === 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG';
  return (
    <div className="grid gap-3.5 sm:grid-cols-2">
      <SelectField
        name="collectionLogic"
        label={t`Collection`}
        hint={reason ?? t`A collection sums up its children and has no components of its own.`}
        options={collectionLogics.map((value) => ({
          value,
          label: labels[value],
          disabled: reason !== undefined && value !== 'NONE',
        }))}
      />
      {byTag ? <TextField name="collectionTag" label={t`Tag of the children`} required /> : null}
    </div>
  );
}

function Identity() {
  const { t } = useLingui();
  return (
    <div className="grid gap-3.5 sm:grid-cols-2">
      <TextField name="group" label={t`Group`} hint={t`Namespace or vendor.`} />
      <TextField
        name="purl"
        label={t`Package URL`}
        hint={t`Expected for libraries and frameworks, as pkg:type/namespace/name@version`}
        spellCheck={false}
      />
      <TextField
        name="cpe"
        label={t`CPE`}
        hint={t`Expected for operating systems, applications, and devices.`}
        spellCheck={false}
      />
      <TextField name="swidTagId" label={t`SWID tag ID`} spellCheck={false} />
    </div>
  );
}

function Parties({ readOnly }: { readOnly: boolean }) {
  const { t } = useLingui();
  return (
    <>
      <TextField name="publisher" label={t`Publisher`} />
      <ContactFields name="authors" label={t`Authors`} readOnly={readOnly} />
      <div className="border-t border-line pt-3.5">
        <OrganizationFields name="manufacturer" label={t`Manufacturer`} readOnly={readOnly} />
      </div>
      <div className="border-t border-line pt-3.5">
        <OrganizationFields name="supplier" label={t`Supplier`} readOnly={readOnly} />
      </div>
    </>
  );
}
