import { Plural, Trans } from '@lingui/react/macro';
import type { PackageName, Step } from '@waybill/match';
import type { ReactNode } from 'react';
import { Code } from './code.tsx';
import { Comparisons } from './comparisons.tsx';
import { feedName } from './feed-name.ts';

/** A package as people write it: `type:namespace/name`. */
function packageText({ type, namespace, name }: PackageName): string {
  return `${type}:${namespace === '' ? '' : `${namespace}/`}${name}`;
}

function identifierText(kinds: readonly ('purl' | 'cpe')[]): string {
  return kinds.map((kind) => (kind === 'cpe' ? 'CPE' : 'purl')).join(', ');
}

/** One step of a derivation as a sentence. Codes are explained at `Step` of the package `match`. */
export function StepSentence({ step }: { step: Step }): ReactNode {
  return identifierSentence(step) ?? entrySentence(step) ?? versionSentence(step) ?? unknownSentence(step);
}

/** Who speaks, and what the component is taken for. */
function identifierSentence(step: Step): ReactNode {
  switch (step.code) {
    case 'source': {
      const feed = feedName(step.data.feed);
      return (
        <Trans>
          Record <Code>{step.data.recordId}</Code> from {feed} was evaluated.
        </Trans>
      );
    }
    case 'withdrawn':
      return (
        <Trans>
          The record was withdrawn on <Code>{step.data.at}</Code> and is ignored.
        </Trans>
      );
    case 'rejected':
      return <Trans>The ID was rejected by its issuer, so the record is ignored.</Trans>;
    case 'identity_none':
      return <Trans>The component has neither a package URL nor a CPE.</Trans>;
    case 'purl_unreadable':
      return (
        <Trans>
          The package URL <Code>{step.data.purl}</Code> is invalid: {step.data.message}
        </Trans>
      );
    case 'cpe_unreadable':
      return (
        <Trans>
          The CPE <Code>{step.data.cpe}</Code> is invalid: {step.data.message}
        </Trans>
      );
    case 'purl':
      return <PurlSentence data={step.data} />;
    case 'version_from_component':
      return (
        <Trans>
          The package URL has no version, so the component's version is used: <Code>{step.data.version}</Code>
        </Trans>
      );
    case 'cpe':
      return (
        <Trans>
          The component is identified by its CPE, <Code>{step.data.cpe}</Code>. Versions are compared using
          the <Code>{step.data.scheme}</Code> scheme.
        </Trans>
      );
    default:
      return undefined;
  }
}

function PurlSentence({ data }: { data: Extract<Step, { code: 'purl' }>['data'] }) {
  const name = packageText(data);
  return (
    <>
      <Trans>
        The component is identified by its package URL as <Code>{name}</Code>. Versions are compared using the{' '}
        <Code>{data.scheme}</Code> scheme.
      </Trans>{' '}
      {data.distro === undefined ? null : (
        <Trans>
          It belongs to distribution release <Code>{data.distro}</Code>.
        </Trans>
      )}
    </>
  );
}

/** Whether an entry of the record speaks about the component at all. */
function entrySentence(step: Step): ReactNode {
  switch (step.code) {
    case 'nothing_named':
      return <Trans>The record lists no package or CPE.</Trans>;
    case 'no_common_identifier': {
      const own = identifierText(step.data.component);
      const other = identifierText(step.data.advisory);
      return (
        <Trans>
          The component is identified by {own} and the record by {other}, so they can't be compared.
        </Trans>
      );
    }
    case 'other_packages': {
      const examples = step.data.examples.join(', ');
      return (
        <>
          <Plural
            value={step.data.count}
            one="The record lists # other package or product."
            other="The record lists # other packages or products."
          />{' '}
          {examples === '' ? null : (
            <Trans>
              For example, <Code>{examples}</Code>
            </Trans>
          )}
        </>
      );
    }
    case 'same_package':
      return <SamePackageSentence data={step.data} />;
    case 'same_cpe': {
      const place = step.data.at.map((index) => index + 1).join('.');
      return (
        <Trans>
          Criterion {place} of the record matches the component: <Code>{step.data.criterion}</Code>
        </Trans>
      );
    }
    case 'name_case_differs':
      return (
        <Trans>
          The names differ in case (<Code>{step.data.component}</Code> in the component,{' '}
          <Code>{step.data.advisory}</Code> in the record).
        </Trans>
      );
    case 'distro_differs':
      return (
        <Trans>
          The distribution releases differ (<Code>{step.data.component}</Code> in the component,{' '}
          <Code>{step.data.advisory}</Code> in the record).
        </Trans>
      );
    case 'cpe_attribute_differs':
      return (
        <Trans>
          The attribute <Code>{step.data.attribute}</Code> differs (<Code>{step.data.component}</Code> in the
          component, <Code>{step.data.advisory}</Code> in the record).
        </Trans>
      );
    case 'cpe_crossed':
      return (
        <Trans>
          The component is broader in some attributes and the record in others, so neither includes the other.
        </Trans>
      );
    case 'more':
      return (
        <Plural
          value={step.data.count}
          one="# more entry in the record is not shown."
          other="# more entries in the record are not shown."
        />
      );
    default:
      return undefined;
  }
}

function SamePackageSentence({ data }: { data: Extract<Step, { code: 'same_package' }>['data'] }) {
  const name = packageText(data);
  const place = data.at + 1;
  return (
    <>
      <Trans>
        Affected entry {place} is for <Code>{name}</Code>
      </Trans>{' '}
      {data.ecosystem === undefined ? null : (
        <Trans>
          (ecosystem <Code>{data.ecosystem}</Code>)
        </Trans>
      )}
    </>
  );
}

/** How the versions compare. */
function versionSentence(step: Step): ReactNode {
  switch (step.code) {
    case 'version_missing':
      return <Trans>The component has no version to compare.</Trans>;
    case 'version_unreadable':
      return (
        <Trans>
          Version <Code>{step.data.version}</Code> isn't valid in the <Code>{step.data.scheme}</Code> scheme.
        </Trans>
      );
    case 'every_version':
      return <Trans>According to the entry, every version is affected.</Trans>;
    case 'any_version':
      return <Trans>The component's CPE includes every version, and so the affected ones.</Trans>;
    case 'version_not_applicable':
      return step.data.affected ? (
        <Trans>Neither of the two has an applicable version, so the component is affected.</Trans>
      ) : (
        <Trans>Only one of the two has an applicable version, so the component is not affected.</Trans>
      );
    case 'version_equal':
      return (
        <Trans>
          Version <Code>{step.data.version}</Code> is the affected version <Code>{step.data.advisory}</Code>.
        </Trans>
      );
    case 'version_differs':
      return (
        <Trans>
          Version <Code>{step.data.version}</Code> is not the affected version{' '}
          <Code>{step.data.advisory}</Code>.
        </Trans>
      );
    case 'version_pattern':
      return step.data.matches ? (
        <Trans>
          Version <Code>{step.data.version}</Code> matches the pattern <Code>{step.data.pattern}</Code>.
        </Trans>
      ) : (
        <Trans>
          Version <Code>{step.data.version}</Code> doesn't match the pattern <Code>{step.data.pattern}</Code>.
        </Trans>
      );
    case 'version_listed':
      return (
        <Trans>
          Version <Code>{step.data.version}</Code> is listed as affected, as <Code>{step.data.listed}</Code>.
        </Trans>
      );
    case 'version_not_listed':
      return (
        <>
          <Trans>
            Version <Code>{step.data.version}</Code> is not listed as affected.
          </Trans>{' '}
          <Plural value={step.data.count} one="The list has # version." other="The list has # versions." />
        </>
      );
    case 'no_versions':
      return <Trans>The entry lists neither a range nor individual versions.</Trans>;
    default:
      return rangeSentence(step);
  }
}

function rangeSentence(step: Step): ReactNode {
  switch (step.code) {
    case 'range_inside':
      return (
        <>
          <Trans>
            Version <Code>{step.data.version}</Code> is in an affected range.
          </Trans>
          <Comparisons {...step.data} />
        </>
      );
    case 'range_outside':
      return (
        <>
          <Trans>
            Version <Code>{step.data.version}</Code> is outside the affected range.
          </Trans>
          <Comparisons {...step.data} />
        </>
      );
    case 'range_unreadable':
      return (
        <Trans>
          The range bound <Code>{step.data.bound}</Code> isn't valid in the <Code>{step.data.scheme}</Code>{' '}
          scheme.
        </Trans>
      );
    case 'range_without_version':
      return <Trans>The component's CPE has no applicable version, so the range doesn't exclude it.</Trans>;
    case 'range_of_commits':
      return <Trans>The range lists commits, which can't be compared to versions.</Trans>;
    default:
      return undefined;
  }
}

/** A newer server may know steps that this console does not. */
function unknownSentence(step: { code: string; data: object }): ReactNode {
  return (
    <>
      <Code>{step.code}</Code> <Code>{JSON.stringify(step.data)}</Code>
    </>
  );
}
