import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DecisionReason, ReasonChange } from '@waybill/api-contract';
import { CornerUpRight, TriangleAlert } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { useSeverityLabels } from '../../ui/badge.tsx';
import type { ListedFinding } from './audit-scope.ts';
import { findingDetailsQuery } from './finding.data.ts';
import { keyOf } from './finding-search.ts';
import { useReasonLabels } from './finding-words.ts';
import { useCarriedText } from './use-carried-text.ts';

/** Marks in a list a decision whose reasons are no longer what they were. */
export function ReasonsMark({ reasons }: { reasons: readonly DecisionReason[] }) {
  const { t } = useLingui();
  const labels = useReasonLabels();
  const list = reasons.map((reason) => labels[reason]).join(', ');
  const text = t`Reasons changed: ${list}`;
  return (
    <span role="img" aria-label={text} title={text} className="shrink-0 text-warning">
      <TriangleAlert className="size-4" aria-hidden />
    </span>
  );
}

/** Marks in a list a decision that came from another version. */
export function CarriedMark({ carried }: { carried: NonNullable<ListedFinding['analysis']['carriedFrom']> }) {
  const text = useCarriedText()(carried);
  return (
    <span role="img" aria-label={text} title={text} className="shrink-0 text-muted">
      <CornerUpRight className="size-3.5" aria-hidden />
    </span>
  );
}

/** The background of a decision that was not made here and now: its origin, and changes since. */
export function LastingDecision({ finding }: { finding: ListedFinding }) {
  const { t } = useLingui();
  const format = useFormat();
  const carriedText = useCarriedText();
  const { carriedFrom, reasonsChanged = [] } = finding.analysis;
  const details = useQuery({ ...findingDetailsQuery(keyOf(finding)), enabled: reasonsChanged.length > 0 });
  if (!carriedFrom && reasonsChanged.length === 0) return null;
  const decidedOn = format.date(carriedFrom?.decidedOn);
  return (
    <div className="flex flex-col gap-1.5">
      {carriedFrom ? (
        <p className="flex gap-2 text-muted">
          <CornerUpRight className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span className="min-w-0 wrap-anywhere">
            {carriedText(carriedFrom)}
            {carriedFrom.decidedOn === undefined ? null : <> · {decidedOn}</>}
          </span>
        </p>
      ) : null}
      {reasonsChanged.length > 0 ? (
        <div className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
          <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <div className="min-w-0 wrap-anywhere">
            <p className="font-medium">{t`Reasons changed since this analysis`}</p>
            <ul>
              {(details.data?.reasonChanges ?? reasonsChanged.map((reason) => ({ reason }))).map((change) => (
                <li key={change.reason}>
                  <Reason change={change} />
                </li>
              ))}
            </ul>
            <p className="mt-1">{t`Saving confirms the analysis as it is.`}</p>
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** A fact as it was when somebody decided, and as it is. */
function Reason({ change: { reason, before, now } }: { change: ReasonChange }) {
  const { t } = useLingui();
  const labels = useReasonLabels();
  const severities: Record<string, string> = useSeverityLabels();
  const nameOf = (value: string | undefined): string => {
    if (value === undefined) return t`none`;
    if (value === 'true') return t`yes`;
    if (value === 'false') return t`no`;
    return reason === 'SEVERITY' ? (severities[value] ?? value) : value;
  };
  const name = labels[reason];
  if (before === undefined && now === undefined) return name;
  const [was, is] = [nameOf(before), nameOf(now)];
  return t`${name}: ${was} → ${is}`;
}
