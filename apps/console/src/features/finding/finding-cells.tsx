import { useLingui } from '@lingui/react/macro';
import type { AuditFinding, AuditFindingComponent, FindingFix, FlawSummary } from '@waybill/api-contract';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { PathName } from '../../ui/path-name.tsx';
import { listAliases } from '../vulnerability/aliases.ts';
import { ExploitedMark } from '../vulnerability/exploited.tsx';
import { FlawName } from '../vulnerability/flaw-name.tsx';
import { stateTones, useAnalyzerLabel, useDependencyLabels, useStateLabels } from './finding-words.ts';

interface Cell {
  row: AuditFinding;
}

interface ComponentNameProps {
  component: AuditFindingComponent;
  /** Marks behind the name. */
  children?: ReactNode;
}

/** The ways to the component's page and its place in the graph stand in the panel, which the row opens. */
export function ComponentName({ component: { name, group }, children }: ComponentNameProps) {
  return (
    <span className="flex items-center gap-1.5">
      <span title={group ? `${group} ${name}` : name} className="flex min-w-0">
        <PathName name={name} />
      </span>
      {children}
    </span>
  );
}

export function ComponentCell({ row }: Cell) {
  return <ComponentName component={row.component} />;
}

export function FlawCell({ flaw }: { flaw: FlawSummary }) {
  const { knownExploited } = flaw;
  return (
    <FlawName flaw={flaw} isPlain mark={knownExploited ? <ExploitedMark entry={knownExploited} /> : null} />
  );
}

export function FixCell({ fix }: { fix: FindingFix | undefined }) {
  const { t } = useLingui();
  if (!fix) return <span className="text-muted">–</span>;
  const { nearest, latest = nearest, from } = fix;
  return (
    <span
      title={
        latest === nearest
          ? t`Fixed in ${nearest} (from ${from})`
          : t`Fixed in ${nearest}, also in ${latest} (from ${from})`
      }
    >
      {nearest}
    </span>
  );
}

export function AliasCell({ row }: Cell) {
  return (
    <span className="flex gap-2">
      {listAliases(row.vulnerability.aliases, row.vulnerability.vulnId).map(({ source, vulnId }) => (
        <AppLink key={vulnId} path={paths.vulnerability(source, vulnId)}>
          {vulnId}
        </AppLink>
      ))}
    </span>
  );
}

export function DependencyCell({ row }: Cell) {
  const labels = useDependencyLabels();
  return row.component.isDirect ? labels.DIRECT : <span className="text-muted">{labels.TRANSITIVE}</span>;
}

export function StateCell({ row }: Cell) {
  const labels = useStateLabels();
  const { state } = row.analysis;
  if (state === 'NOT_SET') return <span className="text-muted">{labels[state]}</span>;
  return <Badge tone={stateTones[state]}>{labels[state]}</Badge>;
}

export function SuppressedCell({ row }: Cell) {
  const { t } = useLingui();
  return row.analysis.isSuppressed ? (
    <EyeOff className="size-4 text-muted" aria-label={t`Suppressed`} />
  ) : null;
}

export function AnalyzerCell({ row }: Cell) {
  const label = useAnalyzerLabel();
  return label(row.attribution.analyzerIdentity);
}

export function FoundCell({ row }: Cell) {
  const format = useFormat();
  const { attributedOn } = row.attribution;
  return <time title={format.dateTime(attributedOn)}>{format.age(attributedOn)}</time>;
}
