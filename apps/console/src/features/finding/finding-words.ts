// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type {
  AnalysisJustification,
  AnalysisResponse,
  AnalysisState,
  DecisionReason,
  DependencyDepth,
  FixState,
  TicketFilter,
} from '@waybill/api-contract';
import { analyzerNames } from '../../lib/analyzer-names.ts';
import type { Tone } from '../../ui/badge.tsx';

export function useStateLabels(): Record<AnalysisState, string> {
  const { t } = useLingui();
  return {
    NOT_SET: t`Not set`,
    EXPLOITABLE: t`Exploitable`,
    IN_TRIAGE: t`In triage`,
    RESOLVED: t`Resolved`,
    FALSE_POSITIVE: t`False positive`,
    NOT_AFFECTED: t`Not affected`,
  };
}

export const stateTones: Record<AnalysisState, Tone> = {
  NOT_SET: 'neutral',
  EXPLOITABLE: 'danger',
  IN_TRIAGE: 'warning',
  RESOLVED: 'success',
  FALSE_POSITIVE: 'success',
  NOT_AFFECTED: 'success',
};

export function useJustificationLabels(): Record<AnalysisJustification, string> {
  const { t } = useLingui();
  return {
    NOT_SET: t`Not set`,
    CODE_NOT_PRESENT: t`Code not present`,
    CODE_NOT_REACHABLE: t`Code not reachable`,
    REQUIRES_CONFIGURATION: t`Requires configuration`,
    REQUIRES_DEPENDENCY: t`Requires dependency`,
    REQUIRES_ENVIRONMENT: t`Requires environment`,
    PROTECTED_BY_COMPILER: t`Protected by compiler`,
    PROTECTED_AT_RUNTIME: t`Protected at runtime`,
    PROTECTED_AT_PERIMETER: t`Protected at perimeter`,
    PROTECTED_BY_MITIGATING_CONTROL: t`Protected by mitigating control`,
  };
}

export function useResponseLabels(): Record<AnalysisResponse, string> {
  const { t } = useLingui();
  return {
    NOT_SET: t`Not set`,
    CAN_NOT_FIX: t`Cannot fix`,
    WILL_NOT_FIX: t`Will not fix`,
    UPDATE: t`Update`,
    ROLLBACK: t`Rollback`,
    WORKAROUND_AVAILABLE: t`Workaround available`,
  };
}

export function useDependencyLabels(): Record<DependencyDepth, string> {
  const { t } = useLingui();
  return { DIRECT: t`Direct`, TRANSITIVE: t`Transitive` };
}

/** The facts on which a decision rests. */
export function useReasonLabels(): Record<DecisionReason, string> {
  const { t } = useLingui();
  return { RANGE: t`Affected versions`, SEVERITY: t`Severity`, EXPLOITED: t`Known exploited`, EPSS: t`EPSS` };
}

export function useFixLabels(): Record<FixState, string> {
  const { t } = useLingui();
  return { AVAILABLE: t`Available`, NONE: t`None known` };
}

/** Labels for the state of a finding's ticket. */
export function useTicketLabels(): Record<TicketFilter, string> {
  const { t } = useLingui();
  return {
    ANY: t`Any ticket`,
    NONE: t`No ticket`,
    TODO: t`To do`,
    IN_PROGRESS: t`In progress`,
    DONE: t`Done`,
    GONE: t`Not found`,
  };
}

/** The name of the analyzer. Product names are the same in every language. */
export function useAnalyzerLabel(): (analyzer: string) => string {
  const { t } = useLingui();
  return (analyzer) => {
    if (analyzer === 'NONE') return t`Manual`;
    return analyzerNames[analyzer] ?? analyzer;
  };
}
