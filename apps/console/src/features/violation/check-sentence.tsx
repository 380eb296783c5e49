import { useLingui } from '@lingui/react/macro';
import type { ConditionCheck, WhyStep } from '@waybill/api-contract';
import { Check, X } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { severities, useSeverityLabels } from '../../ui/badge.tsx';
import { periodText } from '../policy/period-text.ts';
import { useAgeLabels, useConditionOperatorLabels } from '../policy/policy-words.ts';

/** Labels for the facts that conditions use. */
function useFactLabels(): Record<string, string> {
  const { t } = useLingui();
  return {
    severity: t`Severity`,
    vulnerability_id: t`Vulnerability ID`,
    cwe: t`CWE`,
    epss: t`EPSS score`,
    license: t`License`,
    group: t`Group`,
    name: t`Name`,
    version: t`Version`,
    purl: t`Package URL`,
    cpe: t`CPE`,
    swid_tag_id: t`SWID tag ID`,
    hash: t`Hash`,
    latest_version: t`Latest version`,
    age: t`Publication date`,
    version_distance: t`Version distance`,
    is_internal: t`Internal component`,
    is_outdated: t`Outdated component`,
    cvss: t`CVSS score`,
    fix_available: t`Fix available`,
    known_exploited: t`Known exploited`,
  };
}

const truths = ['is_internal', 'is_outdated', 'fix_available', 'known_exploited'];

function textIn(details: Record<string, unknown>, name: string): string | undefined {
  const value = details[name];
  return typeof value === 'string' ? value : undefined;
}

/** One comparison: the component's fact and the condition's value. */
export function CheckSentence({ check }: { check: ConditionCheck }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const facts = useFactLabels();
  const operators = useConditionOperatorLabels();
  const ages = useAgeLabels();
  const severityLabels = useSeverityLabels();
  const { fact, actual, operator, expected, held, details } = check;
  const period = fact === 'age' && expected !== null ? periodText(expected, i18n.locale) : undefined;
  const comparison = (period === undefined ? undefined : ages[operator]) ?? operators[operator];

  function wordsOf(value: string | null): string {
    const severity = severities.find((known) => known === value);
    if (fact === 'severity' && severity) return severityLabels[severity];
    if (fact === 'age') return format.date(value);
    if (truths.includes(fact)) return value === 'true' ? t`Yes` : t`No`;
    if (value === 'unresolved') return t`Unresolved`;
    return value ?? t`none`;
  }

  const dueText = (age: string, day: string) => {
    const date = format.date(day);
    return t`${age} on ${date}`;
  };
  const vulnerability = textIn(details, 'vulnerability');
  const algorithm = textIn(details, 'algorithm');
  const latest = textIn(details, 'latest');
  const fixedIn = textIn(details, 'fixedIn');
  const due = textIn(details, 'due');
  const notes = [
    ...(vulnerability && fact !== 'vulnerability_id' ? [vulnerability] : []),
    ...(algorithm ? [algorithm] : []),
    ...(fixedIn ? [t`fixed in ${fixedIn}`] : []),
    ...(latest ? [t`latest version ${latest}`] : []),
    ...(due && period !== undefined ? [dueText(period, due)] : []),
  ];
  return (
    <>
      <span className="text-muted">{facts[fact] ?? fact}</span>{' '}
      <span className="font-mono text-xs">{wordsOf(actual)}</span>
      {notes.length === 0 ? null : <span className="text-muted"> ({notes.join(', ')})</span>}
      <span className="flex items-center gap-1 text-xs text-muted">
        {held ? (
          <Check className="size-3 shrink-0" role="img" aria-label={t`Met`} />
        ) : (
          <X className="size-3 shrink-0" role="img" aria-label={t`Not met`} />
        )}
        {comparison} {period ?? wordsOf(expected)}
      </span>
    </>
  );
}

/** Why a condition could not be put to the component. */
export function SkipSentence({ reason: { code, data } }: { reason: WhyStep }) {
  const { t } = useLingui();
  const facts = useFactLabels();
  const name = textIn(data, 'fact') ?? '';
  const fact = facts[name] ?? name;
  switch (code) {
    case 'fact_missing':
      return t`Unknown for this component: ${fact}.`;
    case 'fact_unreadable':
      return t`Can't be read for this component: ${fact}.`;
    case 'not_a_direct_dependency':
      return t`The component is not a direct dependency of the project.`;
    case 'license_unknown':
      return t`The license of the condition no longer exists.`;
    case 'license_group_unknown':
      return t`The license group of the condition no longer exists.`;
    default:
      return t`The condition can't be read.`;
  }
}
