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
          The record <Code>{step.data.recordId}</Code> of {feed} was read.
        </Trans>
      );
    }
    case 'withdrawn':
      return (
        <Trans>
          The record was withdrawn on <Code>{step.data.at}</Code> and no longer counts.
        </Trans>
      );
    case 'rejected':
      return <Trans>The issuer has rejected this id; the record does not count.</Trans>;
    case 'identity_none':
      return <Trans>The component has neither a package URL nor a CPE.</Trans>;
    case 'purl_unreadable':
      return (
        <Trans>
          The package URL <Code>{step.data.purl}</Code> cannot be read: {step.data.message}
        </Trans>
      );
    case 'cpe_unreadable':
      return (
        <Trans>
          The CPE <Code>{step.data.cpe}</Code> cannot be read: {step.data.message}
        </Trans>
      );
    case 'purl':
      return <PurlSentence data={step.data} />;
    case 'version_from_component':
      return (
        <Trans>
          The package URL names no version; that of the component is used: <Code>{step.data.version}</Code>
        </Trans>
      );
    case 'cpe':
      return (
        <Trans>
          By its CPE the component is <Code>{step.data.cpe}</Code>; versions are compared by the rules of{' '}
          <Code>{step.data.scheme}</Code>.
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
        By its package URL the component is <Code>{name}</Code>; versions are compared by the rules of{' '}
        <Code>{data.scheme}</Code>.
      </Trans>{' '}
      {data.distro === undefined ? null : (
        <Trans>
          It belongs to the distribution release <Code>{data.distro}</Code>.
        </Trans>
      )}
    </>
  );
}

/** Whether an entry of the record speaks about the component at all. */
function entrySentence(step: Step): ReactNode {
  switch (step.code) {
    case 'nothing_named':
      return <Trans>The record names no package and no CPE.</Trans>;
    case 'no_common_identifier': {
      const own = identifierText(step.data.component);
      const other = identifierText(step.data.advisory);
      return (
        <Trans>
          The component is known by {own}, the record speaks by {other}: nothing can be compared.
        </Trans>
      );
    }
    case 'other_packages': {
      const examples = step.data.examples.join(', ');
      return (
        <>
          <Plural
            value={step.data.count}
            one="The record speaks about # other package or product."
            other="The record speaks about # other packages or products."
          />{' '}
          {examples === '' ? null : (
            <Trans>
              For example: <Code>{examples}</Code>
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
          Criterion {place} of the record fits the component: <Code>{step.data.criterion}</Code>
        </Trans>
      );
    }
    case 'name_case_differs':
      return (
        <Trans>
          But the names differ in upper and lower case: <Code>{step.data.component}</Code> here,{' '}
          <Code>{step.data.advisory}</Code> in the record.
        </Trans>
      );
    case 'distro_differs':
      return (
        <Trans>
          But the distribution releases differ: <Code>{step.data.component}</Code> here,{' '}
          <Code>{step.data.advisory}</Code> in the record.
        </Trans>
      );
    case 'cpe_attribute_differs':
      return (
        <Trans>
          But the attribute <Code>{step.data.attribute}</Code> differs: <Code>{step.data.component}</Code>{' '}
          here, <Code>{step.data.advisory}</Code> in the record.
        </Trans>
      );
    case 'cpe_crossed':
      return (
        <Trans>
          But in some attributes the component is the wider one and in others the record: neither contains the
          other.
        </Trans>
      );
    case 'more':
      return (
        <Plural
          value={step.data.count}
          one="# further entry of the record is not shown."
          other="# further entries of the record are not shown."
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
        Entry {place} of the record speaks about this package: <Code>{name}</Code>
      </Trans>{' '}
      {data.ecosystem === undefined ? null : (
        <Trans>
          in the ecosystem <Code>{data.ecosystem}</Code>.
        </Trans>
      )}
    </>
  );
}

/** How the versions compare. */
function versionSentence(step: Step): ReactNode {
  switch (step.code) {
    case 'version_missing':
      return <Trans>The component has no version that could be compared.</Trans>;
    case 'version_unreadable':
      return (
        <Trans>
          The version <Code>{step.data.version}</Code> cannot be read by the rules of{' '}
          <Code>{step.data.scheme}</Code>.
        </Trans>
      );
    case 'every_version':
      return <Trans>The entry says that every version is affected.</Trans>;
    case 'any_version':
      return <Trans>The CPE of the component stands for every version, so also for the affected ones.</Trans>;
    case 'version_not_applicable':
      return step.data.affected ? (
        <Trans>Both say that a version does not apply; so it is affected.</Trans>
      ) : (
        <Trans>A version does not apply to one of the two; so it is not affected.</Trans>
      );
    case 'version_equal':
      return (
        <Trans>
          The version <Code>{step.data.version}</Code> is the affected version{' '}
          <Code>{step.data.advisory}</Code>.
        </Trans>
      );
    case 'version_differs':
      return (
        <Trans>
          The version <Code>{step.data.version}</Code> is not the affected version{' '}
          <Code>{step.data.advisory}</Code>.
        </Trans>
      );
    case 'version_pattern':
      return step.data.matches ? (
        <Trans>
          The version <Code>{step.data.version}</Code> fits the pattern <Code>{step.data.pattern}</Code>.
        </Trans>
      ) : (
        <Trans>
          The version <Code>{step.data.version}</Code> does not fit the pattern{' '}
          <Code>{step.data.pattern}</Code>.
        </Trans>
      );
    case 'version_listed':
      return (
        <Trans>
          The version <Code>{step.data.version}</Code> is in the list of affected versions, as{' '}
          <Code>{step.data.listed}</Code>.
        </Trans>
      );
    case 'version_not_listed':
      return (
        <>
          <Trans>
            The version <Code>{step.data.version}</Code> is not in the list of affected versions.
          </Trans>{' '}
          <Plural value={step.data.count} one="It holds # version." other="It holds # versions." />
        </>
      );
    case 'no_versions':
      return <Trans>The entry names neither a range nor single versions.</Trans>;
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
            The version <Code>{step.data.version}</Code> lies inside an affected range.
          </Trans>
          <Comparisons {...step.data} />
        </>
      );
    case 'range_outside':
      return (
        <>
          <Trans>
            The version <Code>{step.data.version}</Code> lies outside the affected range.
          </Trans>
          <Comparisons {...step.data} />
        </>
      );
    case 'range_unreadable':
      return (
        <Trans>
          The bound <Code>{step.data.bound}</Code> of the range cannot be read by the rules of{' '}
          <Code>{step.data.scheme}</Code>.
        </Trans>
      );
    case 'range_without_version':
      return (
        <Trans>
          The CPE of the component says that no version applies to it; so no bound of the range leaves it out.
        </Trans>
      );
    case 'range_of_commits':
      return <Trans>The range is one of commits, which a version cannot be held against.</Trans>;
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
