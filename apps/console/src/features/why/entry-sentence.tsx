import { Plural, Trans } from '@lingui/react/macro';
import type { Step } from '@waybill/match';
import type { ReactNode } from 'react';
import { Code } from './code.tsx';
import { packageText } from './package-text.ts';

function identifierText(kinds: readonly ('purl' | 'cpe')[]): string {
  return kinds.map((kind) => (kind === 'cpe' ? 'CPE' : 'purl')).join(', ');
}

/** True if an entry of the record is about the component at all. */
export function entrySentence(step: Step): ReactNode {
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
    case 'stream_untold':
      return (
        <Trans>
          The entry covers only release <Code>{step.data.advisory}</Code> with extended support. The exact
          release of the component is unknown, so it's compared anyway.
        </Trans>
      );
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
      {data.by === 'source' ? (
        <Trans>
          Affected entry {place} is for the source package <Code>{name}</Code>
        </Trans>
      ) : (
        <Trans>
          Affected entry {place} is for <Code>{name}</Code>
        </Trans>
      )}{' '}
      {data.ecosystem === undefined ? null : (
        <Trans>
          (ecosystem <Code>{data.ecosystem}</Code>)
        </Trans>
      )}
    </>
  );
}
