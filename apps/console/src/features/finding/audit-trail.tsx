// Public to other features.
import { useLingui } from '@lingui/react/macro';
import { type AnalysisComment, ownSource, unknownDay } from '@waybill/api-contract';
import { useSeverityLabels } from '../../ui/badge.tsx';
import { TrailList } from '../audit/trail-list.tsx';
import { type TrailWords, useServerLines } from '../audit/use-server-lines.ts';
import { readCarried } from './carried.ts';
import {
  useJustificationLabels,
  useReasonLabels,
  useResponseLabels,
  useStateLabels,
} from './finding-words.ts';
import { useCarriedText } from './use-carried-text.ts';

type FindingForm =
  | 'state'
  | 'justification'
  | 'response'
  | 'confirmed'
  | 'folded'
  | 'stated'
  | 'carried'
  | 'until'
  | 'noUntil'
  | 'expired'
  | 'noDetails'
  | 'details';
type ReasonForm =
  | 'rejected'
  | 'withdrawn'
  | 'narrowed'
  | 'unreported'
  | 'reinstated'
  | 'widened'
  | 'reported'
  | 'severity';

interface Origin {
  source: string;
  day: string;
}

/** Writes days, which are those of UTC. */
function useDate(): (day: string) => string {
  const { i18n } = useLingui();
  const date = new Intl.DateTimeFormat(i18n.locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (day) => date.format(new Date(day));
}

/** The author and the time of an entry. */
function useOriginWords(): (origin: Origin) => { who: string; when: string } {
  const { t } = useLingui();
  const dateOf = useDate();
  return ({ source, day }) => {
    const on = day === unknownDay ? undefined : dateOf(day);
    return {
      who: source === ownSource ? t`a record of this installation` : source,
      when: on === undefined ? t`on an unknown day` : t`on ${on}`,
    };
  };
}

/** Events after a decision about a finding. */
function useReasonWords(): TrailWords<ReasonForm> {
  const { t } = useLingui();
  const originOf = useOriginWords();
  const severities: Record<string, string> = useSeverityLabels();
  return {
    rejected: ({ record, ...origin }) => {
      const { who, when } = originOf(origin);
      return t`Finding ended: rejected by ${who} ${when} (${record})`;
    },
    withdrawn: ({ record, ...origin }) => {
      const { who, when } = originOf(origin);
      return t`Finding ended: withdrawn by ${who} ${when} (${record})`;
    },
    narrowed: ({ record, ...origin }) => {
      const { who, when } = originOf(origin);
      return t`Finding ended: no longer affected according to ${who} ${when} (${record})`;
    },
    unreported: (origin) => {
      const { who, when } = originOf(origin);
      return t`Finding ended: no longer reported by ${who} ${when}`;
    },
    reinstated: ({ record, ...origin }) => {
      const { who, when } = originOf(origin);
      return t`Finding reopened: reinstated by ${who} ${when} (${record})`;
    },
    widened: ({ record, ...origin }) => {
      const { who, when } = originOf(origin);
      return t`Finding reopened: affected according to ${who} ${when} (${record})`;
    },
    reported: (origin) => {
      const { who, when } = originOf(origin);
      return t`Finding reopened: reported by ${who} ${when}`;
    },
    severity: ({ from, to, record, ...origin }) => {
      const { who, when } = originOf(origin);
      const [before, after] = [severities[from] ?? from, severities[to] ?? to];
      return t`Severity: ${before} → ${after}, according to ${who} ${when} (${record})`;
    },
  };
}

/** Decisions about a finding. */
function useDecisionWords(): TrailWords<FindingForm> {
  const { t } = useLingui();
  const states: Record<string, string> = useStateLabels();
  const justifications: Record<string, string> = useJustificationLabels();
  const responses: Record<string, string> = useResponseLabels();
  const reasonLabels: Record<string, string> = useReasonLabels();
  const carriedText = useCarriedText();
  const dateOf = useDate();
  const change = (name: string, labels: Record<string, string>, { from, to }: { from: string; to: string }) =>
    `${name}: ${labels[from] ?? from} → ${labels[to] ?? to}`;
  return {
    state: (parts) => change(t`Analysis`, states, parts),
    justification: (parts) => change(t`Justification`, justifications, parts),
    response: (parts) => change(t`Vendor response`, responses, parts),
    until: ({ until }) => {
      const day = dateOf(until);
      return t`Until ${day}`;
    },
    noUntil: () => t`No end date`,
    expired: ({ until }) => {
      const day = dateOf(until);
      return t`Analysis ended. It was valid until ${day}.`;
    },
    noDetails: () => t`Details removed`,
    details: ({ details }) => t`Details: ${details}`,
    confirmed: ({ reasons }) => {
      const words = reasons.split(', ').map((word) => reasonLabels[word] ?? word);
      return t`Confirmed after a change: ${words.join(', ')}`;
    },
    folded: ({ vulnerability }) => t`Decided for all records of ${vulnerability}`,
    stated: ({ vulnerability }) => t`From VEX for ${vulnerability}`,
    carried: (_, line) => {
      const carried = readCarried(line);
      return carried ? carriedText(carried) : line;
    },
  };
}

export function AuditTrail({ comments }: { comments: readonly AnalysisComment[] }) {
  const textOf = useServerLines({ ...useReasonWords(), ...useDecisionWords() });
  return <TrailList comments={comments} textOf={textOf} />;
}
