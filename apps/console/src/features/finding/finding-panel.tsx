import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { analysisStates } from '@waybill/api-contract';
import { useRef } from 'react';
import { InProject } from '../../lib/in-project.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { DecisionBar } from '../audit/decision-bar.tsx';
import { PanelButtons } from '../audit/panel-buttons.tsx';
import { showSection } from '../audit/panel-section.tsx';
import { useMissingNotice } from '../audit/use-missing-notice.ts';
import { useFinalFocus, useFocusFromRow } from '../audit/use-panel-focus.ts';
import { useSaveKey } from '../audit/use-save-key.ts';
import { useSuppression } from '../audit/use-suppression.ts';
import { useUndo } from '../audit/use-undo.ts';
import { flawId } from '../vulnerability/flaw-id.ts';
import { analysisQuery, useSuppress, useUndoDecision } from './analysis.data.ts';
import type { ListedFinding } from './audit-scope.ts';
import { oneFindingQuery } from './finding-list.data.ts';
import { versionedName } from './finding-names.ts';
import { type FindingKey, keyOf, type PanelView } from './finding-search.ts';
import { FindingSummary } from './finding-summary.tsx';
import { useStateLabels } from './finding-words.ts';
import { PanelViews } from './panel-views.tsx';
import { type DecisionForm, useDecisionForm } from './use-decision-form.ts';

export interface FindingPanelProps {
  /** The finding that is open; undefined closes the panel. */
  finding: FindingKey | undefined;
  /** True if the address cannot name a finding. */
  isNoFinding: boolean;
  /** Its row, where the list has it. */
  row: ListedFinding | undefined;
  /** The part that the address leads to. */
  view: PanelView | undefined;
  onView: (view: PanelView) => void;
  onClose: () => void;
  /** The finding does not exist: the address should no longer name it. */
  onMissing: () => void;
  /** Opens a finding that was left. */
  onReopen: (finding: ListedFinding) => void;
  /** False when the next one could not be reached. */
  onNext: (() => Promise<boolean>) | undefined;
  onPrevious: (() => Promise<boolean>) | undefined;
  onHelp: () => void;
}

/** The finding of the address: its row, else what the server says, else what was shown a moment ago. */
function useShownFinding({ finding, row }: FindingPanelProps) {
  const single = useQuery({
    ...oneFindingQuery(finding ?? { project: '', component: '', vulnerability: '' }),
    enabled: finding !== undefined && row === undefined,
  });
  const last = useRef<ListedFinding>(undefined);
  const found = row ?? single.data?.rows[0];
  if (found) last.current = found;
  const isLast =
    finding?.component === last.current?.component.uuid &&
    finding?.vulnerability === last.current?.vulnerability.uuid;
  // A decision can take the row out of the list: what is being typed beside it must not go with it.
  const shown = finding ? (found ?? (isLast && single.isPending ? last.current : undefined)) : undefined;
  return { shown, single };
}

/** One finding beside the list: what it is, what was decided, why it is one. */
export function FindingPanel(props: FindingPanelProps) {
  const { t } = useLingui();
  const { finding } = props;
  const { shown, single } = useShownFinding(props);
  const notFound = { title: t`Finding not found`, text: t`A newer BOM or record may have removed it.` };
  useMissingNotice(props.isNoFinding || (single.isSuccess && !shown), notFound, props.onMissing);
  const finalFocus = useFinalFocus(finding !== undefined);
  useFocusFromRow(finding && `${finding.component}:${finding.vulnerability}`);
  const title = shown ? `${flawId(shown.vulnerability)} · ${versionedName(shown.component)}` : t`Finding`;
  const words = {
    previous: t`Previous finding`,
    isFirst: t`This is the first finding.`,
    next: t`Next finding`,
    isLast: t`This is the last finding.`,
  };
  return (
    <SidePanel
      open={finding !== undefined}
      onOpenChange={(open) => !open && props.onClose()}
      title={title}
      finalFocus={finalFocus}
      actions={
        <PanelButtons
          words={words}
          onNext={props.onNext}
          onPrevious={props.onPrevious}
          onHelp={props.onHelp}
        />
      }
    >
      {shown ? (
        <InProject uuid={shown.project.uuid}>
          <PanelContent
            {...props}
            key={`${shown.component.uuid} ${shown.vulnerability.uuid}`}
            shown={shown}
          />
        </InProject>
      ) : single.isError ? (
        <ErrorState title={t`Couldn't load the finding`} onRetry={() => void single.refetch()} />
      ) : finding ? (
        <Loading />
      ) : null}
    </SidePanel>
  );
}

const otherPeopleMs = 10_000;

const nothing = () => {};

function focusField(field: string): void {
  document.querySelector<HTMLElement>(`[data-side-panel] ${field}`)?.focus();
}

function PanelContent(props: FindingPanelProps & { shown: ListedFinding }) {
  const { shown, view, onView } = props;
  // Others' decisions appear while the finding is open.
  const analysis = useQuery({
    ...analysisQuery(keyOf(shown), shown.analysis.isRecorded),
    refetchInterval: otherPeopleMs,
  });
  const decision = useDecisionForm({
    finding: shown,
    analysis: analysis.data,
    onNext: props.onNext,
    onReopen: () => props.onReopen(shown),
  });
  const suppression = useFindingSuppression({ ...props, finding: shown, decision });
  const states = useStateLabels();

  function goTo(section: PanelView): void {
    onView(section);
    showSection(section);
  }
  useKeys({
    j: props.onNext ?? nothing,
    k: props.onPrevious ?? nothing,
    f: () => focusField('[name="state"]:checked'),
    c: () => focusField('[name="comment"]'),
    r: decision.repeat,
    o: () => decision.others.setMeant((meant) => !meant),
    ...Object.fromEntries(analysisStates.map((_, index) => [index + 1, () => decision.choose(index + 1)])),
    s: suppression.toggle,
    v: () => goTo('facts'),
    a: () => goTo('audit'),
    w: () => goTo('why'),
  });
  useSaveKey(decision.saveAndNext);
  return (
    <div className="flex min-h-full flex-col gap-4">
      <FindingSummary finding={shown} suppression={suppression} />
      <PanelViews
        finding={shown}
        analysis={analysis.data}
        analysisError={analysis.error}
        onRetry={() => void analysis.refetch()}
        view={view}
        decision={decision}
      />
      <DecisionBar
        decision={decision}
        lastState={decision.last && states[decision.last.state]}
        shownBy="finding"
      />
    </div>
  );
}

interface SuppressionProps extends Pick<FindingPanelProps, 'onNext' | 'onReopen'> {
  finding: ListedFinding;
  decision: DecisionForm;
}

function useFindingSuppression({ finding, decision, onNext, onReopen }: SuppressionProps) {
  const { t } = useLingui();
  const suppress = useSuppress();
  const { aliases, going, isTyping } = decision;
  const withAliases = aliases.areMeant && aliases.findings.length > 0;
  return useSuppression({
    permission: 'VULNERABILITY_ANALYSIS',
    isSuppressed: finding.analysis.isSuppressed,
    name: flawId(finding.vulnerability),
    words: {
      suppressed: t`Finding suppressed`,
      unsuppressed: t`Finding unsuppressed`,
      open: t`Open finding`,
    },
    busy: suppress.isPending,
    store: (isSuppressed, quiet) =>
      suppress.mutateAsync({ key: keyOf(finding), isSuppressed, withAliases, quiet }),
    undoOf: useUndo(useUndoDecision().mutateAsync),
    isTyping,
    going,
    onNext,
    onReopen: () => onReopen(finding),
  });
}
