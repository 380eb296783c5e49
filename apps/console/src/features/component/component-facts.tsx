import { useLingui } from '@lingui/react/macro';
import type { Component, ComponentRelease, RepositoryMetaComponent } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { useClassifierLabels } from '../project/classifier.ts';
import { contactNames, organizationText } from '../project/organization.ts';
import { componentLabel } from './component.data.ts';
import { useScopeLabels } from './scope.ts';

/** An identifier in full, with a button that copies it. */
function Identifier({ text, label }: { text: string; label: string }) {
  return (
    <span className="inline-flex items-start gap-1">
      <span className="font-mono text-xs leading-5 wrap-anywhere">{text}</span>
      <CopyButton text={text} label={label} className="-my-1" />
    </span>
  );
}

/** The newest version that its repository has, and since when. */
function LatestVersion({ meta }: { meta: RepositoryMetaComponent }) {
  const { t } = useLingui();
  const format = useFormat();
  const published = format.date(meta.published);
  const checked = format.date(meta.lastCheck);
  return (
    <span title={t`Checked on ${checked}`}>
      {meta.latestVersion}
      {meta.published === undefined ? null : (
        <span className="text-muted"> {t`published on ${published}`}</span>
      )}
    </span>
  );
}

/** A repository that sends more for the package than Waybill reads. */
function Oversized({ answer }: { answer: NonNullable<ComponentRelease['oversized']> }) {
  const { t } = useLingui();
  const format = useFormat();
  const { repository } = answer;
  const again = format.dateTime(answer.askedAgain);
  return (
    <>{t`The repository ${repository} sends more data for this package than Waybill reads. Next attempt after ${again}.`}</>
  );
}

/** The identifiers of a component. */
export function Identity({ component, release }: { component: Component; release: ComponentRelease }) {
  const { t } = useLingui();
  const format = useFormat();
  const labels = useClassifierLabels();
  const scopes = useScopeLabels();
  const { purl, cpe, swidTagId, classifier, repositoryMeta } = component;
  return (
    <Facts
      facts={[
        { label: t`Name`, value: component.name },
        { label: t`Version`, value: component.version },
        { label: t`Published`, value: release.published && format.date(release.published) },
        { label: t`Latest version`, value: repositoryMeta && <LatestVersion meta={repositoryMeta} /> },
        {
          label: t`Not looked up`,
          value: release.oversized && <Oversized answer={release.oversized} />,
        },
        { label: t`Group`, value: component.group },
        { label: t`Classifier`, value: classifier && labels[classifier] },
        { label: t`Scope`, value: component.scope && scopes[component.scope] },
        {
          label: t`Package URL`,
          value: purl && <Identifier text={purl} label={t`Copy package URL`} />,
        },
        { label: t`CPE`, value: cpe && <Identifier text={cpe} label={t`Copy CPE`} /> },
        {
          label: t`SWID tag ID`,
          value: swidTagId && <Identifier text={swidTagId} label={t`Copy SWID tag ID`} />,
        },
      ]}
    />
  );
}

/** The authors of a component, and its related things. */
export function Origin({ component }: { component: Component }) {
  const { t } = useLingui();
  const { parent, children = [] } = component;
  const facts = [
    { label: t`Description`, value: component.description },
    { label: t`Authors`, value: contactNames(component.authors) ?? component.author },
    { label: t`Publisher`, value: component.publisher },
    { label: t`Supplier`, value: organizationText(component.supplier) },
    { label: t`File name`, value: component.filename },
    {
      label: t`Parent component`,
      value: parent && <AppLink path={paths.component(parent.uuid)}>{componentLabel(parent)}</AppLink>,
    },
    {
      label: t`Subcomponents`,
      value:
        children.length > 0 ? (
          <ul className="max-h-60 overflow-y-auto">
            {children.map((child) => (
              <li key={child.uuid}>
                <AppLink path={paths.component(child.uuid)}>{componentLabel(child)}</AppLink>
              </li>
            ))}
          </ul>
        ) : null,
    },
    { label: t`Notes`, value: component.notes },
  ];
  if (facts.every(({ value }) => !value)) return <p className="text-muted">{t`No origin information.`}</p>;
  return <Facts facts={facts} />;
}
