// Public to other features.
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Why } from '@waybill/api-contract';
import type { BlindSpot, Caveat } from '@waybill/match';
import { useFormat } from '../../lib/format.ts';
import { HttpError } from '../../lib/http-error.ts';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { AnalyzerAnswer } from './analyzer-answer.tsx';
import { BlindSpotSentence } from './blind-spot-sentence.tsx';
import { Code } from './code.tsx';
import { RecordDerivation } from './record-derivation.tsx';
import { VerdictBadge } from './verdict.tsx';
import { componentLabel, whyQuery } from './why.data.ts';
import { WhyDecision } from './why-decision.tsx';

export interface WhyDerivationProps {
  /** The uuid of the component. */
  component: string;
  /** Source and id, such as `NVD/CVE-2021-44228`. */
  vulnerability: string;
}

/** Why a component is, or is not, affected by a vulnerability. */
export function WhyDerivation({ component, vulnerability }: WhyDerivationProps) {
  const { t } = useLingui();
  const why = useQuery(whyQuery(component, vulnerability));
  if (why.data) return <Derivation why={why.data} />;
  if (!why.isError) return <Loading />;
  if (why.error instanceof HttpError && [400, 404].includes(why.error.status)) {
    return (
      <EmptyState title={t`Vulnerability or component not found`}>
        <Trans>
          No source has a record with the ID <Code>{vulnerability}</Code> yet, or the component no longer
          exists.
        </Trans>
      </EmptyState>
    );
  }
  return <ErrorState title={t`Couldn't load the explanation`} onRetry={() => void why.refetch()} />;
}

function Derivation({ why }: { why: Why }) {
  const { t } = useLingui();
  const component = componentLabel(why.component);
  const { vulnId } = why.vulnerability;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <VerdictBadge verdict={why.verdict} />
        <span className="font-medium wrap-anywhere">{`${component} · ${vulnId}`}</span>
      </div>
      <StoredMatch why={why} />
      <WhyDecision why={why} />
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold">{t`Evidence`}</h3>
        {why.records.length + why.answers.length === 0 ? (
          <p className="text-muted">{t`No source provides a usable record for it.`}</p>
        ) : (
          why.records.map((record) => (
            <RecordDerivation
              key={`${record.feed} ${record.recordId}`}
              record={record}
              fixedIn={why.fixedIn}
            />
          ))
        )}
        {why.answers.map((answer) => (
          <AnalyzerAnswer key={`${answer.analyzer} ${answer.matchedAs ?? ''}`} answer={answer} />
        ))}
      </section>
      <BlindSpots spots={why.blindSpots as (BlindSpot | Caveat)[]} />
    </div>
  );
}

/** The stored data beside the derivation: the start of the finding, and earlier periods. */
function StoredMatch({ why }: { why: Why }) {
  const { t } = useLingui();
  const format = useFormat();
  const since = format.dateTime(why.match?.firstSeen);
  const isMissing = why.verdict === 'affected' && why.match === undefined;
  return (
    <section>
      <h3 className="mb-1 font-semibold">{t`Current result`}</h3>
      <p>{why.match ? t`Matched since ${since}.` : t`No match.`}</p>
      {isMissing ? (
        <p className="text-warning">
          {t`According to the records, the component is affected. Matching is still pending, or the source is disabled.`}
        </p>
      ) : null}
      {why.past.length === 0 ? null : (
        <ul className="mt-1 text-muted">
          {why.past.map((interval) => {
            const from = format.dateTime(interval.firstSeen);
            const to = format.dateTime(interval.goneAt);
            return <li key={interval.firstSeen}>{t`Matched from ${from} to ${to}.`}</li>;
          })}
        </ul>
      )}
    </section>
  );
}

function BlindSpots({ spots }: { spots: readonly (BlindSpot | Caveat)[] }) {
  const { t } = useLingui();
  if (spots.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-semibold">{t`Coverage gaps`}</h3>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {spots.map((spot) => (
          <li key={`${spot.code} ${JSON.stringify(spot.data)}`} className="wrap-anywhere">
            <BlindSpotSentence spot={spot} />
          </li>
        ))}
      </ul>
    </section>
  );
}
