import { Plural, Trans } from '@lingui/react/macro';
import type { Step } from '@waybill/match';
import type { ReactNode } from 'react';
import { Code } from './code.tsx';
import { Comparisons } from './comparisons.tsx';

/** How the versions compare. */
export function versionSentence(step: Step, fixedIn: readonly string[]): ReactNode {
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
      return rangeSentence(step, fixedIn);
  }
}

function rangeSentence(step: Step, fixedIn: readonly string[]): ReactNode {
  switch (step.code) {
    case 'range_inside':
      return (
        <>
          <Trans>
            Version <Code>{step.data.version}</Code> is in an affected range.
          </Trans>
          <Comparisons {...step.data} fixedIn={fixedIn} />
        </>
      );
    case 'range_outside':
      return (
        <>
          <Trans>
            Version <Code>{step.data.version}</Code> is outside the affected range.
          </Trans>
          <Comparisons {...step.data} fixedIn={fixedIn} />
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
