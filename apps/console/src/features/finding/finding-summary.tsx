import { useLingui } from '@lingui/react/macro';
import type { AuditFinding } from '@waybill/api-contract';
import { EyeOff } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { Badge, SeverityBadge } from '../../ui/badge.tsx';
import { ToggleButton } from '../../ui/toggle-button.tsx';
import { SourceChip } from '../vulnerability/source-chip.tsx';
import { stateTones, useAnalyzerLabel, useStateLabels } from './finding-words.ts';

export interface FindingSummaryProps {
  project: string;
  finding: AuditFinding;
  suppression: { reason: string | undefined; busy: boolean; toggle: () => void };
}

/** What the finding is, in a few lines, with the button that suppresses it. */
export function FindingSummary({ project, finding, suppression }: FindingSummaryProps) {
  const { t } = useLingui();
  const format = useFormat();
  const stateLabels = useStateLabels();
  const analyzerLabel = useAnalyzerLabel();
  const { component, vulnerability, analysis, attribution } = finding;
  const version = component.version ?? '';
  const analyzer = analyzerLabel(attribution.analyzerIdentity);
  const date = format.date(attribution.attributedOn);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <SeverityBadge severity={vulnerability.severity} />
        <SourceChip source={vulnerability.source} />
        <AppLink path={paths.vulnerability(vulnerability.source, vulnerability.vulnId)}>
          {vulnerability.vulnId}
        </AppLink>
        {analysis.state === 'NOT_SET' ? null : (
          <Badge tone={stateTones[analysis.state]}>{stateLabels[analysis.state]}</Badge>
        )}
        <ToggleButton
          className="ms-auto"
          size="sm"
          icon={<EyeOff className="size-3.5" aria-hidden />}
          pressed={analysis.isSuppressed}
          onPressedChange={suppression.toggle}
          disabledReason={suppression.reason}
          busy={suppression.busy}
          aria-keyshortcuts="s"
        >
          {analysis.isSuppressed ? t`Suppressed` : t`Suppress`}
        </ToggleButton>
      </div>
      {vulnerability.title ? <p className="wrap-anywhere">{vulnerability.title}</p> : null}
      <p className="flex flex-wrap gap-x-3 text-xs text-muted">
        <span>
          <AppLink path={paths.component(component.uuid)}>{`${component.name} ${version}`}</AppLink>{' '}
          <AppLink path={paths.projectGraphFocus(project, [component.uuid])}>{t`(all ways to it)`}</AppLink>
        </span>
        {vulnerability.cvss === undefined ? null : <span>{`CVSS ${format.number(vulnerability.cvss)}`}</span>}
        {vulnerability.epssScore === undefined ? null : (
          <span>{`EPSS ${format.percent(vulnerability.epssScore)}`}</span>
        )}
        <span>{t`found by ${analyzer} on ${date}`}</span>
      </p>
    </div>
  );
}
