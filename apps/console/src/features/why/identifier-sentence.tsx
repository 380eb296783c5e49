import { Trans } from '@lingui/react/macro';
import type { Step } from '@waybill/match';
import type { ReactNode } from 'react';
import { Code } from './code.tsx';
import { feedName } from './feed-name.ts';
import { packageText } from './package-text.ts';

/** Which record it is, and what the component is taken for. */
export function identifierSentence(step: Step): ReactNode {
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
    case 'source_package':
      return <SourcePackageSentence data={step.data} />;
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

function SourcePackageSentence({ data }: { data: Extract<Step, { code: 'source_package' }>['data'] }) {
  const name = data.version === undefined ? data.name : `${data.name} ${data.version}`;
  return data.distro === undefined ? (
    <Trans>
      It is matched by its source package <Code>{name}</Code>.
    </Trans>
  ) : (
    <Trans>
      It is matched by its source package <Code>{name}</Code> of release <Code>{data.distro}</Code>.
    </Trans>
  );
}
