// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { Ticket, TicketCategory } from '@waybill/api-contract';
import { CircleCheckBig } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { WebLink } from '../../ui/web-link.tsx';

const tones: Readonly<Record<TicketCategory, Tone>> = {
  TODO: 'neutral',
  IN_PROGRESS: 'accent',
  DONE: 'success',
  GONE: 'neutral',
};

interface TicketsProps {
  tickets: readonly Ticket[];
  /** True if the subject is undecided. */
  isOpen: boolean;
}

/** The tickets that alerts made of a finding or a violation, and how they fare. One that is done closes nothing by itself. */
export function Tickets({ tickets, isOpen }: TicketsProps) {
  const { t } = useLingui();
  if (tickets.length === 0) return null;
  const isDone = tickets.some(({ category }) => category === 'DONE');
  return (
    <section aria-label={t`Tickets`} className="flex flex-col gap-1.5">
      <ul className="flex flex-col gap-1">
        {tickets.map((ticket) => (
          <TicketLine key={`${ticket.system} ${ticket.key}`} ticket={ticket} />
        ))}
      </ul>
      {isOpen && isDone ? (
        <p className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-warning">
          <CircleCheckBig className="mt-0.5 size-4 shrink-0" aria-hidden />
          {t`The ticket is done. Check again and decide.`}
        </p>
      ) : null}
    </section>
  );
}

function TicketLine({ ticket: { key, url, status, category, checked } }: { ticket: Ticket }) {
  const { t } = useLingui();
  const format = useFormat();
  const when = format.relative(checked);
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="text-muted">{t`Ticket`}</span>
      <WebLink href={url}>{key}</WebLink>
      {category ? (
        <Badge tone={tones[category]}>{category === 'GONE' ? t`Not found` : (status ?? t`Unknown`)}</Badge>
      ) : null}
      {checked === undefined ? null : (
        <span className="text-xs text-muted" title={format.dateTime(checked)}>{t`checked ${when}`}</span>
      )}
      {checked === undefined ? (
        <span className="text-xs text-muted">{t`Its state is read soon.`}</span>
      ) : null}
    </li>
  );
}
