// Public to other features.
import { Plural, useLingui } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { isUnseen, type Seen } from './coverage-status.ts';

interface CoveredFigureProps {
  coverage: Seen | undefined;
  /** Vulnerabilities or findings that there are. */
  found: number;
  /** The figure, where it means something. */
  children: ReactNode;
  /** In a column of numbers, shows a dash instead of the words, which are beside it. */
  brief?: boolean;
  /** Says beside the figure of how many components it does not tell; on a narrow screen only, where a column of its own says so. */
  marked?: boolean | 'narrow';
}

/** A figure, or that nobody looked: a zero where no source covers anything would be untrue. */
export function CoveredFigure({ coverage, found, children, brief, marked }: CoveredFigureProps) {
  if (isUnseen(coverage, found)) return brief ? <Dash seen={coverage} /> : <Unseen seen={coverage} />;
  if (!marked || !coverage || coverage.blind === 0) return children;
  return (
    <span className="inline-flex max-w-full items-center gap-1.5">
      {children}
      <NotCoveredMark count={coverage.blind} isNarrow={marked === 'narrow'} />
    </span>
  );
}

/** Findings known to be exploited, or that no catalog tells which are: then a zero would be untrue. */
export function ExploitedFigure({ exploited, unread, children, brief }: ExploitedFigureProps) {
  const { t } = useLingui();
  if (!unread || exploited > 0) return children;
  const title = t`Neither CISA KEV nor EUVD has been read.`;
  return brief ? <DashOf word={t`Not covered`} title={title} /> : <Gap word={t`Not covered`} title={title} />;
}

interface ExploitedFigureProps {
  exploited: number;
  /** Neither CISA KEV nor EUVD has been read. */
  unread: boolean | undefined;
  /** The figure, where it means something. */
  children: ReactNode;
  /** In a column of numbers: a dash instead of the words. */
  brief?: boolean;
}

/** A score of EPSS, or that nobody knows it: then a dash would read as “no score”. */
export function EpssFigure({ unread, children, brief }: EpssFigureProps) {
  const { t } = useLingui();
  if (!unread) return children;
  const title = t`EPSS has not been read.`;
  return brief ? <NotCoveredSign title={title} /> : <Gap word={t`Not covered`} title={title} />;
}

interface EpssFigureProps {
  /** EPSS has not been read, and no record states the score. */
  unread: boolean | undefined;
  /** The score, or the dash of a vulnerability that has none. */
  children: ReactNode;
  /** In a column of numbers: a sign instead of the words. */
  brief?: boolean;
}

/** The text shown instead of figures. */
function useUnseenWords() {
  const { t } = useLingui();
  return ({ status }: Seen): { word: string; title: string } => {
    if (status === 'EMPTY') return { word: t`No components`, title: t`No components` };
    if (status === 'PENDING') return { word: t`Being counted`, title: t`Findings are still being counted.` };
    if (status === 'INTERNAL')
      return { word: t`Not covered`, title: t`Internal components. No source covers them, as intended.` };
    return {
      word: t`Not covered`,
      title: t`No source checks any component, so vulnerabilities can't be found.`,
    };
  };
}

function Unseen({ seen }: { seen: Seen }) {
  const { word, title } = useUnseenWords()(seen);
  if (seen.status === 'NOT_COVERED') return <Gap word={word} title={title} />;
  return (
    <span
      title={title}
      className="inline-flex max-w-full items-center gap-1 align-middle text-xs font-normal text-muted"
    >
      {seen.status === 'EMPTY' || seen.status === 'PENDING' ? null : (
        <EyeOff className="size-3.5 shrink-0" aria-hidden />
      )}
      <span className="truncate">{word}</span>
    </span>
  );
}

interface WordProps {
  word: string;
  title: string;
}

function Gap({ word, title }: WordProps) {
  return (
    <span
      title={title}
      className="inline-flex max-w-full items-center gap-1 align-middle text-xs font-normal text-warning"
    >
      <EyeOff className="size-3.5 shrink-0" aria-hidden />
      <span className="truncate">{word}</span>
    </span>
  );
}

function Dash({ seen }: { seen: Seen }) {
  return <DashOf {...useUnseenWords()(seen)} />;
}

/** The sign of what is not covered, in a column that is too narrow for the words. */
export function NotCoveredSign({ title }: { title: string }) {
  const { t } = useLingui();
  return (
    <span title={title} className="inline-flex align-middle text-warning">
      <EyeOff className="size-3.5" aria-hidden />
      <span className="sr-only">{t`Not covered`}</span>
    </span>
  );
}

function DashOf({ word, title }: WordProps) {
  return (
    <span title={title} className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{word}</span>
    </span>
  );
}

/** The number of uncovered components, beside a figure of the others. */
function NotCoveredMark({ count, isNarrow }: { count: number; isNarrow: boolean }) {
  const { i18n } = useLingui();
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-0.5 text-xs text-warning tabular-nums ${isNarrow ? 'sm:hidden' : ''}`}
    >
      <EyeOff className="size-3" aria-hidden />
      <span aria-hidden>{i18n.number(count, { notation: 'compact' })}</span>
      <span className="sr-only">
        <Plural value={count} one="# component not covered" other="# components not covered" />
      </span>
    </span>
  );
}

/** Beside the name of a component that no source covers. */
export function NotCoveredBadge() {
  const { t } = useLingui();
  return (
    <Badge tone="warning">
      <EyeOff className="size-3.5" aria-hidden />
      {t`Not covered`}
    </Badge>
  );
}
