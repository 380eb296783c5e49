import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FindingDetails } from '@waybill/api-contract';
import type { ReactNode } from 'react';
import { Markdown } from '../../lib/markdown.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { WebLink } from '../../ui/web-link.tsx';
import { FlawRecords } from '../vulnerability/flaw-records.tsx';
import { Weaknesses } from '../vulnerability/weaknesses.tsx';
import { findingDetailsQuery } from './finding.data.ts';
import type { FindingKey } from './finding-search.ts';

/** The facts of all records of the finding's vulnerability. */
export function FindingFacts({ finding }: { finding: FindingKey }) {
  const { t } = useLingui();
  const details = useQuery(findingDetailsQuery(finding));
  if (details.data) return <Facts details={details.data} />;
  if (!details.isError) return <Loading />;
  return <ErrorState title={t`Couldn't load the vulnerability`} onRetry={() => void details.refetch()} />;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h4 className="mb-1 font-medium">{title}</h4>
      {children}
    </section>
  );
}

function Facts({ details }: { details: FindingDetails }) {
  const { t } = useLingui();
  const { recommendation, cweNames, references, records } = details;
  return (
    <div className="flex flex-col gap-4">
      {recommendation ? (
        <Section title={t`Recommendation`}>
          <Markdown text={recommendation} />
        </Section>
      ) : null}
      {cweNames.length > 0 ? (
        <Section title={t`Weaknesses`}>
          <Weaknesses cwes={cweNames} />
        </Section>
      ) : null}
      <Section title={t`All records for this vulnerability`}>
        <FlawRecords records={records} />
      </Section>
      {references.length > 0 ? (
        <Section title={t`References`}>
          <References urls={references} />
        </Section>
      ) : null}
    </div>
  );
}

/** Addresses outside, each below the other. */
function References({ urls }: { urls: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {urls.map((url) => (
        <li key={url}>
          <WebLink href={url} />
        </li>
      ))}
    </ul>
  );
}
