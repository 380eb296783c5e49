import { useLingui } from '@lingui/react/macro';
import type { WhyRecord } from '@waybill/api-contract';
import type { Step } from '@waybill/match';
import { useFormat } from '../../lib/format.ts';
import { feedName } from './feed-name.ts';
import { StepSentence } from './step-sentence.tsx';
import { VerdictBadge } from './verdict.tsx';

/** How one record of one source was judged, step by step. */
export function RecordDerivation({ record, fixedIn }: { record: WhyRecord; fixedIn: readonly string[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const feed = feedName(record.feed);
  const date = format.dateTime(record.modified);
  // The heading shows the source.
  const steps = record.steps.filter((step) => step.code !== 'source') as Step[];
  return (
    <section className="rounded-lg border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-3 py-2">
        <h4 className="font-medium wrap-anywhere">{`${feed} · ${record.recordId}`}</h4>
        <span className="me-auto text-xs text-muted">
          {record.modified === undefined ? t`no date` : t`record dated ${date}`}
        </span>
        <VerdictBadge verdict={record.verdict} />
      </header>
      <ol className="flex list-decimal flex-col gap-1.5 py-2.5 ps-8 pe-3 marker:text-muted">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id and never move
          <li key={index} className="wrap-anywhere">
            <StepSentence step={step} fixedIn={fixedIn} />
          </li>
        ))}
      </ol>
    </section>
  );
}
