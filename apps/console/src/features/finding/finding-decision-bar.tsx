import { Plural, useLingui } from '@lingui/react/macro';
import { analysisStates } from '@waybill/api-contract';
import { Checkbox } from '../../ui/inputs.tsx';
import { DecisionBar } from '../audit/decision-bar.tsx';
import { useStateLabels } from './finding-words.ts';
import type { DecisionForm } from './use-decision-form.ts';

export function FindingDecisionBar({ decision }: { decision: DecisionForm }) {
  const labels = useStateLabels();
  return (
    <DecisionBar
      decision={decision}
      states={analysisStates.map((state) => ({ value: state, label: labels[state] }))}
      lastState={decision.last && labels[decision.last.state]}
      shownBy="finding"
    >
      <Aliases decision={decision} />
      <OtherVersions decision={decision} />
    </DecisionBar>
  );
}

/** Whether the same is decided about the other records of the flaw that the component has, too. */
function Aliases({ decision: { aliases } }: { decision: DecisionForm }) {
  const { t, i18n } = useLingui();
  if (aliases.findings.length === 0) return null;
  const ids = new Intl.ListFormat(i18n.locale, { type: 'unit', style: 'short' }).format(
    aliases.findings.map(({ vulnerability }) => vulnerability.vulnId),
  );
  return (
    <Checkbox
      label={t`Also for ${ids}, the same vulnerability`}
      checked={aliases.areMeant}
      onCheckedChange={aliases.setMeant}
    />
  );
}

/** Whether the same is decided about the other versions of the component that have the vulnerability, too. */
function OtherVersions({ decision: { others } }: { decision: DecisionForm }) {
  const { count } = others;
  if (count === 0) return null;
  return (
    <Checkbox
      label={<Plural value={count} one="Also for the other version" other="Also for the # other versions" />}
      checked={others.areMeant}
      onCheckedChange={others.setMeant}
    />
  );
}
